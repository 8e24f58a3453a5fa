// Writes what is painted for every mark of every game as JSON, for the sheet of states in the gallery.

import { seen } from "../../web/board/seen.js";
import { captured, cases } from "./views.js";

/** The sites that a case is about, the most telling ones first. @param {any} picture */
const about = ({ hover, picked, refused, hint, ghosts, steps, last, scene }) =>
  [
    hover ? [hover] : [],
    picked,
    refused,
    hint,
    ghosts.map(({ site }) => site),
    steps.flatMap(({ start, end }) => [start, end]),
    scene.closed,
    last,
  ].find((some) => some.some((id) => scene.sites.some((site) => site.id === id))) ?? [];

const pictures = cases.map(({ game, name, doing, coordinates, leaving }) => {
  const picture = captured(seen(doing, coordinates), leaving);
  const moment = picture.moment && { ...picture.moment, away: [...picture.moment.away] };
  return { game, name, about: about(picture), ...picture, targets: [...picture.targets], moment };
});
process.stdout.write(JSON.stringify(pictures));
