import { expect, test } from 'vitest';
import { Reading, StatementCorrection } from './readings.ts';

const stated = { id: 's1', words: { text: 'Paint', start: 0, end: 5 }, sure: true, statedBy: 'reader' };

test('a statement keeps every field of its kind, and what is left out is not said', () => {
  const { statements } = Reading.parse({
    statements: [
      { ...stated, kind: 'task', title: ' Paint  the door ', after: [{ statement: 's2' }] },
      { ...stated, kind: 'unsure', kinds: ['wait', 'task'], question: null },
    ],
  });
  expect(statements[0]).toMatchObject({ title: 'Paint the door', effort: null, optional: false, on: [] });
  expect(statements[0]).toMatchObject({ after: [{ statement: 's2', lag: null, each: false }] });
  expect(statements[1]).toMatchObject({ kinds: ['wait', 'task'] });
});

test('a task keeps the days on which it is not done, and those of its parts', () => {
  const days = {
    except: ['2026-12-26'],
    exceptWeekdays: [5],
    windows: [{ from: '2026-12-01', to: '2026-12-04' }],
  };
  const statement = { ...stated, kind: 'task', title: 'Paint' };
  const { statements } = Reading.parse({ statements: [{ ...statement, ...days }, statement] });
  expect(statements[0]).toMatchObject(days);
  expect(statements[1]).toMatchObject({ except: [], exceptWeekdays: [], windows: [] });
  expect(StatementCorrection.safeParse({ madeFrom: 'x', ...statement, exceptWeekdays: [8] }).success).toBe(
    false,
  );
});

test('a statement has alternatives, and an older stored one has none', () => {
  const line = { ...stated, kind: 'unsure', kinds: ['wait', 'task'], question: null };
  const { statements } = Reading.parse({
    statements: [{ ...line, alternatives: [{ kind: 'task', title: 'Paint' }, { kind: 'note' }] }, line],
  });
  expect(statements[0]?.alternatives).toMatchObject([{ kind: 'task', effort: null }, { kind: 'note' }]);
  expect(statements[1]).not.toHaveProperty('alternatives');
  const unsure = { kind: 'unsure', kinds: ['task', 'note'], question: null };
  expect(Reading.safeParse({ statements: [{ ...line, alternatives: [unsure] }] }).success).toBe(false);
});

test('a Reading may name the language that is not read well enough, and one that was kept before names none', () => {
  expect(Reading.parse({ statements: [], weakLanguage: 'it' })).toEqual({
    statements: [],
    weakLanguage: 'it',
  });
  expect(Reading.parse({ statements: [] })).toEqual({ statements: [] });
  expect(Reading.safeParse({ statements: [], weakLanguage: 'it_!' }).success).toBe(false);
});

test('an invalid correction is refused at its field', () => {
  const pathsOf = (value: object) =>
    StatementCorrection.safeParse({ madeFrom: 'x', ...value }).error?.issues.map(({ path }) =>
      path.join('.'),
    );
  expect(pathsOf({ kind: 'wait', title: 'Answer' })).toEqual(['lag']);
  expect(pathsOf({ kind: 'wait', title: 'Answer', lag: { days: 3, unit: 'working' } })).toBeUndefined();
  expect(pathsOf({ kind: 'repeat', title: 'Yoga', rule: 'often' })).toEqual(['rule']);
  expect(pathsOf({ kind: 'task', title: '' })).toEqual(['title']);
  expect(pathsOf({ kind: 'event', title: 'Fair' })).toEqual(['on']);
  expect(pathsOf({ kind: 'note', words: { text: 'ab', start: 0, end: 3 } })).toEqual(['words']);
  expect(pathsOf({ kind: 'unsure' })).toEqual(['kind']);
});
