// How long a click waits for its first answer on screen, as the browser itself times it (Event Timing).
import type { Page } from '@playwright/test';
import { enter, type Visitor } from './visit.ts';

export interface Click {
  title: string;
  times: number;
  medianMilliseconds: number;
  worstMilliseconds: number;
}

interface Way {
  title: string;
  times: number;
  begin: (page: Page) => Promise<unknown>;
  click: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');

const waysTo = (projectId: string): Way[] => [
  {
    title: 'complete the next step of today',
    times: 8,
    begin: (page) => page.goto('/dashboard'),
    click: async (page) => {
      const plate = page.getByRole('region', { name: 'Today' });
      await plate.getByRole('button', { name: 'Mark as completed' }).click();
    },
  },
  {
    title: 'go from the dashboard to the projects',
    times: 5,
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
    times: 5,
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
    times: 8,
    begin: (page) => page.goto('/projects'),
    click: (page) => page.getByRole('button', { name: 'Next page' }).click(),
  },
  {
    title: 'complete a subtask on its project page',
    times: 8,
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

const readInteractions = (page: Page) =>
  page.evaluate(async () => {
    // The last of them are handed over after the paint that they waited for.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'noted' in window ? (window.noted as number[]) : [];
  });

async function measureWay(visitor: Visitor, way: Way): Promise<Click> {
  const context = await enter(visitor);
  try {
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    await way.begin(page);
    for (let time = 0; time < way.times; time++) await way.click(page);
    const durations = (await readInteractions(page)).sort((a, b) => a - b);
    // Faster ones than 16 ms are not reported by the browser at all.
    return {
      title: way.title,
      times: way.times,
      medianMilliseconds: durations[Math.floor(durations.length / 2)] ?? 16,
      worstMilliseconds: durations.at(-1) ?? 16,
    };
  } finally {
    await context.close();
  }
}

export async function measureClicks(visitor: Visitor, projectId: string): Promise<Click[]> {
  const clicks: Click[] = [];
  for (const way of waysTo(projectId)) clicks.push(await measureWay(visitor, way));
  return clicks;
}
