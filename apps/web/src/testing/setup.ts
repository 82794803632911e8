import '../app.css';
import { afterAll, beforeEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useWaiting } from '../plan-data/outbox/waiting.ts';
import { queryClient } from '../plan-data/query-client.ts';
import { tryToReach } from '../platform/reach.ts';
import { useSession } from '../platform/session.ts';
import { dismissAllToasts } from '../ui/toast-store.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page as on a screen or on paper. */
    showAs: (media: 'screen' | 'print') => Promise<void>;
    /** Takes the pointer away from the page. */
    restPointer: () => Promise<void>;
  }
}

// The files of a page share its modules: this is done for each of them, where what they import would do it for the first.
beforeEach(() => cleanup());

const [width, height] = [innerWidth, innerHeight];
const attributes = [...document.documentElement.attributes].map(({ name, value }) => [name, value] as const);

/** Every file begins signed out and with an empty page, whatever the previous one left. */
async function forget(): Promise<void> {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  await tryToReach();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissAllToasts();
  queryClient.clear();
  useWaiting.setState(useWaiting.getInitialState(), true);
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  for (const [name, value] of attributes) document.documentElement.setAttribute(name, value);
}

localStorage.clear();
sessionStorage.clear();

afterAll(async () => {
  await cleanup();
  await commands.restPointer();
  await forget();
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});
