import { expect, test } from 'vitest';
import { read, when } from '../testing/model-statements.ts';

const DATES = [
  when('1 Dec', 'on', { day: 1, month: 12 }),
  when('15 Dec', 'on', { day: 15, month: 12 }),
  when('18 Dec', 'on', { day: 18, month: 12 }),
];
const BRIEF = 'A newsletter on 1 Dec, 15 Dec and 18 Dec: collect, write and send it.';
const THREE = { count: 3, unit: '', first: 1 };
const SENT = { kind: 'task', quote: 'send it', title: 'Send it', parts: THREE, when: DATES };

const tasksOf = (statements: object[], brief = BRIEF) =>
  read(brief, statements).reading.statements.filter((one) => one.kind === 'task');

const windows = (...ends: [string, string][]) => ends.map(([from, to]) => ({ from, to }));

test('the work for each of several dates lies between the one before and its own, or in the two weeks before it', () => {
  const [written] = tasksOf([
    { kind: 'task', quote: 'write', each: true, parts: THREE, when: [when('', 'by', { anchor: '2' })] },
    { ...SENT, n: 2 },
  ]);
  expect(written).toMatchObject({
    ...{ by: null, from: null, parts: { count: 3 }, sure: true },
    windows: windows(
      ['2026-11-24', '2026-12-01'],
      ['2026-12-02', '2026-12-15'],
      ['2026-12-05', '2026-12-18'],
    ),
  });
});

test('it begins where the brief says so, and a day before is counted from each date', () => {
  const [collected] = tasksOf([
    {
      ...{ kind: 'task', quote: 'collect', each: true },
      when: [
        when('', 'by', { anchor: '2', offset: { n: -1, unit: 'day' } }),
        when('', 'from', { anchor: '2', offset: { n: -1, unit: 'week' } }),
      ],
    },
    { ...SENT, n: 2 },
  ]);
  expect(collected).toMatchObject({
    parts: { count: 3 },
    windows: windows(
      ['2026-11-24', '2026-11-30'],
      ['2026-12-08', '2026-12-14'],
      ['2026-12-11', '2026-12-17'],
    ),
  });
});

test('steps that only stand before the dated one, part by part, are near its dates too', () => {
  const [collected, written] = tasksOf([
    { kind: 'task', quote: 'collect', parts: THREE },
    { kind: 'task', quote: 'write', parts: THREE, after: [1], each: true },
    { ...SENT, after: [2], each: true },
  ]);
  expect(written).toMatchObject({
    windows: [{ to: '2026-12-01' }, { to: '2026-12-15' }, { to: '2026-12-18' }],
  });
  expect(collected).toMatchObject({ windows: [{}, { from: '2026-12-02' }, { from: '2026-12-05' }] });
});

test('a habit has its dates from its rule', () => {
  const [prepared] = tasksOf(
    [
      { kind: 'task', quote: 'prepare it', each: true, when: [when('', 'by', { anchor: '2' })] },
      { n: 2, kind: 'repeat', quote: 'Call every Friday', repeat: { every: 1, unit: 'week', weekdays: [5] } },
    ],
    'Call every Friday, and prepare it.',
  );
  expect(prepared).toMatchObject({
    parts: { count: 4 },
    windows: [{ to: '2026-11-27' }, { to: '2026-12-04' }, { to: '2026-12-11' }, { to: '2026-12-18' }],
  });
});

test('as many dates of its own as there are parts are one for each', () => {
  const [written] = tasksOf([
    {
      kind: 'task',
      quote: BRIEF,
      parts: THREE,
      each: true,
      when: DATES.map((one) => ({ ...one, rel: 'by' })),
    },
  ]);
  expect(written).toMatchObject({ by: null, windows: [{ to: '2026-12-01' }, {}, { to: '2026-12-18' }] });
});

test('fewer dates than parts are asked', () => {
  const [written] = tasksOf([
    {
      ...{ kind: 'task', quote: BRIEF, parts: { ...THREE, count: 5 }, each: true },
      when: DATES.map((one) => ({ ...one, rel: 'by' })),
    },
  ]);
  expect(written).toMatchObject({ windows: [], sure: false });
});

test('a part that would wait for a later wait of its own waits for that of the part before', () => {
  const brief =
    'Two coats for 3 floors: first coat, second coat. He approves each floor before the next is begun, a day.';
  const floors = { count: 3, unit: 'floor', first: 1 };
  const [first, second] = tasksOf(
    [
      { kind: 'task', quote: 'first coat', parts: floors, after: [3], each: true },
      { kind: 'task', quote: 'second coat', parts: floors, after: [1], each: true },
      {
        ...{ kind: 'wait', quote: 'He approves each floor', amount: { n: 1, unit: 'day', per: 'whole' } },
        ...{ after: [2], each: true },
      },
    ],
    brief,
  );
  expect(first).toMatchObject({ sure: true, after: [{ each: true, previous: true }] });
  expect(second?.after).toEqual([{ statement: first?.id, lag: null, each: true }]);
});
