import { describe, expect, test } from 'vitest';
import { read, readOne, row, weekly, when } from '../testing/model-lines.ts';

describe('days', () => {
  test.each([
    ['first draft by 4 dec', when('by 4 dec', 'by', '2026-12-04'), { by: '2026-12-04' }],
    ['pdf on the 15th', when('on the 15th', 'on', '2026-12-15'), { on: ['2026-12-15'] }],
    ['call Tom on Friday', when('on Friday', 'on', '2026-11-27', '', [5]), { on: ['2026-11-27'] }],
    ['photos at weekends', weekly('at weekends', 'only', [6, 7]), { weekdays: [6, 7] }],
    [
      'set up tills Dec 4-6',
      when('Dec 4-6', 'on', '2026-12-04', '2026-12-06'),
      { on: ['2026-12-04', '2026-12-05', '2026-12-06'] },
    ],
    [
      'upload one every Friday from 27 Nov to 11 Dec',
      when('every Friday from 27 Nov to 11 Dec', 'on', '2026-11-27', '2026-12-11', [5]),
      { on: ['2026-11-27', '2026-12-04', '2026-12-11'] },
    ],
    ['paint from December on', when('from December', 'from', '2026-12-01'), { from: '2026-12-01', by: null }],
    ['call, but not on Mondays', weekly('Mondays', 'not', [1]), { weekdays: [], exceptWeekdays: [1] }],
    [
      'paint, only not on 3 Dec',
      when('not on 3 Dec', 'not', '2026-12-03'),
      { except: ['2026-12-03'], on: [] },
    ],
    [
      'call them, never 3 to 5 Dec',
      when('3 to 5 Dec', 'not', '2026-12-03', '2026-12-05'),
      { except: ['2026-12-03', '2026-12-04', '2026-12-05'], exceptWeekdays: [] },
    ],
    ['pack it tomorrow', when('tomorrow', 'on'), { on: ['2026-11-24'] }],
    ['am 3. Dezember abgeben', when('am 3. Dezember', 'on', '2026-12-03'), { on: ['2026-12-03'] }],
    ['not before Mon 7 Dec', when('before Mon 7 Dec', 'from', '2026-12-07', '', [1]), { from: '2026-12-07' }],
    [
      'order two weeks before the end',
      when('two weeks before the end', 'by', '2026-12-05'),
      { by: '2026-12-05' },
    ],
  ])('%j are days of a task that can be relied on', (quote, said, fields) => {
    expect(readOne(quote, { kind: 'task', when: [said] })).toMatchObject({ sure: true, ...fields });
  });

  test('of a stretch are those of work that is long enough for each, and a window for shorter work', () => {
    const on = [when('7-11 Dec', 'on', '2026-12-07', '2026-12-11')];
    const brief = 'phone the council 7-11 Dec, 20 min';
    expect(
      readOne(brief, { kind: 'task', when: on, amount: { n: 20, unit: 'minute', per: 'whole' } }),
    ).toMatchObject({ on: [], from: '2026-12-07', by: '2026-12-11' });
    const daily = { n: 20, unit: 'minute', per: 'day' };
    expect(readOne(brief, { kind: 'task', when: on, amount: daily })).toMatchObject({
      on: ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'],
    });
  });

  test('whose words are not in the brief are dropped, and the task is shown', () => {
    const said = when('by 4 dec', 'by', '2026-12-14');
    const one = readOne('first draft in time', { kind: 'task', when: [said] });
    expect(one).toMatchObject({ kind: 'task', sure: false, by: null, on: [] });
  });

  test('that the words name otherwise are those of the words, and the task is shown', () => {
    const one = (from: string) =>
      readOne('draft by 4 dec', { kind: 'task', when: [when('by 4 dec', 'by', from)] });
    expect(one('2026-12-14')).toMatchObject({ by: '2026-12-04', sure: false });
    expect(one('2026-12-04')).toMatchObject({ by: '2026-12-04', sure: true });
  });

  test('far from the project are nothing that can be planned', () => {
    const one = readOne('draft in the far future', {
      kind: 'task',
      when: [when('in the far future', 'by', '2036-12-14')],
    });
    expect(one).toMatchObject({ by: null, sure: false });
  });

  test('whose weekday does not fit stay, and the task is shown', () => {
    const said = when('Mon 4 dec', 'by', '2026-12-04', '', [1]);
    expect(readOne('draft by Mon 4 dec', { kind: 'task', when: [said] })).toMatchObject({
      by: '2026-12-04',
      sure: false,
    });
  });

  test('of weekdays within a stretch are those days', () => {
    const said = when('Wednesday mornings in December', 'on', '2026-12-01', '2026-12-19', [3]);
    expect(readOne('film Wednesday mornings in December', { kind: 'task', when: [said] })).toMatchObject({
      on: ['2026-12-02', '2026-12-09', '2026-12-16'],
      sure: true,
    });
  });
});

describe('hours', () => {
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

  test('that the brief does not give are an estimate, and the task is shown', () => {
    expect(readOne('paint the doors', { kind: 'task', amount: { n: 7, unit: 'hour' } })).toMatchObject({
      effort: { amount: 420, said: false },
      sure: false,
    });
  });

  test('of each week are no total: the rows keep to them', () => {
    const { reading } = read('The shop gets 3 hours a week.', [
      { kind: 'task', quote: 'The shop gets 3 hours a week', amount: { n: 3, unit: 'hour', per: 'week' } },
      row(1, 'Choose the shop system', 3, { date: '2026-11-27' }),
      row(1, 'Enter the products', 3, { date: '2026-12-04' }),
    ]);
    expect(reading.statements).toMatchObject([{ sure: true, effort: { amount: 360, said: false } }]);
  });

  test('of each week without an end are shared by as many days as it takes', () => {
    const amount = { n: 3, unit: 'hour', per: 'week' };
    const repeat = { every: 1, unit: 'week' };
    expect(readOne('The shop gets 3 hours a week', { kind: 'repeat', amount, repeat })).toMatchObject({
      ...{ sure: true, timesAWeek: 2, minutes: 90 },
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
    expect(readOne('paint the doors', { kind: 'task', hours: 3 })).toMatchObject({
      effort: { amount: 180, unit: 'minutes', per: 'whole', said: false },
      sure: true,
    });
  });
});
