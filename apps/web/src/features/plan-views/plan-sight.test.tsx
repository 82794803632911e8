import '../../app.css';
import { addDays } from '@daymark/domain/dates';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { samplePlanItem } from '../../testing/samples.ts';
import { routed, show } from '../../testing/show.tsx';
import type { PlannedItem } from './load-plan.ts';
import { type PlanPlace, periodOf } from './plan-place.ts';
import { planQuery } from './plan-query.ts';
import { PlanScreen } from './plan-screen.tsx';

const DAY = '2026-11-24';
const SHOP = { name: 'Shop', color: 'olive', priority: 'Medium', tags: [] } as const;
const LONG = 'Photograph every bread on white linen';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(390, 800));

/** The plan as it opens, without a span in the address. */
async function open(place: PlanPlace, items: PlannedItem[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(planQuery(periodOf('weeks', DAY)).queryKey, {
    data: items,
    count: items.length,
    total: items.length,
    days: [],
    milestones: [],
    projects: [
      {
        ...{
          id: 'Shop',
          _id: 'Shop',
          name: 'Shop',
          color: 'olive',
          priority: 'Medium' as const,
          status: 'Pending' as const,
        },
        ...{ startDate: DAY, dueDate: addDays(DAY, 20) },
      },
    ],
  });
  return show(
    routed(() => <PlanScreen place={{ day: DAY, ...place }} onPlaceChange={() => {}} />),
    client,
  );
}

test('the calendar opens on five weeks, and a title has two lines', async () => {
  const { container, ...screen } = await open({}, [samplePlanItem(LONG, SHOP, { dueDate: DAY })]);
  const title = screen.getByText(`${LONG}, Shop`);
  await expect.element(title).toBeVisible();
  expect(container.querySelectorAll('[data-day]')).toHaveLength(35);
  const box = title.element();
  const lines = box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight);
  expect(Math.round(lines)).toBe(2);
  // All of it is seen.
  expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 1);
});

test('a timeline at 1280 px shows whole titles, each beside the mark of its project', async () => {
  const screen = await open({ view: 'timeline' }, [samplePlanItem(LONG, SHOP, { dueDate: DAY })]);
  const title = screen.getByText(LONG, { exact: true });
  await expect.element(title).toBeVisible();
  // The first layout is before the screen is measured.
  await expect.poll(() => title.element().scrollWidth - title.element().clientWidth).toBeLessThanOrEqual(0);
  const mark = title.element().closest('button')?.querySelector('[data-color]');
  expect(mark?.getAttribute('data-color')).toBe('olive');
});

test('a timeline draws the connections of the row under the pointer or focus, and all of them on request', async () => {
  const chain = ['Bake', 'Shoot', 'Print', 'Hang'];
  const items = chain.map((title, index) =>
    samplePlanItem(title, SHOP, {
      dueDate: addDays(DAY, index),
      // Shoot waits for Bake, and Hang for Print.
      dependsOn: index % 2 === 1 ? [chain[index - 1] ?? ''] : [],
    }),
  );
  const { container, ...screen } = await open({ view: 'timeline' }, items);
  const lines = () => container.querySelectorAll('g > path[fill="none"]').length;
  const row = (title: string) => screen.getByRole('button', { name: new RegExp(`, ${title}`) });
  await expect.element(row('Hang')).toBeVisible();
  expect(lines()).toBe(0);

  await row('Shoot').hover();
  await expect.poll(lines).toBe(1);
  await screen.getByRole('heading', { level: 1 }).hover();
  await expect.poll(lines).toBe(0);
  (row('Hang').element() as HTMLElement).focus();
  await expect.poll(lines).toBe(1);

  await screen.getByRole('checkbox', { name: 'Show all connections' }).click();
  await expect.poll(lines).toBe(2);
});
