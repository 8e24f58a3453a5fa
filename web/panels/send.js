// Sending the game: the system's share sheet, a copy, a QR code, a picture, a text. What few
// visits need is fetched when it is wanted; the browser keeps it with the rest.
//
// A share sheet can stay open for as long as it likes, and a clipboard need not answer: the
// game goes on meanwhile, and only what is said in the end waits for its turn.

import { palette } from "../board/paint.js";
import { enable, onPress, part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { LIMITS, within } from "../python/wait.js";
import { copy } from "./copy.js";
import { remark } from "./status.js";
import { toldTo } from "./turn.js";

/** @import { Picture } from "../board/paint.js" */
/** @import { tasks } from "../page/tasks.js" */
/** @import { View } from "../types.js" */

const SAFE = 2000; // characters of an address that every program lets through

/** @typedef {Omit<Picture, "moment">} Drawn a picture in which nothing moves */
/** @typedef {string | void} Said what is to be remarked in the end, if anything */
/**
 * @callback OnSent is told what went to the friend, and how
 * @param {string} link
 * @param {"shared" | "copied"} way
 * @returns {boolean} whether there is more to say about it than that
 */

/** @param {View} view */
export function showLink(view) {
  showLength(address(view).length);
  part("whole").setAttribute("href", view.link);
  for (const name of ["copy", "send", "qr", "copytext", "png", "svg"]) enable(name, true);
}

/** Python writes a long link as short as it can; here it is told when that is not enough. */
function showLength(/** @type {number} */ count) {
  part("overlong").hidden = count <= SAFE;
  if (count <= SAFE) return;
  write(
    "overlong",
    t(
      "This link has {count} characters. Some programs cut off links after 2,000; check that it arrives whole.",
      { count },
    ),
  );
}

/** The whole link of a game. @param {View} view */
const address = ({ link }) => new URL(link, document.baseURI).href;

/** @param {View} view @param {OnSent} onSent @returns {Promise<Said>} */
async function copyLink(view, onSent) {
  const isCopied = await copy(address(view));
  if (!isCopied || onSent(view.link, "copied")) return;
  return t("Link copied. Send it to the other player.");
}

/** What the other one reads before the link: the game, the move, whose turn it is. @param {View} view */
function message(view) {
  const { title, ply, outcome, headline, whose } = view;
  if (outcome || ply === 0) return `${title}: ${headline}.`;
  return `${title}: ${toldTo(view, whose)}. ${t("Your turn!")}`;
}

/** @param {View} view @returns {Promise<Said>} */
async function copyText(view) {
  const isCopied = await copy(`${view.text}\n\n${address(view)}\n`);
  if (isCopied) return t("Board copied as text.");
}

/**
 * The share sheet, where there is one; it can be closed without sending.
 *
 * @param {View} view
 * @param {OnSent} onSent
 * @returns {Promise<Said>}
 */
async function send(view, onSent) {
  if (!navigator.share) return copyLink(view, onSent);
  try {
    await navigator.share({ title: view.title, text: message(view), url: address(view) });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    return copyLink(view, onSent);
  }
  if (!onSent(view.link, "shared")) return t("Sent.");
}

/** Draw the address as a QR code, with the quiet zone that scanners need around it. */
async function showCode(/** @type {View} */ view) {
  const { qr } = await within(LIMITS.wake, "qr.js", () => import("./qr.js"));
  const rows = qr(address(view));
  part("code-note").textContent = rows
    ? t("Scan it with a phone camera.")
    : t("This game is too long for a QR code; send the link instead.");
  const code = part("code");
  code.hidden = !rows;
  if (!rows) return;
  const size = rows.length + 8;
  const dark = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")),
  );
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `0 0 ${size} ${size}`);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", dark.join(""));
  picture.append(path);
  code.replaceChildren(picture);
}

const pictures = () => within(LIMITS.wake, "picture.js", () => import("../board/picture.js"));

/** @param {View} view @param {Drawn} picture */
async function saveSvg(view, picture) {
  const { svg } = await pictures();
  const { colour, font } = palette(part("frame"));
  const text = svg(picture, colour, font);
  return save(new Blob([text], { type: "image/svg+xml" }), `${view.game}-${view.ply}.svg`);
}

/** @param {View} view @param {Drawn} picture */
async function savePng(view, picture) {
  const { png } = await pictures();
  const { colour, font } = palette(part("frame"));
  const drawn = () => png(picture, colour, font);
  const file = await within(LIMITS.wake, "the picture", drawn);
  return save(file, `${view.game}-${view.ply}.png`);
}

/**
 * How the game ended, as a picture: to the share sheet where it takes files, else to the disk.
 *
 * @param {View} view
 * @param {Drawn} picture
 * @returns {Promise<Said>}
 */
async function sharePicture(view, picture) {
  const { png } = await pictures();
  const { colour, font } = palette(part("frame"));
  const caption = `${view.title} · ${view.outcome?.title}`;
  const drawn = () => png(picture, colour, font, caption);
  const blob = await within(LIMITS.wake, "the picture", drawn);
  const name = `${view.game}-${view.ply}.png`;
  const files = [new File([blob], name, { type: "image/png" })];
  if (!navigator.canShare?.({ files })) return save(blob, name);
  try {
    await navigator.share({ files, title: view.title, text: `${view.headline}\n${address(view)}` });
    return t("Sent.");
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    return save(blob, name);
  }
}

/** @param {Blob} file @param {string} name */
function save(file, name) {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
  return t("Saved as {name}.", { name });
}

/**
 * @param {ReturnType<typeof tasks>["act"]} act
 * @param {() => View} view what is shown now
 * @param {() => Drawn} picture and how it looks
 * @param {OnSent} onSent
 */
export function sending(act, view, picture, onSent) {
  /** @type {Record<string, () => Promise<Said>>} */
  const ways = {
    copy: () => copyLink(view(), onSent),
    duplicate: () => copyLink(view(), onSent),
    send: () => send(view(), onSent),
    forward: () => send(view(), onSent),
    resend: () => send(view(), onSent),
    copytext: () => copyText(view()),
    qr: () => showCode(view()),
    svg: () => saveSvg(view(), picture()),
    png: () => savePng(view(), picture()),
    share: () => sharePicture(view(), picture()),
  };
  for (const [name, way] of Object.entries(ways)) {
    const begin = () => {
      way().then(
        (said) => said && act(() => remark(said)),
        (error) => act(() => Promise.reject(error)),
      );
    };
    onPress(name, () => act(begin)); // a move that is being played is sent with the rest
  }
}
