import { expect, test } from 'vitest';
import { axisOf, DEFAULT_CALENDAR } from './calendar.ts';
import { scheduleWork } from './schedule.ts';
import type { Work } from './work.ts';

const job = (change: Partial<Work> = {}): Work => ({
  id: 'job',
  units: 8,
  releaseDay: 0,
  deadlineDay: 99,
  flexible: true,
  after: [],
  weight: 1,
  ...change,
});

test('work is on its likely day, on the first one with room after it, or else on the last before it', () => {
  const axis = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-12-18');
  const wished = (likelyDay: number, change: Partial<Work> = {}) => job({ units: 16, likelyDay, ...change });
  const work = [
    wished(9),
    wished(9),
    wished(5),
    wished(25, { deadlineDay: 10 }),
    wished(2, { releaseDay: 8 }),
  ];
  const { placed } = scheduleWork(work, axis);
  const dayOf = (index: number) => placed.find((one) => one.index === index)?.day;
  // Day 5 is a Saturday, the fifth cannot begin before day 8, and to the fourth the others have left day 4.
  expect([0, 1, 2, 3, 4].map(dayOf)).toEqual([9, 10, 7, 4, 8]);
});

test('work that finds no day beside its likely one is placed before the others, which give way', () => {
  const axis = axisOf(DEFAULT_CALENDAR, '2026-11-23', '2026-11-27');
  const work = [
    job({ id: 'a', units: 24, likelyDay: 1 }),
    job({ id: 'b', units: 24, likelyDay: 2 }),
    job({ id: 'c', units: 24, likelyDay: 4, deadlineDay: 2 }),
    job({ id: 'd', units: 24, likelyDay: 2, after: [{ index: 2, lagDays: 1 }], deadlineDay: 3 }),
  ];
  const { feasible, placed } = scheduleWork(work, axis);
  const dayOf = (index: number) => placed.find((one) => one.index === index)?.day;
  expect(feasible).toBe(true);
  expect(dayOf(3)).toBeGreaterThan(dayOf(2) ?? 0);
  expect(new Set([0, 1, 2, 3].map(dayOf)).size).toBe(4);
});
