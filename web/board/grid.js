// The accessible grid over the canvas: one cell per site, one tab stop, arrow keys.

/** @import { Scene, Site } from "../types.js" */

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The site that an arrow key leads to: the nearest one ahead, straight before slanted. Where
 * the board has edges, the keys go along them.
 *
 * @param {Site[]} sites
 * @param {Site} from
 * @param {[number, number]} direction
 * @param {[string, string][]} edges
 */
export function ahead(sites, from, [dx, dy], edges = []) {
  const joined = new Set(edges.filter((edge) => edge.includes(from.id)).flat());
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const site of sites) {
    if (edges.length > 0 && !joined.has(site.id)) continue;
    const along = (site.x - from.x) * dx + (site.y - from.y) * dy;
    const aside = Math.abs((site.x - from.x) * dy) + Math.abs((site.y - from.y) * dx);
    const cost = along + 4 * aside;
    if (along > 0.01 && aside < along && cost < least) {
      best = site;
      least = cost;
    }
  }
  return best;
}

/**
 * @typedef {object} Hands what the grid reports
 * @property {(site: string, touched: boolean, double?: boolean) => void} choose a cell was clicked
 *   or entered; double if it is the second click of two at once
 * @property {(site: string | null) => void} hover the mouse is over a cell, or has left
 */

export class Grid {
  #element;
  /** @type {Hands} */
  #hands = { choose() {}, hover() {} };
  /** @type {Map<string, HTMLElement>} */
  #cells = new Map();
  /** @type {Scene | null} */
  #scene = null;
  #layout = "";
  #finger = false;

  /** @param {HTMLElement} element the element with role="grid" */
  constructor(element) {
    this.#element = element;
    // Not every browser tells with the click what it was made with.
    element.addEventListener("pointerdown", (event) => {
      this.#finger = event.pointerType === "touch";
    });
    element.addEventListener("click", (event) => {
      const cell = cellOf(event);
      if (!cell) return;
      this.#stop(cell);
      const touched = this.#finger;
      this.#finger = false;
      const isDouble = event.detail > 1 && !touched;
      this.#hands.choose(siteOf(cell), touched, isDouble);
    });
    element.addEventListener("keydown", (event) => this.#key(event));
    element.addEventListener("pointerover", (event) => {
      const cell = cellOf(event);
      if (event.pointerType === "mouse") this.#hands.hover(cell ? siteOf(cell) : null);
    });
    element.addEventListener("pointerleave", () => this.#hands.hover(null));
    element.addEventListener("focusin", (event) => {
      const cell = cellOf(event);
      if (cell) this.#stop(cell);
    });
  }

  /** Say who hears what is done here. @param {Hands} hands */
  connect(hands) {
    this.#hands = hands;
  }

  /**
   * Show a scene: cells are made once per board, then only renamed.
   *
   * @param {string} title
   * @param {Scene} scene
   */
  show(title, scene) {
    this.#element.setAttribute("aria-label", title);
    const layout = JSON.stringify(scene.sites);
    if (layout !== this.#layout) {
      this.#layout = layout;
      this.#build(scene);
    }
    const pieces = new Map(scene.pieces.map((piece) => [piece.site, piece]));
    for (const { id, name: site } of scene.sites) {
      const cell = /** @type {HTMLElement} */ (this.#cells.get(id));
      const piece = pieces.get(id);
      const name = `${site}, ${piece ? piece.name : scene.empty}`;
      if (cell.ariaLabel !== name) cell.setAttribute("aria-label", name);
      mark(cell, "side", piece && String(piece.side));
      mark(cell, "count", piece && String(piece.count));
    }
  }

  /** Put the focus on the board, where it was last. */
  focus() {
    const cell = this.#element.querySelector("[tabindex='0']");
    if (cell instanceof HTMLElement) cell.focus({ preventScroll: true });
  }

  /** @param {Scene} scene */
  #build(scene) {
    this.#scene = scene;
    this.#cells.clear();
    /** @type {Map<number, HTMLElement>} */
    const rows = new Map();
    const ordered = [...scene.sites].sort((a, b) => a.y - b.y || a.x - b.x);
    for (const site of ordered) {
      const row = rows.get(site.y) ?? document.createElement("div");
      row.setAttribute("role", "row");
      rows.set(site.y, row);
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.dataset.site = site.id;
      cell.tabIndex = -1;
      const percent = (/** @type {number} */ part, /** @type {number} */ whole) =>
        `${(100 * part) / whole}%`;
      cell.style.left = percent(site.x - site.wide / 2, scene.width);
      cell.style.top = percent(site.y - site.tall / 2, scene.height);
      cell.style.width = percent(site.wide, scene.width);
      cell.style.height = percent(site.tall, scene.height);
      row.append(cell);
      this.#cells.set(site.id, cell);
    }
    this.#element.replaceChildren(...rows.values());
    const middle = this.#cells.get(ordered[ordered.length >> 1].id);
    if (middle) this.#stop(middle);
  }

  /**
   * Make a cell the one tab stop.
   *
   * @param {HTMLElement} cell
   */
  #stop(cell) {
    for (const other of this.#element.querySelectorAll("[tabindex='0']")) {
      if (other instanceof HTMLElement) other.tabIndex = -1;
    }
    cell.tabIndex = 0;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const cell = cellOf(event);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const site = siteOf(cell);
    if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) this.#hands.choose(site, false);
    } else if (!this.#travel(site, event.key)) return;
    event.preventDefault();
  }

  /**
   * @param {string} id
   * @param {string} key
   */
  #travel(id, key) {
    const { sites, edges } = this.#scene ?? { sites: [], edges: [] };
    const from = sites.find((site) => site.id === id);
    if (!from) return false;
    const row = sites.filter((site) => site.y === from.y).sort((a, b) => a.x - b.x);
    let to;
    if (key in ARROWS) to = ahead(sites, from, ARROWS[key], edges);
    else if (key === "Home") to = row.at(0);
    else if (key === "End") to = row.at(-1);
    if (!to) return false;
    this.#cells.get(to.id)?.focus();
    return true;
  }
}

/**
 * @param {HTMLElement} cell
 * @param {string} name
 * @param {string | undefined} value
 */
function mark(cell, name, value) {
  if (value === undefined) delete cell.dataset[name];
  else cell.dataset[name] = value;
}

/** @param {Event} event */
function cellOf(event) {
  const target = event.target instanceof Element ? event.target : null;
  return /** @type {HTMLElement | null} */ (target?.closest("[data-site]") ?? null);
}

/** @param {HTMLElement} cell */
function siteOf(cell) {
  return /** @type {string} */ (cell.dataset.site);
}
