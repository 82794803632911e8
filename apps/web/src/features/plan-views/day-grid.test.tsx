import '../../app.css';
import type { Day } from '@daymark/domain/dates';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DayGrid } from './day-grid.tsx';
import { periodOf } from './plan-place.ts';
import { PlanStage } from './plan-stage.tsx';

afterEach(async () => {
  document.body.style.minHeight = '';
  scrollTo(0, 0);
  await page.viewport(390, 800);
});

const TODAY = '2026-11-27';

/** A month on a phone in landscape. */
async function open(day: Day, above = 0) {
  await page.viewport(800, 400);
  document.body.style.minHeight = '60rem';
  scrollTo(0, above);
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanStage items={[]} milestones={[]} facts={new Map()} today={TODAY} along="days">
        <DayGrid period={periodOf('month', day, 7)} items={[]} milestones={[]} />
      </PlanStage>
    </QueryClientProvider>,
  );
  // A place is taken before a second frame is drawn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return () => screen.container.querySelector(`[data-day="${TODAY}"]`)?.getBoundingClientRect();
}

test('a month opens with today in sight, and leaves the focus where it was', async () => {
  const today = await open(TODAY);
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  await expect.poll(() => today()?.top).toBeGreaterThanOrEqual(0);
  await expect.poll(() => today()?.bottom).toBeLessThanOrEqual(400);
  expect(document.activeElement).toBe(document.body);
});

test('another month opens at its first day', async () => {
  await open('2026-12-01');
  expect(scrollY).toBe(0);
});

test('whoever comes back to a place further down stays there', async () => {
  await open(TODAY, 10);
  expect(scrollY).toBe(10);
});
