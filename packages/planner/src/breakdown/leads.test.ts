import { addDays } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { kindsIn } from '../library/parse.ts';
import { typedPlan } from '../testing/typed-plan.ts';
import { leadDays } from './leads.ts';

const fair = (description: string, startDate = '2026-12-14') =>
  typedPlan({ name: 'School fair', description, startDate, dueDate: '2027-05-08' });

test('what belongs some weeks before a day is not done months before it, and what has to be booked is', () => {
  const { dayOf, plan } = fair('');
  expect(plan.feasible).toBe(true);
  const weeksBefore = (weeks: number) => addDays('2027-05-08', -7 * weeks);
  expect(dayOf(/^Make the posters/) ?? '').toMatch(/^2027-0[345]/);
  expect((dayOf(/^Make the posters/) ?? '') >= weeksBefore(6)).toBe(true);
  expect((dayOf(/^Send helpers a rota/) ?? '') >= weeksBefore(4)).toBe(true);
  expect((dayOf(/^Book the hired equipment/) ?? '~') < weeksBefore(6)).toBe(true);
});

test('it begins so much sooner as what waits for it takes longer', () => {
  const [kind] = kindsIn(
    `# party | Party
1. Send the invitations | 1h | lead 2w
2. wait 21d | Answers come in
3. Give the numbers | 30m | week
4. Hold the party | 4h | day
5. Thank everybody | 1h`,
    'event',
  );
  expect(leadDays(kind?.steps ?? [], 2)).toEqual({ least: 21, minutes: 90 });
});

test('a line that takes the place of such a step has its days, and no other line of its list waits for it', () => {
  const { daysOf, dayOf } = fair(
    '1. flyers\n2. bouncy castle hire\n3. first aid\n4. helpers for the tea stall',
  );
  expect(daysOf(/^Flyers/).every((day) => day >= '2027-03-27')).toBe(true);
  expect((dayOf(/^Bouncy castle hire/i) ?? '~') < '2027-03-01').toBe(true);
});

test('in a project that begins later than that nothing is held back', () => {
  const late = fair('', '2027-04-12');
  expect(late.plan.feasible).toBe(true);
  expect((late.dayOf(/^Make the posters/) ?? '~') <= '2027-05-05').toBe(true);
});
