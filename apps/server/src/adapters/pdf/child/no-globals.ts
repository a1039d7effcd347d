/** Takes away what a reader of files has no use for, before pdf.js is loaded: nothing in a PDF may reach the network. */
for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebAssembly']) {
  Reflect.deleteProperty(globalThis, name);
}

/** pdf.js names this at load; it is only used for drawing, which is never done here. */
if (!('DOMMatrix' in globalThis)) Reflect.set(globalThis, 'DOMMatrix', class DOMMatrix {});
