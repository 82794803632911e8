import { UNSAID } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { logoStatements, sampleTask, statementsOf } from '../../testing/readings.ts';
import { choiceOf, fieldsProblem, isComplete, likeliestOf, statementAs, titleFrom } from './kind-choices.ts';

const DAY = '2026-11-25';
const [note, concepts, wait, , friday, unsure] = logoStatements();

test('a line keeps its title and its person when it is taken for something else', () => {
  if (!concepts || !wait || !note) throw new Error('The sample has these lines');
  expect(statementAs(concepts, 'repeat', DAY)).toMatchObject({
    kind: 'repeat',
    title: 'Concept',
    rule: 'FREQ=DAILY',
  });
  expect(statementAs(wait, 'theirs', DAY)).toEqual({ kind: 'theirs', who: 'client', by: null });
  expect(statementAs(note, 'task', DAY)).toEqual(sampleTask('Logo design for Acme'));
  expect(statementAs(note, 'excluded', DAY)).toEqual({ kind: 'excluded' });
});

test('what only the person knows is asked for, the rest is settled at once', () => {
  if (!note) throw new Error('The sample has this line');
  expect(isComplete(note, 'note')).toBe(true);
  expect(isComplete(note, 'wait')).toBe(false);
  expect(statementAs(note, 'event', DAY)).toMatchObject({ on: DAY });
  const long = statementAs(note, 'wait', DAY);
  expect(fieldsProblem(long)).toBeUndefined();
  expect(fieldsProblem({ ...long, ...{ lag: null } } as typeof long)).toBe(
    'Please say how long, or until when',
  );
});

test('days that a line names are chosen already; where it names none, saving asks for them', () => {
  const [shop, yoga, away] = statementsOf(
    'I work at the shop Mondays and Tuesdays. Yoga freitags. I am away.',
    [
      [
        'I work at the shop Mondays and Tuesdays.',
        { kind: 'unsure', kinds: ['availability', 'note'], question: '' },
      ],
      ['Yoga freitags.', { kind: 'note' }],
      ['I am away.', { kind: 'note' }],
    ],
  );
  if (!shop || !yoga || !away) throw new Error('These are three lines');
  expect(statementAs(shop, 'not-available', DAY)).toMatchObject({ rule: 'never', weekdays: [1, 2] });
  expect(statementAs(shop, 'working-time', DAY)).toMatchObject({ rule: 'only', weekdays: [1, 2] });
  expect(statementAs(yoga, 'repeat', DAY)).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=FR' });
  const unsaid = statementAs(away, 'not-available', DAY);
  expect(unsaid).toMatchObject({ rule: null, weekdays: [] });
  expect(fieldsProblem(unsaid, 'not-available')).toBe('Please say which days');
});

test('an unsure line is offered as the two things that it may be', () => {
  if (!unsure || !friday) throw new Error('The sample has these lines');
  expect(likeliestOf(unsure)).toEqual(['theirs', 'note']);
  expect(choiceOf(unsure)).toBeUndefined();
  expect(choiceOf(friday)).toBe('not-available');
  const [maybe] = statementsOf('Maybe a banner.', [
    ['Maybe a banner.', { ...sampleTask('Banner'), sure: false }],
  ]);
  expect(maybe && likeliestOf(maybe)).toEqual(['task', 'note']);
});

test('what stands in a line comes with the kind that it is taken for', () => {
  const [flyer] = statementsOf('Maybe 3 h for the flyer, waiting for Bo.', [
    [
      'Maybe 3 h for the flyer, waiting for Bo.',
      {
        ...{ kind: 'unsure', kinds: ['task', 'note'], question: null },
        alternatives: [
          sampleTask('The flyer', { effort: { amount: 180, unit: 'minutes', per: 'whole', said: true } }),
          { kind: 'theirs', who: 'Bo', by: null },
          { kind: 'availability', ...UNSAID.availability, off: [{ from: DAY, to: DAY }] },
        ],
      },
    ],
  ]);
  if (!flyer) throw new Error('This is a line');
  expect(statementAs(flyer, 'task', DAY)).toMatchObject({ title: 'The flyer', effort: { amount: 180 } });
  expect(isComplete(flyer, 'not-available')).toBe(true);
  expect(statementAs(flyer, 'not-available', DAY)).toMatchObject({ off: [{ from: DAY, to: DAY }] });
  expect(isComplete(flyer, 'working-time')).toBe(false);
  expect(isComplete(flyer, 'wait')).toBe(false);
  expect(statementAs(flyer, 'wait', DAY)).toMatchObject({ title: 'The flyer', who: 'Bo' });
  expect(statementAs(flyer, 'repeat', DAY)).toMatchObject({ title: 'The flyer', minutes: 180 });
});

test('what comes from the library is taken for the task that was wished, when it was wished', () => {
  const limits = { from: null, by: '2026-12-04', weekdays: [], except: [], exceptWeekdays: [], after: [] };
  const steps = [{ place: 1, title: 'Collect papers', minutes: 60, done: null, after: [] }];
  const [line] = statementsOf('I need to do my taxes', [
    [
      'I need to do my taxes',
      { kind: 'library', title: 'Tax return', wish: 'Do my taxes', project: 'tax-return', steps, ...limits },
    ],
  ]);
  expect(line && statementAs(line, 'task', '2026-11-23')).toMatchObject({
    ...{ kind: 'task', title: 'Do my taxes', by: '2026-12-04', effort: null },
  });
});

test('a line about days may be time off or time for work, and is offered as both', () => {
  const [evenings, weekends] = statementsOf('Only got evenings. Weekends is fine.', [
    ['Only got evenings.', { kind: 'unsure', kinds: ['availability', 'note'], question: null }],
    [
      'Weekends is fine.',
      { kind: 'availability', ...UNSAID.availability, rule: 'only', weekdays: [6, 7], sure: false },
    ],
  ]);
  expect(evenings && likeliestOf(evenings)).toEqual(['not-available', 'working-time', 'note']);
  expect(weekends && likeliestOf(weekends)).toEqual(['working-time', 'not-available']);
});

test('words become a title without their list mark and full stop', () => {
  expect(titleFrom(' - buy 2 brushes, ')).toBe('Buy 2 brushes');
  expect(titleFrom('(call Bo).')).toBe('Call Bo');
});
