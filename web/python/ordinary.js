// The ordinary start of Python, by Pyodide's own loader: slower, but it needs nothing frozen.

/**
 * Fetch a file and tell how many bytes come, as they come.
 *
 * @param {RequestInfo | URL} input
 * @param {(bytes: number) => void} tell
 * @param {RequestInit | undefined} init
 * @param {typeof fetch} fetchFile
 * @returns {Promise<Response>}
 */
async function fetchCounted(input, tell, init, fetchFile) {
  const response = await fetchFile(input, init);
  if (!response.ok) throw new Error(`${response.url} is missing (${response.status})`);
  if (!response.body) return response;
  const headers = new Headers(response.headers);
  // Some hosts do not know what a .wasm file is, and browsers then refuse to compile it.
  if (response.url.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
  const counter = new TransformStream({
    transform(/** @type {Uint8Array} */ chunk, controller) {
      tell(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers });
}

/**
 * Pyodide waits for ever for a file that failed to come or a program that failed to compile,
 * and it tells nobody how many bytes have come: listen in where that happens.
 *
 * @param {(bytes: number) => void} tell
 * @returns {Promise<never>} fails when something is lost
 */
function listen(tell) {
  return new Promise((_, giveUp) => {
    const { fetch: fetchFile } = self;
    const { instantiateStreaming } = WebAssembly;
    self.fetch = (input, init) => {
      const coming = fetchCounted(input, tell, init, fetchFile);
      coming.catch(giveUp);
      return coming;
    };
    WebAssembly.instantiateStreaming = (
      /** @type {any} */ source,
      /** @type {WebAssembly.Imports | undefined} */ imports,
    ) => {
      const program = instantiateStreaming(source, imports);
      program.catch(giveUp);
      return program;
    };
  });
}

/** @param {string} folder */
async function load(folder) {
  const { loadPyodide } = await import(`${folder}pyodide.js`);
  const python = await loadPyodide({ indexURL: folder });
  return python.pyimport("trisq.service").handle;
}

/**
 * @param {string} folder with Pyodide's files
 * @param {(bytes: number) => void} tell is called with the bytes that come
 * @returns {Promise<(text: string) => string>} the one function of the rules
 */
export function startPython(folder, tell) {
  const lost = listen(tell);
  return Promise.race([load(folder), lost]);
}
