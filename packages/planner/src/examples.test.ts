import { weekdayOf } from '@daymark/domain/dates';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { expect, test } from 'vitest';
import { brokenDown } from './breakdown/broken-down.ts';
import { planProject } from './plan.ts';
import { readBrief } from './read/read.ts';
import { requestFor } from './testing/requests.ts';

// Briefs in plain English that earlier readers misread, and the plan that a person would make.

const SETTING = { startDate: '2026-11-23', dueDate: '2026-12-23', today: '2026-11-23', locale: 'en-GB' };

function planned(description: string, change: Partial<typeof SETTING> = {}) {
  const request = requestFor({ ...SETTING, ...change, description });
  return planProject({ ...request, reading: readBrief(request) });
}

const titles = (description: string): string[] => [
  ...new Set(planned(description).tasks.map(({ title }) => title)),
];

test('yoga every morning for a month is a habit of 20 minutes a day', () => {
  const { tasks } = planned('Do yoga every morning for 20 minutes for a month.');
  expect(new Set(tasks.map(({ title }) => title))).toEqual(new Set(['Do yoga']));
  expect(tasks.every(({ repeat, estimatedHours }) => repeat && Math.round(estimatedHours * 60) === 20)).toBe(
    true,
  );
  expect(tasks.length).toBeGreaterThanOrEqual(30);
});

test('a move is planned in the words of its list', () => {
  const words =
    'We move on 12 December: pack up kitchen, living room and 2 bedrooms, change address with bank and post.';
  const all = titles(words).join('\n');
  for (const title of ['Pack up kitchen', 'Pack up living room', 'Change address with bank and post'])
    expect(all).toContain(title);
  expect(all).not.toMatch(/book|arrange|change the change/i);
});

test("the client's turn is time to wait, between the concepts and behind them", () => {
  const { tasks, waits } = planned(
    'Logo for a roaster. 3 concepts, client picks one, then final files. Client takes 3 days to respond each time.',
  );
  expect(tasks.map(({ title }) => title).join()).not.toMatch(/decision|picks/i);
  expect(waits.some(({ who }) => /client/i.test(who ?? ''))).toBe(true);
  const days = tasks.filter(({ title }) => /concept/i.test(title)).map(({ dueDate }) => dueDate);
  expect(days).toHaveLength(3);
});

test('a tax return is done by the steps of the library, and no step is a crumb', () => {
  const request = requestFor({ ...SETTING, name: 'Taxes', description: 'Do my tax return' });
  const said = { ...request, reading: readBrief(request), depth: USUAL_DEPTH, kind: null, corrections: [] };
  const { tasks } = planProject({ ...request, reading: brokenDown(said).reading });
  expect(tasks.length).toBeGreaterThan(4);
  expect(tasks.every(({ playbook, source }) => playbook?.startsWith('tax-return/') && !source)).toBe(true);
});

test('days on which somebody works elsewhere never become the only days', () => {
  const { tasks } = planned('I work at the shop Mondays and Tuesdays. Write 6 letters, 2 hours each.');
  expect(tasks.some(({ dueDate }) => dueDate && weekdayOf(dueDate) > 2)).toBe(true);
});

test('good news is no work', () => {
  expect(titles('Great news, the partners signed off on your quote. Write the contract.')).toEqual([
    'Write the contract',
  ]);
});

test('a call on Wednesday lies there, and no work on Fridays', () => {
  const { tasks } = planned(
    'Kick-off call on Wednesday 25 November. Write 8 pages, 3 hours each. Not on Fridays.',
  );
  const call = tasks.find(({ title }) => /call/i.test(title));
  expect(call?.dueDate).toBe('2026-11-25');
  const days = tasks.flatMap(({ dueDate }) => (dueDate ? [weekdayOf(dueDate)] : []));
  expect(days).toContain(3);
  expect(days).not.toContain(5);
});

test('a course of 28 hours takes 28 hours, and its exams lie in the last week', () => {
  const { tasks } = planned(
    'Watch a 28-hour video course, then take 4 practice exams of 2.5 h in the last week.',
  );
  const hoursOf = (pattern: RegExp) =>
    tasks.reduce((sum, { title, estimatedHours }) => sum + (pattern.test(title) ? estimatedHours : 0), 0);
  expect(hoursOf(/course/i)).toBe(28);
  expect(hoursOf(/exam/i)).toBe(10);
  const exams = tasks.filter(({ title }) => /exam/i.test(title));
  expect(exams.every(({ dueDate }) => dueDate && dueDate >= '2026-12-16')).toBe(true);
});
