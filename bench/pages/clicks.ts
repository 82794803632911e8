// How long a click waits for its first answer on screen, as the browser itself times it (Event Timing). Each click has a
// trace, and that of the worst is kept.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter, TRACED, type Visitor } from './visit.ts';

export interface Click {
  title: string;
  times: number;
  medianMilliseconds: number;
  worstMilliseconds: number;
}

/** For DevTools, "Load profile". It is not committed. */
const WORST_TRACE = join(import.meta.dirname, 'worst-click.trace.json');
const TIMES = 10;

interface Way {
  title: string;
  begin: (page: Page) => Promise<unknown>;
  click: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');

const waysTo = (projectId: string): Way[] => [
  {
    title: 'complete the next step of today',
    begin: (page) => page.goto('/dashboard'),
    click: async (page) => {
      const plate = page.getByRole('region', { name: 'Today' });
      await plate.getByRole('button', { name: 'Mark as completed' }).click();
    },
  },
  {
    title: 'go from the dashboard to the projects',
    begin: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('region', { name: 'Today' }).waitFor();
    },
    click: async (page) => {
      await page.getByRole('link', { name: 'Projects', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'My Projects' }).waitFor();
      await page.getByRole('link', { name: 'Overview' }).click();
      await page.getByRole('region', { name: 'Today' }).waitFor();
    },
  },
  {
    title: 'open the New Project dialog',
    begin: (page) => page.goto('/projects'),
    click: async (page) => {
      await main(page)
        .getByRole('button', { name: /New Project/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    title: 'turn the page of the projects',
    begin: (page) => page.goto('/projects'),
    click: (page) => page.getByRole('button', { name: 'Next page' }).click(),
  },
  {
    title: 'complete a subtask on its project page',
    begin: (page) => page.goto(`/project/${projectId}/details`),
    click: (page) =>
      page
        .getByRole('checkbox', { name: /^Mark as completed: / })
        .first()
        .click(),
  },
];

/** Notes every interaction of the page from its start; the browser gives durations in steps of 8 ms. */
function noteInteractions(): void {
  const noted: number[] = [];
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) noted.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Durations of the interactions since the last call. */
const takeInteractions = (page: Page) =>
  page.evaluate(async () => {
    // The last of them are handed over after the paint that they waited for.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'noted' in window ? (window.noted as number[]).splice(0) : [];
  });

interface Traced {
  milliseconds: number;
  trace: Buffer;
}

async function measureWay(visitor: Visitor, way: Way): Promise<{ click: Click; worst: Traced }> {
  const context = await enter(visitor);
  try {
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    await way.begin(page);
    await takeInteractions(page);
    const durations: number[] = [];
    // Faster ones than 16 ms are not reported by the browser at all.
    let worst: Traced = { milliseconds: 16, trace: Buffer.alloc(0) };
    for (let time = 0; time < TIMES; time++) {
      await visitor.browser.startTracing(page, TRACED);
      await way.click(page);
      const taken = await takeInteractions(page);
      const trace = await visitor.browser.stopTracing();
      durations.push(...taken);
      const milliseconds = Math.max(...taken, 16);
      if (milliseconds > worst.milliseconds) worst = { milliseconds, trace };
    }
    durations.sort((a, b) => a - b);
    const medianMilliseconds = durations[Math.floor(durations.length / 2)] ?? 16;
    const { title } = way;
    return {
      click: { title, times: TIMES, medianMilliseconds, worstMilliseconds: worst.milliseconds },
      worst,
    };
  } finally {
    await context.close();
  }
}

export async function measureClicks(visitor: Visitor, projectId: string): Promise<Click[]> {
  const measured: Awaited<ReturnType<typeof measureWay>>[] = [];
  for (const way of waysTo(projectId)) measured.push(await measureWay(visitor, way));
  const [slowest] = measured.toSorted((a, b) => b.worst.milliseconds - a.worst.milliseconds);
  if (slowest) {
    writeFileSync(WORST_TRACE, slowest.worst.trace);
    console.log(`The trace of the worst click (${slowest.click.title}) is ${WORST_TRACE}`);
  }
  return measured.map(({ click }) => click);
}
