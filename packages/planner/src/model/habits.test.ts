import { daysBetween } from '@daymark/domain/dates';
import { stepIdOf } from '@daymark/domain/library';
import { withStepCorrections } from '@daymark/domain/step-corrections';
import { expect, test } from 'vitest';
import { planOf, read, readOne, row, weekly, when } from '../testing/model-lines.ts';
import { readingFromModel } from './reading.ts';
import { readLine } from './statement.ts';

const DATES = { startDate: '2026-11-24', dueDate: '2026-12-19', today: '2026-11-23' } as const;

test('each topic has its own minutes', () => {
  const { rows } = planOf('Train for the run.', [
    {
      ...{ kind: 'repeat', quote: 'Train for the run', title: 'Run', hours: 0.5 },
      repeat: {
        ...{ every: 1, unit: 'week', weekdays: [2, 5] },
        topics: [{ title: 'easy' }, { title: 'hills' }, { title: 'long', hours: 1.5 }],
      },
    },
  ]);
  expect([...new Set(rows.map(({ title, hours }) => `${title} ${hours}`))]).toEqual([
    'Run: easy 0.5',
    'Run: hills 0.5',
    'Run: long 1.5',
  ]);
});

test('topics that are counted are kept, and share the days that there are', () => {
  const topics = ['easy', 'hills', 'long', 'easy again'].map((title) => ({ title, hours: 1 }));
  const { asRead, rows } = planOf('Train for the run.', [
    {
      ...{ kind: 'repeat', quote: 'Train for the run', title: 'Run' },
      repeat: { every: 1, unit: 'week', weekdays: [2], count: 4, topics },
    },
  ]);
  expect(asRead.statements[0]).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=TU', sure: true });
  expect(rows.map(({ title }) => title)).toEqual(topics.map(({ title }) => `Run: ${title}`));
});

test('what cannot be torn apart is on consecutive working days', () => {
  const { rows } = planOf('Write the report. Hold the retreat. Call the hotel on 3 December, 4 hours.', [
    { kind: 'task', quote: 'Write the report', title: 'Write the report' },
    { ...{ kind: 'task', quote: 'Hold the retreat', title: 'Hold the retreat', together: true }, hours: 12 },
    {
      ...{ kind: 'task', quote: 'Call the hotel on 3 December, 4 hours', title: 'Call the hotel' },
      amount: { n: 4, unit: 'hour', per: 'whole' },
      when: [when('on 3 December', 'on', '2026-12-03')],
    },
    row(1, 'Write the report', 26),
    row(2, 'Hold the retreat', 12, { after: [1], date: '2026-12-03' }),
  ]);
  const days = rows.flatMap(({ title, dueDate }) => (title.startsWith('Hold the retreat') ? [dueDate] : []));
  expect(days).toHaveLength(2);
  expect(daysBetween(days[0] ?? '', days[1] ?? '')).toBeLessThanOrEqual(3);
});

test('what is learned is a habit with its topics, one after the other', () => {
  const { asRead, rows } = planOf('Learn basic Spanish.', [
    {
      ...{ kind: 'repeat', quote: 'Learn basic Spanish', title: 'Practise Spanish', hours: 0.5 },
      repeat: { every: 1, unit: 'week', timesAWeek: 4, topics: ['greetings', 'numbers', 'ordering food'] },
    },
  ]);
  expect(asRead.statements[0]).toMatchObject({
    sure: true,
    minutes: 30,
    topics: ['greetings', 'numbers', 'ordering food'],
  });
  const topics = [...new Set(rows.map(({ title }) => title))];
  expect(topics).toEqual([
    'Practise Spanish: greetings',
    'Practise Spanish: numbers',
    'Practise Spanish: ordering food',
  ]);
  expect(rows.length).toBeGreaterThan(9);
});

test('minutes that a model writes as hours are those of the brief', () => {
  expect(
    readOne('Call Tom every Friday, 45 minutes', {
      kind: 'repeat',
      repeat: { every: 1, unit: 'week', weekdays: [5] },
      amount: { n: 0.75, unit: 'hour', per: 'whole' },
    }),
  ).toMatchObject({ minutes: 45, sure: true });
});

test('when others are closed or away is no time off of the person; the own name is', () => {
  const off = { kind: 'availability', when: [weekly('on Mondays', 'not', [1])] };
  const { reading } = read('The archive is closed on Mondays.', [
    { ...off, quote: 'The archive is closed on Mondays', who: 'the archive' },
  ]);
  expect(reading.statements).toMatchObject([{ kind: 'theirs', who: 'the archive' }]);
  const said = readLine({ ...off, n: 1, title: 'Off', quote: 'Anna is off on Mondays', who: 'Anna' });
  const own = readingFromModel(
    { ...DATES, locale: 'en-GB', writer: 'Anna', description: 'Anna is off on Mondays.' },
    said ? [said] : [],
  );
  expect(own.reading.statements).toMatchObject([{ kind: 'availability', rule: 'never', weekdays: [1] }]);
});

test('a topic that the person leaves out is not practised', () => {
  const { reading } = read('Learn Spanish.', [
    {
      ...{ kind: 'repeat', quote: 'Learn Spanish', title: 'Practise Spanish' },
      repeat: { every: 1, unit: 'week', timesAWeek: 4, topics: ['greetings', 'numbers'] },
    },
  ]);
  const [habit] = reading.statements;
  if (!habit) throw new Error('Nothing was read');
  const left = { ...habit, id: stepIdOf(habit.id, 1), kind: 'note' as const };
  expect(withStepCorrections(reading, [left]).statements).toMatchObject([{ topics: ['numbers'] }]);
});
