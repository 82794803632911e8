// One screen opened by a browser that has never been here: what it had to fetch, and what moved on the way.
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

export interface Visitor {
  browser: Browser;
  address: string;
  /** Who is signed in, as the app keeps it; nobody without. */
  session?: { token: string; user: object };
}

export interface Visit {
  path: string;
  scriptBytes: number;
  /** Script that is fetched ahead once the screen stands and the browser is idle. */
  aheadBytes: number;
  allBytes: number;
  layoutShift: number;
  largestPaintMilliseconds: number;
}

/** What a trace has: script, style, layout and paint. Without samples of the script, which would slow it down. */
export const TRACED = { categories: ['-*', 'devtools.timeline', 'v8.execute', 'toplevel', 'latencyInfo'] };

/** A context in which the app finds this person signed in. */
export async function enter({ browser, address, session }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  if (session)
    await context.addInitScript(
      ([token, store]) => {
        localStorage.setItem('authToken', token);
        localStorage.setItem('auth-store', store);
      },
      [
        session.token,
        JSON.stringify({ state: { user: session.user, isAuthenticated: true }, version: 0 }),
      ] as const,
    );
  return context;
}

/** What the page has noted of itself since it began. */
const readFigures = (page: Page) =>
  page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
    }
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const shifts = (await entriesOf('layout-shift')) as Shift[];
    const paints = await entriesOf('largest-contentful-paint');
    return {
      layoutShift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      largestPaint: paints.at(-1)?.startTime ?? 0,
    };
  });

/** Keeps what the page would do when idle until it is asked for, so that what it needs at once can be told apart. */
function holdIdleWork(): void {
  const held: (() => void)[] = [];
  const requestIdleCallback = (work: IdleRequestCallback) =>
    held.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  const releaseIdleWork = () => {
    Object.assign(window, { requestIdleCallback: (work: IdleRequestCallback) => setTimeout(work) });
    for (const work of held.splice(0)) work();
  };
  Object.assign(window, { requestIdleCallback, releaseIdleWork });
}

const releaseIdleWork = (page: Page) =>
  page.evaluate(() => {
    if ('releaseIdleWork' in window) (window.releaseIdleWork as () => void)();
  });

/** Bytes are those of the bodies as they travelled, compressed. */
export async function visit(visitor: Visitor, path: string): Promise<Visit> {
  const context = await enter(visitor);
  try {
    const page = await context.newPage();
    await page.addInitScript(holdIdleWork);
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const bytesSoFar = async (chosen: (request: Request) => boolean) => {
      const sizes = await Promise.all(finished.filter(chosen).map((request) => request.sizes()));
      return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
    };
    const isScript = (request: Request) => request.resourceType() === 'script';
    await page.goto(path, { waitUntil: 'networkidle' });
    const scriptBytes = await bytesSoFar(isScript);
    const allBytes = await bytesSoFar(() => true);
    const { layoutShift, largestPaint } = await readFigures(page);
    await releaseIdleWork(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    return {
      path,
      scriptBytes,
      aheadBytes: (await bytesSoFar(isScript)) - scriptBytes,
      allBytes,
      layoutShift: Number(layoutShift.toFixed(4)),
      largestPaintMilliseconds: Math.round(largestPaint),
    };
  } finally {
    await context.close();
  }
}
