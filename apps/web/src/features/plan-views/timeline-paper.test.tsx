import '../../app.css';
import { daysFrom } from '@daymark/domain/dates';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { routed } from '../../testing/show.tsx';
import { PlanStage } from './plan-stage.tsx';
import { TimelinePaper } from './timeline-paper.tsx';
import { timelineRows } from './timeline-rows.ts';

afterEach(async () => {
  await commands.showAs('screen');
  await page.viewport(390, 800);
});

const [FROM, TO] = ['2026-11-23', '2026-12-13'];
const FAIR = { id: 'fair', name: 'Garden fair', startDate: FROM, dueDate: TO };

const Paper = () => (
  <PlanStage items={[]} milestones={[]} facts={new Map()} today={FROM} along="days">
    <TimelinePaper
      from={FROM}
      to={TO}
      days={daysFrom(FROM, TO)}
      rows={timelineRows([FAIR], [], [], '2026-11-20')}
      milestones={[]}
    />
  </PlanStage>
);

test.each([
  ['upright', 760, 1050],
  ['lying', 1050, 760],
])('on paper that is %s a timeline is drawn once, and fills its width', async (_how, across, down) => {
  await page.viewport(across, down);
  await commands.showAs('print');
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>{routed(Paper)}</QueryClientProvider>,
  );
  await expect.element(screen.getByRole('link', { name: 'Garden fair' })).toBeVisible();
  const width = screen.getByRole('link', { name: 'Garden fair' }).element().closest('ol')?.clientWidth ?? 0;
  expect(width / across).toBeGreaterThan(0.9);
});
