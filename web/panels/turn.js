// Whose turn it is and what happened, told to the person here: as "you" where the page knows who that
// is. The headline is a line or two; who cannot see the page also hears it in the game's own words.

import { part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { isOver, result } from "./over.js";
import { isAside } from "./places.js";
import { remark, showTodo } from "./status.js";

/** @import { Sitting } from "../page/table.js" */
/** @import { Player, View } from "../types.js" */

const LONG = 20; // letters of a headline that fit in a line
const WORDY = 48; // letters of what happened that leave room for another sentence

/** Whether a friend is to move, and the link is to bring the game there. @param {View} view @param {Sitting} who */
const isFriends = ({ whose }, { you, rival }) => rival === "friend" && whose !== you;

/** Whether somebody is spoken to who looks at the latest move. @param {View} view @param {Sitting} who */
const isPersonal = ({ outcome, ply, moves, error }, { you }) =>
  you !== null && !outcome && !error && ply === moves.length;

/**
 * @param {View} view
 * @param {Sitting} who
 * @param {boolean} fresh whether the link was just opened
 */
export function showTurn(view, who, fresh) {
  if (view.error) return showFlaw(view);
  const { outcome, whose, ply, plates, title } = view;
  const { you } = who;
  const side = you ?? (outcome ? outcome.winner : whose);
  document
    .querySelector("[data-turn]")
    ?.setAttribute("data-turn", side === null ? "" : view.shapes[side]);
  const move = ply > 0 ? t("Move {ply}", { ply }) : title;
  write("who", you === null ? move : t("You play {crew}", { crew: plates[you].crew }));
  const told = isOver(view) ? [result(view, who)] : personally(view, who, fresh);
  const arrived = fresh && told?.length === 2;
  part("headline").toggleAttribute("data-arrived", arrived);
  if (told) showLines(told);
  else showHeadline(view);
  write("whose", told ? view.headline : "");
  document.title = told ? `${isOver(view) ? told[0] : brief(view, who)} · ${title}` : named(view);
  const { parentElement, childNodes } = part("headline");
  const longest = Math.max(...[...childNodes].map((some) => some.textContent?.length ?? 0));
  parentElement?.toggleAttribute("data-lengthy", longest > LONG && !(arrived && isAside()));
}

/** Whose turn it is, in few words. @param {View} view @param {Sitting} who */
function brief({ whose }, { you, rival }) {
  if (whose === you) return t("Your turn");
  return rival === "computer" ? t("Computer’s turn") : t("Your friend’s turn");
}

/** @param {View} view @param {Sitting} who @param {boolean} fresh @returns {string[] | null} */
function personally(view, who, fresh) {
  if (!isPersonal(view, who)) return null;
  const { whose, owners, plates } = view;
  const { you, rival, sent } = who;
  if (whose === you && rival === "friend" && fresh) {
    return [t("Your turn."), t("You play {crew}.", { crew: plates[whose ?? 0].crew })];
  }
  if (!isFriends(view, who)) return [brief(view, who)];
  if (sent === "shared") return [t("Sent."), t("Your friend’s turn")];
  if (sent === "copied") return [t("Link copied."), t("Paste it to your friend.")];
  return [owners.at(-1) === you ? t("Now send your move") : t("Your friend’s turn")];
}

/** @param {string[]} some */
function showLines(some) {
  const element = part("headline");
  if (element.textContent === some.join(" ")) return; // a screen reader would read it again
  const spans = some.map((line) => {
    const span = document.createElement("span");
    span.className = "line";
    span.textContent = line;
    return span;
  });
  element.replaceChildren(...spans.flatMap((span, at) => (at > 0 ? [" ", span] : [span])));
}

/** Say where a link breaks, and how far it is fine. @param {View} view */
function showFlaw({ error, moves, title }) {
  const count = moves.length;
  const where =
    error?.index === null
      ? t("The link is broken")
      : t("The link breaks at move {number}", { number: count + 1 });
  document.querySelector("[data-turn]")?.setAttribute("data-turn", "");
  write("who", where);
  write(
    "headline",
    count > 0
      ? t("{count} {count:move is|moves are} fine", { count })
      : t("No move could be played"),
  );
  write("whose", "");
  part("headline").parentElement?.removeAttribute("data-lengthy");
  document.title = `${where} · ${title}`;
}

/** Whether a headline says itself which game it is of. @param {View} view */
const namesItself = ({ headline, title }) => headline.endsWith(title);

/** @param {View} view */
const named = (view) => (namesItself(view) ? view.headline : `${view.headline} · ${view.title}`);

/** The name of a game at the end of a headline stays in one line. @param {View} view */
function showHeadline(view) {
  const { headline, title } = view;
  if (!namesItself(view)) return write("headline", headline);
  if (part("headline").textContent === headline) return;
  const name = document.createElement("span");
  name.textContent = title;
  part("headline").replaceChildren(headline.slice(0, -title.length), name);
}

/**
 * What happened, and what comes of it.
 *
 * @param {View} view
 * @param {Sitting} who
 */
export function showStory(view, who) {
  const { ply, moves } = view;
  const story = toldTo(view, who.you);
  showTodo(todo(view, who));
  if (ply < moves.length) {
    return remark(`${where(view)} ${story}. ${t("Play from here to try a line. The game stays.")}`);
  }
  if (ply === 0) return remark(isFriends(view, who) ? `${t("Move, then send the link")}.` : "");
  if (!isPersonal(view, who) || !isFriends(view, who)) return remark(`${story}.`);
  if (who.sent) {
    const next = t("The answer comes as a new link. Open it, and you play on.");
    const rest = story.length < WORDY ? t("You may close this page: the link keeps the game.") : "";
    return remark(`${story}. ${next} ${rest}`.trim());
  }
  const isShort = story.length < WORDY; // what happened comes before what everybody knows
  remark(isShort ? `${story}. ${t("Your friend sees it when the link is opened.")}` : `${story}.`);
}

/** What happened, as somebody reads it. @param {View} view @param {Player | null} reader */
export const toldTo = ({ story, told }, reader) => told[reader ?? -1] ?? story;

/** What to do now. @param {View} view @param {Sitting} who */
function todo(view, who) {
  if (view.error) return ""; // there is another thing to do first
  if (view.whose !== null && who.levels[view.whose] > 0) return ""; // not for people
  return isPersonal(view, who) && isFriends(view, who) ? "" : view.todo;
}

/** @param {View} view */
const where = ({ ply, moves }) =>
  t("You are looking at move {ply} of {to}.", { ply, to: moves.length });
