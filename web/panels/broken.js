// A link with a mistake in it: how far it is fine, where it breaks, and whom to ask for another.

import { onPress, part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { copy } from "./copy.js";
import { unroll } from "./more.js";
import { remark } from "./status.js";

/** @import { tasks } from "../page/tasks.js" */
/** @import { View } from "../types.js" */

/** The link, where it breaks, and what can be done. @param {View} view */
export function showBroken({ broken }) {
  for (const name of ["broken", "continue", "ask", "see"]) part(name).hidden = !broken;
  if (!broken) return;
  const { good, bad, rest, unread } = broken;
  write("good", good);
  write("bad", bad);
  write("rest", rest);
  part("unread").hidden = unread === 0;
  write("unread", t("{count} later {count:move was|moves were} not read.", { count: unread }));
}

/** What is to be sent to whoever sent the link. @param {View} view */
function request({ error, link }) {
  const why = error?.message ?? "";
  const { href } = new URL(link, document.baseURI);
  return t(
    "The link you sent me is broken. {why} Could you send it again? It is fine up to here: {link}",
    { why, link: href },
  );
}

/** @param {View} view */
const ask = async (view) =>
  (await copy(request(view))) ? t("Message copied. Send it to the other player.") : "";

/**
 * @param {ReturnType<typeof tasks>["act"]} act
 * @param {() => View} view what is shown now
 */
export function asking(act, view) {
  onPress("see", () => unroll(true));
  onPress("ask", () =>
    act(() => void ask(view()).then((said) => void (said && act(() => remark(said))))),
  );
}
