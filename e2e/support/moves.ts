import { expect, type Page, type Request } from '@playwright/test';

/** As long as Playwright's own `networkidle`, which only follows the loading of a whole page. */
const QUIET_MILLISECONDS = 500;

declare global {
  interface Window {
    /** TanStack Router puts itself there. */
    __TSR_ROUTER__: { navigate: (to: { href: string }) => Promise<void> };
  }
}

/** Ways to a screen, each of which ends when the screen has asked for all that it shows. */
export function movesIn(page: Page) {
  const running = new Set<Request>();
  let changedAt = 0;
  const change = () => {
    changedAt = performance.now();
  };
  const begin = (request: Request) => {
    running.add(request);
    change();
  };
  const end = (request: Request) => {
    running.delete(request);
    change();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    /** Loads the whole page. */
    load: async (path: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    },
    /** Goes on inside the app, as its links do. */
    go: async (path: string) => {
      await page.evaluate((href) => window.__TSR_ROUTER__.navigate({ href }), path);
      change();
      const isQuiet = () => running.size === 0 && performance.now() - changedAt >= QUIET_MILLISECONDS;
      await expect.poll(isQuiet, { message: `requests of ${path}`, intervals: [50] }).toBe(true);
    },
  };
}
