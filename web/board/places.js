// Where things are on a scene: how men stand on a site, and what outline its marks have. Pure.

/** @import { Scene, Site } from "../types.js" */

/** @typedef {{ x: number, y: number, wide: number, tall: number, round: number }} Box */

const STEP = 0.74; // from man to man on a stack, where there is room
const FOOT = 0.48; // from the lower end of a slot to the middle of the first man
const HEAD = 0.45; // from the last man to its upper end
const INSET = 0.07; // from the sides of a field to its outline

/** Whether men stand on each other here. @param {Site} site */
export const isSlot = (site) => site.tall > 1.5 * site.wide;

/**
 * Where the middle of a man is who stands on a site with others, the lowest first.
 *
 * @param {Site} site
 * @param {number} count
 * @returns {number[]}
 */
export function standing(site, count) {
  if (!isSlot(site)) return [site.y];
  const foot = site.y + site.tall / 2 - FOOT;
  const step = Math.min(STEP, (site.tall - FOOT - HEAD) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => foot - at * step);
}

/**
 * The outline of a site that is a field, none where it is a point.
 *
 * @param {Scene} scene
 * @param {Site} site
 * @returns {Box | null}
 */
export function outline(scene, site) {
  if (scene.corner === 0) return null;
  return {
    x: site.x - site.wide / 2 + INSET,
    y: site.y - site.tall / 2 + (isSlot(site) ? 0 : INSET),
    wide: site.wide - 2 * INSET,
    tall: site.tall - (isSlot(site) ? 0 : 2 * INSET),
    round: scene.corner,
  };
}
