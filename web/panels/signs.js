// Shapes inside a line of text.

/** @import { View } from "../types.js" */

const SIGNS = /** @type {Record<string, string>} */ ({ triangle: "▲", square: "□" });

/**
 * How a side's shape is written; nothing for chance.
 *
 * @param {Pick<View, "shapes">} view
 * @param {View["turn"]} seat
 */
export const sign = ({ shapes }, seat) => (typeof seat === "number" ? SIGNS[shapes[seat]] : "");
