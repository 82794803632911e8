import '../../app.css';
import { addDays } from '@daymark/domain/dates';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { samplePlanItem } from '../../testing/samples.ts';
import { routed, show } from '../../testing/show.tsx';
import type { PlannedItem } from './load-plan.ts';
import type { PlanFilter } from './plan-filter.ts';
import type { PlanPlace } from './plan-place.ts';
import { periodOf } from './plan-place.ts';
import { planQuery } from './plan-query.ts';
import { PlanScreen } from './plan-screen.tsx';

const DAY = '2026-11-24';
const SHOP = { name: 'Shop', color: 'olive', priority: 'High', tags: ['client'] } as const;
const BOOK = { name: 'Book', color: 'pink', priority: 'Medium', tags: [] } as const;
const at = { dueDate: DAY };
const ITEMS = [
  samplePlanItem('Paint', SHOP, { ...at, priority: 'High' }),
  samplePlanItem('Hang', SHOP, { ...at, priority: 'Low', status: 'Completed' }),
  samplePlanItem('Sweep', SHOP, { ...at, priority: 'Low' }),
  samplePlanItem('Write', BOOK, { ...at, priority: 'High', tags: ['draft'] }),
];

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(390, 800));

function Page({ first }: { first: PlanPlace & PlanFilter }) {
  const [place, go] = useState(first);
  return (
    <>
      <PlanScreen place={place} onPlaceChange={go} />
      <output>{JSON.stringify(place)}</output>
    </>
  );
}

async function open(first: PlanPlace & PlanFilter, items: PlannedItem[] = ITEMS) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const { queryKey } = planQuery(periodOf('month', DAY));
  client.setQueryData(queryKey, {
    data: items,
    count: items.length,
    total: items.length,
    days: [],
    milestones: [],
    projects: [SHOP, BOOK].map(({ name, color }) => ({
      ...{
        id: name,
        _id: name,
        name,
        color,
        priority: 'Medium' as const,
        status: 'Pending' as const,
        startDate: DAY,
      },
      dueDate: addDays(DAY, 1),
    })),
  });
  const screen = await show(
    routed(() => <Page first={{ day: DAY, span: 'month', ...first }} />),
    client,
  );
  const shown = () =>
    [...screen.container.querySelectorAll<HTMLElement>('button[data-item]')].map(
      (button) => button.textContent,
    );
  return { screen, shown };
}

test('every task has the mark of its project, says its name, and a priority only where it differs', async () => {
  const { screen, shown } = await open({ view: 'calendar' });
  await expect
    .poll(() => shown().toSorted())
    .toEqual(['CompletedHang, Shop', 'PendingPaint, Shop', 'PendingSweep, Shop', 'PendingWrite, Book']);
  const named = (name: RegExp) => screen.getByRole('button', { name });
  await expect.element(named(/Sweep ?, Shop ?Low priority$/)).toBeVisible();
  await expect.element(named(/Write ?, Book ?High priority$/)).toBeVisible();
  await expect.element(named(/Paint ?, Shop$/)).toBeVisible();
  const colorOf = (name: RegExp) =>
    screen.getByRole('button', { name }).element().parentElement?.querySelector('[data-color]');
  expect(colorOf(/Paint/)?.getAttribute('data-color')).toBe('olive');
  expect(colorOf(/Write/)?.getAttribute('data-color')).toBe('pink');
});

test('the plan is filtered by project, tag and status, with how many match, and all of it comes back', async () => {
  const { screen, shown } = await open({ view: 'board' });
  const choose = (label: string, option: string) =>
    screen.getByRole('combobox', { name: label }).selectOptions(option);
  const place = () => JSON.parse(screen.getByRole('status').elements().at(-1)?.textContent ?? '');
  await choose('Project', 'Shop');
  await expect.poll(shown).toHaveLength(3);
  await choose('Status', 'Not completed');
  await expect.element(screen.getByText('2 of 4 tasks')).toBeVisible();
  expect(place()).toEqual({ day: DAY, span: 'month', view: 'board', project: 'Shop', status: 'Open' });
  await choose('Tag', 'draft');
  await expect.element(screen.getByRole('heading', { name: 'No tasks match' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all tasks' }).click();
  await expect.poll(shown).toHaveLength(4);
  expect(place()).toEqual({ day: DAY, span: 'month', view: 'board' });
  await expect.element(screen.getByRole('combobox', { name: 'Project' })).toHaveFocus();

  await choose('Tag', 'client');
  await expect.poll(shown).toHaveLength(3);
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(shown).toHaveLength(4);
});

test('a project of the address that has nothing on these days is still the chosen one', async () => {
  const { screen } = await open({ view: 'timeline', project: 'elsewhere' });
  await expect.element(screen.getByRole('heading', { name: 'No tasks match' })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Project' })).toHaveValue('elsewhere');
});

test('on a phone the filters are behind a button with their number', async () => {
  await page.viewport(390, 800);
  const { screen } = await open({ view: 'board', project: 'Book' });
  const button = screen.getByRole('button', { name: 'Filters (1)' });
  await expect.element(screen.getByText('1 of 4 tasks')).toBeVisible();
  expect(screen.getByRole('combobox').elements()).toEqual([]);
  await button.click();
  await expect.element(screen.getByRole('combobox', { name: 'Project' })).toHaveValue('Book');
});
