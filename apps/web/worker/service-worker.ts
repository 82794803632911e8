// Keeps the app's own files, so that it opens without a connection. What the server knows of a person never comes by
// here: /api is left alone, and the one page that is kept holds a nonce and no person. A classic script without imports;
// vite/service-worker.ts fills in what the build knows.

declare const self: ServiceWorkerGlobalScope;
/** The addresses of the built files. */
declare const FILES: readonly string[];
/** The script that a page of this build loads. */
declare const ENTRY: string;
/** The public pages: without a connection they are as absent as they are. */
declare const PUBLIC_PAGES: readonly string[];
/** Names this build. */
declare const BUILD: string;

const PREFIX = 'daymark ';
const CACHE = PREFIX + BUILD;
/** An address of the app that anybody may ask for; every address of the app answers with the same page. */
const APP_PAGE = '/login';
/** So long a page may take before the kept one stands in for it. */
const PATIENCE_MILLISECONDS = 6000;
/** What a gateway says by itself when the server behind it is gone. */
const GATEWAY_ALONE = [502, 503, 504];

/** The app's page with its own headers: the policy in them names the nonce in it. */
async function fetchAppPage(): Promise<Response> {
  const response = await fetch(APP_PAGE, { cache: 'no-store', credentials: 'omit' });
  if (!response.ok || response.redirected) throw new Error(`The app's page answers ${response.status}`);
  // In the middle of an update the page may be another build's, whose files are not these: the next visit tries again.
  if (!(await response.clone().text()).includes(ENTRY)) throw new Error('The page is of another build');
  return response;
}

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const [page] = await Promise.all([fetchAppPage(), cache.addAll(FILES)]);
  await cache.put(APP_PAGE, page);
}

/** The build before is kept too: a tab that still runs it finds the parts that it has not loaded yet. */
async function forgetOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file's name changes with its content: what is kept under it is right for ever. */
const fileOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

const keptPage = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(APP_PAGE);

/** The server's page whenever it can be had, so that nobody is left on an old build. */
async function pageOf(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    return GATEWAY_ALONE.includes(response.status) ? ((await keptPage()) ?? response) : response;
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && !PUBLIC_PAGES.includes(pathname.replace(/(.)\/$/, '$1')))
    event.respondWith(pageOf(request));
});
