// Stores the app's own files, so that it opens without a connection. No user's data is stored here: requests to /api are
// not handled, and the one stored page has a nonce but no user data. It is a classic script without imports;
// vite/service-worker.ts fills in the facts of the build.

declare const self: ServiceWorkerGlobalScope;
/** The addresses of the built files that all languages share. */
declare const FILES: readonly string[];
/** The names of the scripts, which are in a folder per language. */
declare const SCRIPTS: readonly string[];
declare const FOLDERS: Readonly<Record<string, string>>;
/** The name of the script that a page of this build loads. */
declare const ENTRY: string;
/** The public pages, which are not stored. */
declare const PUBLIC_PAGES: readonly string[];
/** Names this build. */
declare const BUILD: string;

const PREFIX = 'daymark ';
/** The language of the page that registered this worker. */
const LANGUAGE = new URL(self.location.href).searchParams.get('language') ?? 'en';
const FOLDER = FOLDERS[LANGUAGE] ?? 'assets';
const CACHE = `${PREFIX}${BUILD} ${LANGUAGE}`;
/** A URL of the app that needs no log-in; every URL of the app answers with the same page. */
const APP_PAGE = '/login';
/** After this time the stored page is used instead of the server's. */
const PATIENCE_MILLISECONDS = 6000;
/** The status codes of a gateway whose server does not answer. */
const GATEWAY_ALONE = [502, 503, 504];

/** The app's page with its headers, because the policy in them has the nonce of the page. */
async function fetchAppPage(): Promise<Response> {
  const response = await fetch(APP_PAGE, {
    cache: 'no-store',
    credentials: 'omit',
    headers: { 'accept-language': LANGUAGE },
  });
  if (!response.ok || response.redirected) throw new Error(`The app's page answers ${response.status}`);
  // During an update the page may be of another build, with other files. Then the next visit tries again.
  if (!(await response.clone().text()).includes(`${FOLDER}/${ENTRY}`))
    throw new Error('The page is of another build');
  return response;
}

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const [page] = await Promise.all([
    fetchAppPage(),
    cache.addAll([...FILES, ...SCRIPTS.map((name) => `/${FOLDER}/${name}`)]),
  ]);
  await cache.put(APP_PAGE, page);
}

/** The previous build is kept too, for tabs that still run it and have not loaded all of its files. */
async function forgetOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file's name changes with its content, so a stored file is always valid. */
const fileOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

const keptPage = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(APP_PAGE);

/** The server's page if it is reachable, so that nobody stays on an old build. */
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
  // A client's page is the server's alone, and is not kept.
  const isServers = pathname.startsWith('/api/') || pathname.startsWith('/c/');
  if (request.method !== 'GET' || origin !== self.location.origin || isServers) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && !PUBLIC_PAGES.includes(pathname.replace(/(.)\/$/, '$1')))
    event.respondWith(pageOf(request));
});

/** What the server sends, encrypted for this browser, in the language of its reader. */
interface PushMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
}

function messageIn(event: PushEvent): PushMessage {
  try {
    return event.data?.json();
  } catch {
    // Something must be shown for each message, or the browser ends the subscription.
    return { title: 'Daymark', body: '', path: '/dashboard', tag: 'unknown' };
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = messageIn(event);
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }),
  );
});

/** Opens a screen of the app, in a tab that it is open in if there is one. */
async function openScreen(path: string): Promise<void> {
  const { origin } = self.location;
  const address = new URL(path, origin);
  if (address.origin !== origin) return;
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ url }) => !PUBLIC_PAGES.includes(new URL(url).pathname));
  const led = await tab?.navigate(address.href).catch(() => null);
  if (!led) await self.clients.openWindow(address.href);
  else await led.focus().catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openScreen(event.notification.data?.path ?? '/dashboard'));
});
