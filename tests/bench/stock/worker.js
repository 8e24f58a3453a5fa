// Pyodide as its documentation starts it.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const ready = (async () => {
  const python = await loadPyodide({ indexURL: "./pyodide/" });
  const rules = await (await fetch("rules.zip")).arrayBuffer();
  python.unpackArchive(rules, "zip");
  return python.pyimport("trisq.service").handle;
})();
self.onmessage = async ({ data }) => self.postMessage((await ready)(data));
