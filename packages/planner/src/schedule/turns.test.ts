import { expect, test } from 'vitest';
import { planProject } from '../plan.ts';
import { requestFor } from '../testing/requests.ts';
import { expectSound } from '../testing/sound.ts';
import { DEFAULT_CALENDAR } from './calendar.ts';

test.each<[string, number, string?]>([
  ['Practise 4 pieces, 2 hours each. Rent the hall 3 hours. Invite the guests by 27 November.', 3],
  ['Practise 4 pieces, 3.5 hours each.', 3],
  ['Practise 6 pieces, 3.5 hours each. Rent the hall. Print the programme.', 6],
  ['Practise 7 pieces, 2.5 hours each. Rent the hall. Print the programme.', 6],
  [
    '40 Becher drehen, 3 Tage trocknen, schrühen, glasieren, brennen, verpacken, am 11.12. zum Markt bringen.',
    6,
    '2026-12-18',
  ],
])(
  'pieces of one count keep their order where they only just fit: %s',
  (description, hoursPerDay, dueDate = '2026-11-27') => {
    const request = requestFor({
      name: 'Recital',
      description,
      dueDate,
      calendar: { ...DEFAULT_CALENDAR, hoursPerDay },
    });
    const plan = planProject(request);
    expectSound(plan, request);
    const pieces = plan.tasks
      .flatMap(({ title }) => /\((\d+)(?:–\d+)? (?:of|von)/.exec(title)?.[1] ?? [])
      .map(Number);
    expect(new Set(pieces).size).toBeGreaterThan(2);
    expect(pieces).toEqual([...pieces].sort((a, b) => a - b));
  },
);
