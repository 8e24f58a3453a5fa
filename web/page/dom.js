// The page's elements, by the data attributes that name them, and what is usually done to them.

/**
 * The element of the page that carries a data attribute.
 *
 * @param {string} name
 * @returns {HTMLElement}
 */
export function part(name) {
  const found = document.querySelector(`[data-${name}]`);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no [data-${name}]`);
  return found;
}

/**
 * Write a text, unless it stands there already: a screen reader would read it again.
 *
 * @param {string} name
 * @param {string} text
 */
export function write(name, text) {
  const element = part(name);
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A button that cannot be used now keeps the focus: only its look and its name in the ear of
 * a screen reader change.
 *
 * @param {string} name
 * @param {boolean} enabled
 */
export function enable(name, enabled) {
  part(name).setAttribute("aria-disabled", String(!enabled));
}

/**
 * @param {string} name
 * @param {() => void} press
 */
export function onPress(name, press) {
  const button = part(name);
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") press();
  });
}

/**
 * Follow links of one kind inside the page; with a key held down they stay ordinary links.
 *
 * @param {string} kind
 * @param {(link: string, remark: string) => void} follow
 */
export function onFollow(kind, follow) {
  document.addEventListener("click", (event) => {
    const anchor = event.target instanceof Element && event.target.closest(`a[data-${kind}]`);
    if (!anchor || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    follow(anchor.getAttribute("href") ?? "", anchor.getAttribute(`data-${kind}`) ?? "");
  });
}
