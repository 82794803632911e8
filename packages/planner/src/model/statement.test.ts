import { expect, test } from 'vitest';
import { readLine } from './statement.ts';

test('a missing or invalid field of a model counts as not stated', () => {
  const line = readLine({
    n: '3',
    kind: 'invention',
    title: '  Call Mara ',
    amount: { n: '1.5', unit: 'hour' },
    when: { words: 'by Friday', rel: 'by', weekdays: [5, 9, 'x'], from: 'Friday' },
    together: 'yes',
    hours: 1e300,
  });
  expect(line).toEqual({
    said: {
      n: 3,
      kind: null,
      quote: null,
      title: 'Call Mara',
      who: null,
      amount: { n: 1.5, unit: 'hour', per: 'whole' },
      hours: null,
      repeat: null,
      when: [{ words: 'by Friday', rel: 'by', from: null, until: null, weekdays: [5] }],
      together: false,
      maybe: [],
    },
  });
});

test('a row of the plan has its number, its day and what it follows', () => {
  const row = {
    n: 7,
    of: 2,
    title: 'Call Mara',
    hours: 0.5,
    date: '2026-12-04',
    after: [1, 'two', null, '2', -4],
  };
  expect(readLine(row)).toEqual({
    step: {
      ...{ n: 7, of: 2, title: 'Call Mara', hours: 0.5, date: '2026-12-04', after: [1, 2] },
      ...{ until: null, who: null, done: null, optional: false },
    },
  });
  expect(readLine({ ...row, of: 0, date: 'Friday' })).toMatchObject({ step: { of: null, date: null } });
});

test('a day of the month above 31 counts as not stated', () => {
  const read = readLine({
    kind: 'repeat',
    quote: 'x',
    repeat: { unit: 'month', monthDay: 1_000_000_000 },
  });
  expect(read?.said?.repeat?.monthDay).toBeNull();
});

test.each([[null], ['task'], [[]], [{}], [{ title: ' ', quote: '' }]])('%j is no line', (value) => {
  expect(readLine(value)).toBeUndefined();
});
