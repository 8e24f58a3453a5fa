// The answer of a friend comes as text in some chat: whatever is pasted here, Python looks for our
// link in it. It reads the text as what an installed page is given when something is shared with it.

import { onPress, part, write } from "../page/dom.js";

/** @import { tasks } from "../page/tasks.js" */

/**
 * @param {ReturnType<typeof tasks>["act"]} act
 * @param {ReturnType<typeof tasks>["ask"]} ask
 * @param {(link: string) => void} receive shows what the link says
 */
export function pasting(act, ask, receive) {
  const dialog = /** @type {HTMLDialogElement} */ (part("pasting"));
  const field = /** @type {HTMLTextAreaElement} */ (part("pasted"));

  function open() {
    field.value = "";
    write("paste-told", "");
    dialog.showModal();
    field.focus();
  }

  async function look() {
    const link = `?text=${encodeURIComponent(field.value)}`;
    const answer = await ask({ op: "view", link });
    if (!answer.ok) return write("paste-told", answer.error.message);
    const { view } = answer;
    if (view.error && view.error.index === null) return write("paste-told", view.error.message);
    dialog.close();
    receive(view.error ? link : view.link); // a mistake is shown with the link as it came
  }

  onPress("paste", open);
  onPress("paste-link", open);
  part("paste-form").addEventListener("submit", (event) => {
    event.preventDefault();
    act(look);
  });
  // What was pasted whole need not be confirmed.
  field.addEventListener("paste", () => setTimeout(() => field.value.trim() && act(look)));
}
