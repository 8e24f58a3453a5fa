// Undo, Redo and New game: which of them can be used.

import { enable } from "../page/dom.js";

/** @import { View } from "../types.js" */

/** @param {View} view */
export function showControls({ ply, moves, links }) {
  enable("undo", ply > 0);
  enable("redo", ply < moves.length || links.redo !== null);
  enable("new", moves.length > 0);
}
