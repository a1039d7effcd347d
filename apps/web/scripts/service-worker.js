// Opens the application without a connection. write-service-worker.ts puts `const BUILD = { version, files, pages, fallback }`
// in front of it. It keeps files of the build and nothing else: no answer of the API, nothing that anybody entered.

const CACHE = `greenroom-${BUILD.version}`;
const FILES = new Set(BUILD.files);
/** What the server answers itself; without a connection the browser says so. */
const SERVED_PATH = /^\/(api|oidc|sandbox|metrics|healthz|readyz)(\/|$)/;

const findKept = (path) => caches.match(path, { cacheName: CACHE, ignoreVary: true });

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(BUILD.files)));
});

// A newer build waits until no page of the older one is open, so that no page loses the code that belongs to it.
self.addEventListener('activate', (event) => {
  const tidyUp = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('greenroom-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    // What is preloaded and then left to the server is asked for twice, and a step of a sign-in answers only once.
    await self.registration.navigationPreload?.disable();
    await self.clients.claim();
  };
  event.waitUntil(tidyUp());
});

/** The page as the server has it now; without a connection the one of this build. */
async function openPage(request, path) {
  try {
    return await fetch(request);
  } catch {
    return (await findKept(BUILD.pages[path] ?? BUILD.fallback)) ?? Response.error();
  }
}

/** Files under /assets/ are named by their content: the kept one is the right one. The others are asked for first. */
async function openFile(request, path) {
  if (path.startsWith('/assets/')) return (await findKept(path)) ?? fetch(request);
  return fetch(request).catch(async () => (await findKept(path)) ?? Response.error());
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || SERVED_PATH.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (FILES.has(pathname)) event.respondWith(openFile(request, pathname));
});
