// The page of a project with 2,000 subtasks: what scrolling through it costs, and the layouts that its script forces.
import type { Page } from '@playwright/test';
import { enter, TRACED, type Visitor } from './visit.ts';

export interface LargeProject {
  /** Tasks over 50 ms while the list is scrolled from its beginning to its end. */
  longTasks: number;
  longestTaskMilliseconds: number;
  /** Layouts within script while the page opens: the script asks for a place before the browser would compute it. */
  forcedLayouts: number;
  longestForcedLayoutMilliseconds: number;
}

const SCROLL_STEPS = 100;

/** Of the browser's trace: complete events have a start and a duration in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'v8.evaluateModule', 'RunMicrotasks']);
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);

/** The durations of the layouts that begin while script runs on the same thread, in milliseconds. */
function forcedLayoutsIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const complete = traceEvents.filter(({ ph, dur }) => ph === 'X' && dur !== undefined);
  const byThread = Map.groupBy(complete, ({ pid, tid }) => `${pid} ${tid}`);
  return [...byThread.values()].flatMap((events) => {
    let scriptUntil = 0;
    return events
      .toSorted((a, b) => a.ts - b.ts)
      .flatMap(({ name, ts, dur = 0 }) => {
        if (SCRIPT.has(name)) scriptUntil = Math.max(scriptUntil, ts + dur);
        return LAYOUT.has(name) && ts < scriptUntil ? [dur / 1_000] : [];
      });
  });
}

function noteLongTasks(): void {
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
}

const takeLongTasks = (page: Page) =>
  page.evaluate(() => ('longTasks' in window ? (window.longTasks as number[]).splice(0) : []));

const longest = (durations: readonly number[]): number => Math.round(Math.max(0, ...durations));

export async function measureLargeProject(visitor: Visitor, projectId: string): Promise<LargeProject> {
  const context = await enter(visitor);
  try {
    const page = await context.newPage();
    await page.addInitScript(noteLongTasks);
    await visitor.browser.startTracing(page, TRACED);
    await page.goto(`/project/${projectId}/details`, { waitUntil: 'networkidle' });
    await page
      .getByRole('checkbox', { name: /^Mark as completed: / })
      .first()
      .waitFor();
    const forced = forcedLayoutsIn(await visitor.browser.stopTracing());
    await takeLongTasks(page);
    // The tasks: what stands beside them scrolls by itself.
    await page.mouse.move(1_040, 500);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let step = 0; step < SCROLL_STEPS; step++) {
      await page.mouse.wheel(0, height / SCROLL_STEPS);
      await page.waitForTimeout(50);
    }
    // What was estimated too low makes the page longer on the way.
    const passed = await page.evaluate(() => window.scrollY + window.innerHeight);
    if (passed < height * 0.9)
      throw new Error(`The list was not scrolled: ${passed} of ${height} pixels were passed`);
    const tasks = await takeLongTasks(page);
    return {
      longTasks: tasks.length,
      longestTaskMilliseconds: longest(tasks),
      forcedLayouts: forced.length,
      longestForcedLayoutMilliseconds: longest(forced),
    };
  } finally {
    await context.close();
  }
}
