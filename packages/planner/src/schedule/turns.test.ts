import { expect, test } from 'vitest';
import { planProject } from '../plan.ts';
import { requestFor } from '../testing/requests.ts';
import { expectSound } from '../testing/sound.ts';
import { DEFAULT_CALENDAR } from './calendar.ts';

test.each([
  ['Practise 4 pieces, 2 hours each. Rent the hall 3 hours. Invite the guests by 27 November.', 3],
  ['Practise 4 pieces, 3.5 hours each.', 3],
  ['Practise 6 pieces, 3.5 hours each. Rent the hall. Print the programme.', 6],
  ['Practise 7 pieces, 2.5 hours each. Rent the hall. Print the programme.', 6],
])('pieces of one count keep their order where they only just fit: %s', (description, hoursPerDay) => {
  const request = requestFor({
    name: 'Recital',
    description,
    dueDate: '2026-11-27',
    calendar: { ...DEFAULT_CALENDAR, hoursPerDay },
  });
  const plan = planProject(request);
  expectSound(plan, request);
  const pieces = plan.tasks.flatMap(({ title }) => /\((\d+)(?:–\d+)? of/.exec(title)?.[1] ?? []).map(Number);
  expect(new Set(pieces).size).toBeGreaterThan(2);
  expect(pieces).toEqual([...pieces].sort((a, b) => a - b));
});
