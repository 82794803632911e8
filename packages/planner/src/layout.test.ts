import { addDays, type Day } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { planProject } from './plan.ts';
import { DEFAULT_CALENDAR } from './schedule/calendar.ts';
import { minutes, task } from './testing/readings.ts';
import { requestFor } from './testing/requests.ts';

test('in a full account only what does not fit is cut into short sittings', () => {
  const busyHours: Record<Day, number> = {};
  for (let day: Day = '2026-11-23'; day <= '2026-12-04'; day = addDays(day, 1)) busyHours[day] = 4;
  const statements = [
    task('Sew the curtains', { effort: minutes(480), by: '2026-12-04' }),
    task('Paint the wall', { effort: minutes(240), from: '2026-12-07' }),
    task('Oil the floor', { effort: minutes(240), from: '2026-12-07' }),
  ];
  const calendar = { ...DEFAULT_CALENDAR, busyHours };
  const { tasks, feasible } = planProject({ ...requestFor({ calendar }), reading: { statements } });
  expect(feasible).toBe(true);
  expect(tasks.filter(({ title }) => title.startsWith('Sew')).every((one) => one.estimatedHours <= 2)).toBe(
    true,
  );
  expect(tasks.flatMap(({ title }) => (title.startsWith('Sew') ? [] : [title]))).toEqual([
    'Paint the wall',
    'Oil the floor',
  ]);
});

test('a sitting that is cut for its days has one number, not two', () => {
  const busyHours: Record<Day, number> = {};
  for (let day: Day = '2026-11-23'; day <= '2026-12-18'; day = addDays(day, 1)) busyHours[day] = 5;
  const statements = [task('Sew the curtains', { effort: minutes(1140) })];
  const calendar = { ...DEFAULT_CALENDAR, busyHours };
  const { tasks } = planProject({ ...requestFor({ calendar }), reading: { statements } });
  expect(tasks.length).toBeGreaterThan(4);
  for (const { title } of tasks) expect(title.match(/\(\d+\/\d+\)/g) ?? []).toHaveLength(1);
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
});
