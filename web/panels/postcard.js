// What a friend will see of a move: a small board, the move in words, the link. It is drawn when
// there is a move to send, by what the first page draws its boards with.

import { palette } from "../board/paint.js";
import { part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { toldTo } from "./turn.js";

/** @import { Picture } from "../board/paint.js" */
/** @import { View } from "../types.js" */

const ENDS = 14; // letters of a link at its beginning and at its end

let drawn = ""; // the link whose board is on the card

/** A link in short, from what names the game. @param {string} link */
const brief = (link) =>
  link.length > 2 * ENDS + 1 ? `${link.slice(0, ENDS)}…${link.slice(-ENDS)}` : link;

/**
 * @param {View} view
 * @param {() => Omit<Picture, "moment">} picture how the board looks
 * @param {boolean} wanted
 */
export function showPostcard(view, picture, wanted) {
  part("postcard").hidden = !wanted;
  if (!wanted || drawn === view.link) return;
  drawn = view.link;
  write("postcard-text", `${toldTo(view, view.whose)}. ${t("Your turn!")}`);
  write("postcard-link", `…/${brief(view.link)}`);
  draw(view.link, picture);
}

/** @param {string} link @param {() => Omit<Picture, "moment">} picture */
async function draw(link, picture) {
  const image = /** @type {HTMLImageElement} */ (part("postcard-board"));
  image.removeAttribute("src");
  try {
    const { svg } = await import("../board/picture.js");
    if (drawn !== link) return;
    const { colour, font } = palette(image);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg(picture(), colour, font))}`;
  } catch {
    drawn = ""; // the words are there; the board comes with the next move
  }
}
