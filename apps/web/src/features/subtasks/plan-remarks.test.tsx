import type { Plan } from '@daymark/contract/plans';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PlanRemarks } from './plan-remarks.tsx';

const WHY = 'There are 50 h of work on 2026-12-08, and 24 h of time.';

const PLAN: Plan = {
  ...{ engine: 'built-in planner', feasible: false, neededHours: 50, availableHours: 24, certificate: null },
  ...{ why: WHY, remedies: [], assumptions: [], questions: [] },
};

test('the reason of a present plan says that its figures are those of its making', async () => {
  const screen = await render(<PlanRemarks plan={PLAN} today="2026-12-03" isProposed={false} />);
  await expect
    .poll(() => screen.container.textContent)
    .toMatch(/^Did not fit when it was planned: There are 50 h of work on Tue, Dec 8/);
});

test('a proposed plan that does not fit gives its hours and the reason', async () => {
  const screen = await render(<PlanRemarks plan={PLAN} today="2026-12-03" isProposed />);
  await expect
    .poll(() => screen.container.textContent)
    .toMatch(/^Does not fit: 50 h of work in 24 h until the due date\.There are 50 h of work on Tue, Dec 8/);
});
