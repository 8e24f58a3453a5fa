// The page's elements, by the data attributes that name them.

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
