import { describe, expect, test } from 'vitest';
import { read, readOne, when } from '../testing/model-statements.ts';

describe('days', () => {
  test.each([
    ['first draft by 4 dec', when('by 4 dec', 'by', { day: 4, month: 12 }), { by: '2026-12-04' }],
    ['pdf on the 15th', when('on the 15th', 'on', { day: 15 }), { on: ['2026-12-15'] }],
    ['call Tom on Friday', when('on Friday', 'on', { weekdays: [5] }), { on: ['2026-11-27'] }],
    ['photos at weekends', when('at weekends', 'only', { weekdays: [6, 7] }), { weekdays: [6, 7] }],
    [
      'set up tills Dec 4-6',
      when('Dec 4-6', 'on', { day: 4, month: 12, untilDay: 6, untilMonth: 12 }),
      { on: ['2026-12-04', '2026-12-05', '2026-12-06'] },
    ],
    [
      'upload one every Friday from 27 Nov to 11 Dec',
      when('every Friday from 27 Nov to 11 Dec', 'on', {
        ...{ day: 27, month: 11, untilDay: 11, untilMonth: 12, weekdays: [5] },
      }),
      { on: ['2026-11-27', '2026-12-04', '2026-12-11'] },
    ],
    [
      'club Mon 7 – Wed 9 Dec',
      when('Mon 7 – Wed 9 Dec', 'on', { day: 7, month: 12, untilDay: 9, weekdays: [1, 3] }),
      { on: ['2026-12-07', '2026-12-08', '2026-12-09'], weekdays: [] },
    ],
    [
      'paint from December on',
      when('from December', 'from', { month: 12 }),
      { from: '2026-12-01', by: null },
    ],
    [
      'call, but not on Mondays',
      when('Mondays', 'not', { weekdays: [1] }),
      { weekdays: [], exceptWeekdays: [1] },
    ],
    [
      'paint, only not on 3 Dec',
      when('not on 3 Dec', 'not', { day: 3, month: 12 }),
      { except: ['2026-12-03'], on: [] },
    ],
    [
      'call them, never 3 to 5 Dec',
      when('3 to 5 Dec', 'not', { day: 3, month: 12, untilDay: 5, untilMonth: 12 }),
      { except: ['2026-12-03', '2026-12-04', '2026-12-05'], exceptWeekdays: [] },
    ],
    ['pack it tomorrow', when('tomorrow', 'on'), { on: ['2026-11-24'] }],
    ['am 3. Dezember abgeben', when('am 3. Dezember', 'on', { day: 3, month: 12 }), { on: ['2026-12-03'] }],
    [
      'not before Mon 7 Dec',
      when('before Mon 7 Dec', 'from', { day: 7, month: 12, weekdays: [1] }),
      { from: '2026-12-07' },
    ],
    [
      'order two weeks before the end',
      when('two weeks before the end', 'by', { anchor: 'due', offset: { n: -2, unit: 'week' } }),
      { by: '2026-12-05' },
    ],
  ])('%j are days of a task that can be relied on', (quote, said, fields) => {
    expect(readOne(quote, { kind: 'task', when: [said] })).toMatchObject({ sure: true, ...fields });
  });

  test('of a stretch are those of work that is long enough for each, and a window for shorter work', () => {
    const days = { day: 7, month: 12, untilDay: 11, untilMonth: 12 };
    const on = [when('7-11 Dec', 'on', days)];
    const brief = 'phone the council 7-11 Dec, 20 min';
    expect(
      readOne(brief, { kind: 'task', when: on, amount: { n: 20, unit: 'minute', per: 'whole' } }),
    ).toMatchObject({ on: [], from: '2026-12-07', by: '2026-12-11' });
    const daily = { n: 20, unit: 'minute', per: 'day' };
    expect(readOne(brief, { kind: 'task', when: on, amount: daily })).toMatchObject({
      on: ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'],
      effort: { amount: 100, per: 'whole' },
    });
  });

  test('that are not in the words are dropped, and the task is shown', () => {
    const said = when('by 4 dec', 'by', { day: 14, month: 12 });
    const one = readOne('first draft in time', { kind: 'task', when: [said] });
    expect(one).toMatchObject({ kind: 'task', sure: false, by: null, on: [] });
  });

  test('whose weekday does not fit stay, and the task is shown', () => {
    const said = when('Mon 4 dec', 'by', { day: 4, month: 12, weekdays: [1] });
    expect(readOne('draft by Mon 4 dec', { kind: 'task', when: [said] })).toMatchObject({
      by: '2026-12-04',
      sure: false,
    });
  });

  test('that may be in two months stay as the model states them, and the task is to be reviewed', () => {
    const said = when('by 3/12', 'by', { day: 12, month: 3 });
    expect(readOne('hand in by 3/12', { kind: 'task', when: [said] })).toMatchObject({
      by: '2027-03-12',
      sure: false,
    });
  });

  test('are counted from a day that is named with them', () => {
    const said = when('ordered Wednesday the 18th, three weeks', 'by', {
      day: 18,
      weekdays: [3],
      offset: { n: 3, unit: 'week' },
    });
    const quote = 'Fabric was ordered Wednesday the 18th of November, three weeks';
    expect(readOne(quote, { kind: 'wait', when: [{ ...said, words: quote }] })).toMatchObject({
      until: '2026-12-09',
      sure: true,
    });
  });

  test('are counted from an event, before or after it in the brief', () => {
    const { reading } = read('Print the posters a week before the fair. The fair is on 12 December.', [
      {
        kind: 'task',
        quote: 'Print the posters a week before the fair',
        when: [when('a week before the fair', 'by', { anchor: '2', offset: { n: -1, unit: 'week' } })],
      },
      {
        kind: 'event',
        quote: 'The fair is on 12 December',
        when: [when('12 December', 'on', { day: 12, month: 12 })],
      },
    ]);
    expect(reading.statements).toMatchObject([{ by: '2026-12-05', sure: true }, { on: '2026-12-12' }]);
  });

  test('that are counted from what has none follow it', () => {
    const { reading } = read('Paint the doors. Fit them 2 days after that.', [
      { kind: 'task', quote: 'Paint the doors' },
      {
        kind: 'task',
        quote: 'Fit them 2 days after that',
        when: [when('2 days after that', 'from', { anchor: '1', offset: { n: 2, unit: 'day' } })],
      },
    ]);
    const [first, second] = reading.statements;
    expect(second).toMatchObject({
      sure: true,
      after: [{ statement: first?.id, lag: { days: 2, unit: 'calendar' }, each: false }],
    });
  });
});

describe('hours', () => {
  const parts = { count: 14, unit: 'door', first: 1 };

  test.each([
    [
      'file it, 2 hrs',
      { n: 2, unit: 'hour', per: 'whole' },
      { amount: 120, unit: 'minutes', per: 'whole', said: true },
    ],
    [
      'file it, takes an hour',
      { n: 1, unit: 'hour', per: 'whole' },
      { amount: 60, unit: 'minutes', per: 'whole', said: true },
    ],
    [
      'layout is two days',
      { n: 2, unit: 'day', per: 'whole' },
      { amount: 2, unit: 'workdays', per: 'whole', said: true },
    ],
    [
      'file it, 1,5 Std.',
      { n: 1.5, unit: 'hour', per: 'whole' },
      { amount: 90, unit: 'minutes', per: 'whole', said: true },
    ],
  ])('of %j are the brief’s', (quote, amount, effort) => {
    expect(readOne(quote, { kind: 'task', amount })).toMatchObject({ effort, sure: true });
  });

  test('of each of many are for each', () => {
    expect(
      readOne('14 doors, seven hours each', {
        kind: 'task',
        parts,
        amount: { n: 7, unit: 'hour', per: 'part' },
      }),
    ).toMatchObject({ parts, effort: { amount: 420, unit: 'minutes', per: 'part', said: true }, sure: true });
  });

  test('that the brief does not give are an estimate, and the task is shown', () => {
    expect(readOne('paint the doors', { kind: 'task', amount: { n: 7, unit: 'hour' } })).toMatchObject({
      effort: { amount: 420, said: false },
      sure: false,
    });
  });

  test('of each week, of so many in all, are a sitting a week', () => {
    const amount = { n: 3, unit: 'hour', per: 'week' };
    const brief = 'The shop gets 3 hours a week, 40 hours in all';
    expect(readOne(brief, { kind: 'task', amount, estimateHours: 40 })).toMatchObject({
      ...{ sure: true, parts: { count: 14 }, pace: { parts: 1, per: 'week' } },
      effort: { amount: 2_400, per: 'whole', said: true },
    });
    expect(readOne(brief, { kind: 'task', amount, estimateHours: 12 })).toMatchObject({
      ...{ sure: true, parts: { count: 4 } },
      effort: { amount: 720, said: false },
    });
  });

  test('of each week without an end are shared by as many days as it takes', () => {
    const amount = { n: 3, unit: 'hour', per: 'week' };
    const repeat = { every: 1, unit: 'week' };
    expect(readOne('The shop gets 3 hours a week', { kind: 'repeat', amount, repeat })).toMatchObject({
      ...{ sure: true, timesAWeek: 2, minutes: 90 },
    });
  });

  test('of a number that is a word are the brief’s', () => {
    expect(
      readOne('hold five evening workshops', {
        kind: 'task',
        parts: { count: 5, unit: 'workshop', first: 1 },
      }),
    ).toMatchObject({ sure: true, parts: { count: 5 } });
  });

  test('that a rate gives are those of each', () => {
    expect(
      readOne('clean up the data, 640 items, about 80 an hour', {
        kind: 'task',
        parts: { count: 640, unit: 'item', first: 1 },
        pace: { parts: 80, per: 'hour' },
      }),
    ).toMatchObject({
      effort: { amount: 0.75, unit: 'minutes', per: 'part', said: true },
      pace: null,
      sure: true,
    });
  });

  test('that another sentence corrects are the corrected ones', () => {
    const { reading } = read('Plaster dries 5 days. Sorry, it needs 7 days.', [
      { kind: 'wait', quote: 'Plaster dries 5 days', amount: { n: 7, unit: 'day', per: 'whole' } },
      { kind: 'note', quote: 'Sorry, it needs 7 days' },
    ]);
    expect(reading.statements[0]).toMatchObject({ lag: { days: 7, unit: 'calendar' }, sure: true });
  });

  test('of the model are an estimate', () => {
    expect(readOne('paint the doors', { kind: 'task', estimateHours: 3 })).toMatchObject({
      effort: { amount: 180, unit: 'minutes', per: 'whole', said: false },
      sure: true,
    });
  });

  test('with a pace and a time between parts', () => {
    expect(
      readOne('48 squares, 2 an evening, dry 24h in between', {
        kind: 'task',
        parts: { count: 48, unit: 'square', first: 1 },
        pace: { parts: 2, per: 'day' },
        apart: { n: 24, unit: 'hour' },
      }),
    ).toMatchObject({ pace: { parts: 2, per: 'day' }, apart: { days: 1, unit: 'calendar' }, sure: true });
  });
});

test('a day without its number in the words is kept and asked about, if its weekday is in them', () => {
  const on = (day: number) =>
    readOne('we shoot Sat', {
      ...{ kind: 'task', title: 'Shoot the film', estimateHours: 2 },
      when: [{ words: 'Sat', rel: 'on', day, month: 12, weekdays: [6] }],
    });
  expect(on(5)).toMatchObject({ kind: 'task', on: ['2026-12-05'], sure: false });
  expect(on(8)).toMatchObject({ kind: 'task', on: [] });
});
