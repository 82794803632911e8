import { expect, test } from 'vitest';
import { readStatement } from './statement.ts';

test('a missing or invalid field of a model counts as not stated', () => {
  expect(
    readStatement({
      n: '3',
      kind: 'invention',
      title: '  Call Mara ',
      amount: { n: '1.5', unit: 'hour' },
      parts: { count: -2 },
      when: { words: 'by Friday', rel: 'by', weekdays: [5, 9, 'x'], day: 0 },
      after: [1, 'two', null, '2', -4],
      optional: 'yes',
      estimateHours: 1e300,
    }),
  ).toEqual({
    n: 3,
    kind: null,
    quote: null,
    title: 'Call Mara',
    who: null,
    optional: false,
    parts: null,
    amount: { n: 1.5, unit: 'hour', per: 'whole' },
    pace: null,
    apart: null,
    estimateHours: null,
    waitDays: null,
    repeat: null,
    when: [
      {
        words: 'by Friday',
        rel: 'by',
        day: null,
        month: null,
        weekdays: [5],
        untilDay: null,
        untilMonth: null,
        anchor: null,
        offset: null,
      },
    ],
    after: [1, 2],
    each: false,
    of: null,
    maybe: [],
    phase: null,
    together: false,
    date: null,
    steps: [],
  });
});

test('a pace that would take years counts as not stated', () => {
  const read = (parts: number) => readStatement({ kind: 'task', quote: 'x', pace: { parts, per: 'day' } });
  expect(read(5e-324)?.pace).toBeNull();
  expect(read(0.25)?.pace).toEqual({ parts: 0.25, per: 'day' });
});

test('a day of the month above 31 counts as not stated', () => {
  const read = readStatement({
    kind: 'repeat',
    quote: 'x',
    repeat: { unit: 'month', monthDay: 1_000_000_000 },
  });
  expect(read?.repeat?.monthDay).toBeNull();
});

test.each([[null], ['task'], [[]], [{}], [{ title: ' ', quote: '' }]])('%j is no statement', (value) => {
  expect(readStatement(value)).toBeUndefined();
});
