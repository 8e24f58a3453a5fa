// What people call a place that can be clicked; its id is for Python.

/** @import { Scene } from "../types.js" */

/**
 * @param {Pick<Scene, "sites" | "buttons">} scene
 * @param {string} id of a site or a button
 */
export function nameOf({ sites, buttons }, id) {
  const site = sites.find((some) => some.id === id);
  return site?.name ?? buttons.find((some) => some.id === id)?.label ?? "";
}
