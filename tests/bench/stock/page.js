// Asks stock Pyodide the question that our page asks first.
const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = ({ data }) => {
  if (!JSON.parse(data).ok) throw new Error(data);
  performance.mark("python answer");
  document.documentElement.dataset.ready = "";
};
worker.postMessage(JSON.stringify({ op: "view", link: location.search }));
