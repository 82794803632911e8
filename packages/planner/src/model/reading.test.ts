import { describe, expect, test } from 'vitest';
import { read, readOne, when } from '../testing/model-statements.ts';

describe('what is no task', () => {
  test('a habit has its rule, its minutes and its end', () => {
    expect(
      readOne('run mon wed fri, about 30 mins each, until 18 dec', {
        kind: 'repeat',
        repeat: { every: 1, unit: 'week', weekdays: [1, 3, 5] },
        amount: { n: 30, unit: 'minute', per: 'day' },
        when: [when('until 18 dec', 'by', { day: 18, month: 12 })],
      }),
    ).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR', minutes: 30, until: '2026-12-18', sure: true });
    expect(
      readOne('15 min twice a day', {
        kind: 'repeat',
        repeat: { every: 1, unit: 'day' },
        parts: { count: 2, unit: 'time' },
        amount: { n: 15, unit: 'minute', per: 'part' },
      }),
    ).toMatchObject({ rule: 'FREQ=DAILY', minutes: 30 });
    expect(
      readOne('3 runs a week', { kind: 'repeat', repeat: { every: 1, unit: 'week', timesAWeek: 3 } }),
    ).toMatchObject({ rule: 'FREQ=WEEKLY', timesAWeek: 3, sure: true });
  });

  test('a habit leaves out days, and weekdays', () => {
    const saturdays = { every: 1, unit: 'week', weekdays: [6], count: 2 };
    const others = [
      when('from 5 December', 'from', { day: 5, month: 12 }),
      when('the 12th', 'not', { day: 12 }),
    ];
    expect(
      readOne('two saturdays from 5 December but not the 12th', {
        ...{ kind: 'repeat', repeat: saturdays, when: others },
      }),
    ).toMatchObject({ from: '2026-12-05', except: ['2026-12-12'], sure: true });
    expect(
      readOne('jeden Dienstag Probe, außer 8.12.–16.12.', {
        kind: 'repeat',
        repeat: { every: 1, unit: 'week', weekdays: [2] },
        when: [when('8.12.–16.12.', 'not', { day: 8, month: 12, untilDay: 16, untilMonth: 12 })],
      }),
    ).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=TU', except: ['2026-12-08', '2026-12-15'], sure: true });
    expect(
      readOne('every day but Sundays', {
        kind: 'repeat',
        repeat: { every: 1, unit: 'day' },
        when: [when('Sundays', 'not', { weekdays: [7] })],
      }),
    ).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA', except: [], sure: true });
  });

  test('a wait with a length is over by its end at the latest', () => {
    expect(
      readOne('they need a week and it has to be there on 1 December', {
        kind: 'wait',
        amount: { n: 1, unit: 'week' },
        when: [when('1 December', 'by', { day: 1, month: 12 })],
      }),
    ).toMatchObject({ lag: { days: 7, unit: 'calendar' }, until: '2026-12-01', sure: true });
  });

  test('a wait has its length and follows the work that it is about', () => {
    const { reading } = read('Send 3 concepts. She needs 10 working days each time.', [
      { kind: 'task', quote: 'Send 3 concepts', parts: { count: 3, unit: 'concept' } },
      {
        kind: 'wait',
        quote: 'She needs 10 working days each time',
        who: 'Petra',
        amount: { n: 10, unit: 'workday' },
        after: [1],
        each: true,
      },
    ]);
    const [first, second] = reading.statements;
    expect(second).toMatchObject({
      kind: 'wait',
      who: 'Petra',
      lag: { days: 10, unit: 'working' },
      after: [first?.id],
      each: true,
      sure: true,
    });
  });

  test('a wait without a length has the one that the model guesses', () => {
    const fields = { kind: 'wait', title: 'Petra answers', waitDays: 5 };
    expect(readOne('Petra answers', fields)).toMatchObject({
      kind: 'wait',
      lag: { days: 5, unit: 'calendar' },
      sure: true,
    });
  });

  test('a wait without a length or an end is a question', () => {
    expect(readOne('Petra answers', { kind: 'wait', title: 'How long?' })).toMatchObject({
      kind: 'unsure',
      kinds: ['wait', 'theirs'],
      question: 'How long?',
      sure: false,
    });
  });

  test.each([
    [
      'Sundays please free',
      [when('Sundays', 'not', { weekdays: [7] })],
      null,
      { rule: 'never', weekdays: [7], off: [] },
    ],
    [
      'only sats and suns, 3 hrs a day tops',
      [when('only sats and suns', 'only', { weekdays: [6, 7] })],
      { n: 3, unit: 'hour', per: 'day' },
      { rule: 'only', weekdays: [6, 7], minutes: 180, per: 'day' },
    ],
    [
      'away 4th–6th',
      [when('4th–6th', 'not', { day: 4, untilDay: 6 })],
      null,
      { rule: null, weekdays: [], off: [{ from: '2026-12-04', to: '2026-12-06' }] },
    ],
    [
      'frei vom 24.12. bis 3.1.',
      [when('24.12. bis 3.1.', 'not', { day: 24, month: 12, untilDay: 3, untilMonth: 1 })],
      null,
      { off: [{ from: '2026-12-24', to: '2027-01-03' }] },
    ],
    [
      'max 3 hrs on Tue and Thu',
      [when('Tue and Thu', 'on', { weekdays: [2, 4] })],
      { n: 3, unit: 'hour', per: 'day' },
      { rule: null, weekdays: [2, 4], minutes: 180 },
    ],
    [
      'Fridays 10 to 2 only',
      [when('Fridays', 'on', { weekdays: [5] })],
      { n: 4, unit: 'hour', per: 'day' },
      { rule: null, weekdays: [5], minutes: 240 },
    ],
    [
      'from December on Mondays I am at my old shop',
      [when('from December', 'from', { month: 12 }), when('on Mondays', 'not', { weekdays: [1] })],
      null,
      { rule: 'never', weekdays: [1], off: [], from: '2026-12-01', until: null },
    ],
    [
      'only tuesdays, 2 hrs, apart from the setting up on 11 Dec',
      [
        when('only tuesdays', 'only', { weekdays: [2] }),
        when('the setting up', 'also', { anchor: 'due', offset: { n: 0, unit: 'day' } }),
      ],
      { n: 2, unit: 'hour', per: 'day' },
      { rule: 'only', weekdays: [2], minutes: 120, from: null, until: null },
    ],
    [
      'off 7–11 Dec, but I can work on the 9th',
      [
        when('7–11 Dec', 'not', { day: 7, month: 12, untilDay: 11 }),
        when('the 9th', 'also', { day: 9, month: 12 }),
      ],
      null,
      {
        ...{ rule: null, from: null, until: null },
        off: [
          { from: '2026-12-07', to: '2026-12-08' },
          { from: '2026-12-10', to: '2026-12-11' },
        ],
      },
    ],
    ['10 hours a week', [], { n: 10, unit: 'hour', per: 'week' }, { minutes: 600, per: 'week' }],
  ])('%j is when somebody works', (quote, days, amount, fields) => {
    expect(readOne(quote, { kind: 'availability', when: days, amount })).toMatchObject({
      kind: 'availability',
      sure: true,
      ...fields,
    });
  });

  test('evenings without a number are so long as the model guesses, and shown', () => {
    const days = [when('mon-fri', 'only', { weekdays: [1, 2, 3, 4, 5] })];
    expect(
      readOne('mon-fri evenings only', { kind: 'availability', when: days, estimateHours: 3 }),
    ).toMatchObject({ rule: 'only', minutes: 180, sure: false });
  });

  test('an appointment that takes time is work on its day', () => {
    const days = [when('thurs 3 dec', 'on', { day: 3, month: 12, weekdays: [4] })];
    expect(readOne('assessment thurs 3 dec', { kind: 'event', when: days, estimateHours: 2 })).toMatchObject({
      on: '2026-12-03',
      effort: { amount: 120, said: false },
      sure: true,
    });
  });

  test('weekdays that may mean either are a question', () => {
    const days = [when('Mondays', 'on', { weekdays: [1, 2] })];
    expect(
      readOne('I work at the shop Mondays and Tuesdays', { kind: 'availability', when: days }),
    ).toMatchObject({ kind: 'unsure', kinds: ['availability', 'note'] });
  });

  test('completed work names its statement and its share', () => {
    const { reading } = read('Mix 9 songs, 6 are mixed.', [
      { kind: 'task', quote: 'Mix 9 songs', parts: { count: 9, unit: 'song' } },
      { kind: 'done', quote: '6 are mixed', of: 1, parts: { count: 6, unit: 'song' } },
    ]);
    expect(reading.statements[1]).toMatchObject({
      kind: 'done',
      of: { statement: reading.statements[0]?.id, parts: 6 },
    });
  });
});

describe('a statement', () => {
  test('a statement whose quote is not in the brief is a question, and its followers depend on its predecessors', () => {
    const { reading } = read('Paint the fence. Hang the gate.', [
      { kind: 'task', quote: 'Paint the fence' },
      { kind: 'task', title: 'Sell the house', quote: 'Sell the house in spring for profit', after: [1] },
      { kind: 'task', quote: 'Hang the gate', after: [2] },
    ]);
    const [fence, lost, gate] = reading.statements;
    expect(lost).toMatchObject({ kind: 'unsure', question: 'Sell the house', words: { text: '' } });
    expect(gate).toMatchObject({ after: [{ statement: fence?.id }] });
  });

  test('of the model’s own keeps its place, says whose it is, and is named by its title', () => {
    const own = { kind: 'task', title: 'Clean the brushes', quote: null, after: [1], estimateHours: 0.5 };
    const { reading } = read('Paint the fence. Hang the gate.', [
      { kind: 'task', quote: 'Paint the fence' },
      own,
      { kind: 'task', quote: 'Hang the gate' },
    ]);
    expect(reading.statements.map(({ words }) => words.text)).toEqual([
      'Paint the fence',
      '',
      'Hang the gate',
    ]);
    expect(reading.statements[1]).toMatchObject({ statedBy: 'model', words: { text: '', start: 0, end: 0 } });
  });

  test('of the model’s own that limits days is nobody’s; a wait is one', () => {
    const { reading } = read('Paint the fence.', [
      { kind: 'task', quote: 'Paint the fence' },
      { kind: 'availability', quote: null, title: 'No Sundays', when: [when('', 'not', { weekdays: [7] })] },
      { kind: 'wait', quote: null, title: 'Dry', amount: { n: 2, unit: 'day' } },
    ]);
    expect(reading.statements).toMatchObject([
      { kind: 'task' },
      { kind: 'wait', lag: { days: 2 }, sure: true },
    ]);
  });

  test('that waits for itself by way of another is shown', () => {
    const { reading } = read('Paint the fence. Hang the gate.', [
      { kind: 'task', quote: 'Paint the fence', after: [2] },
      { kind: 'task', quote: 'Hang the gate', after: [1, 7] },
    ]);
    expect(reading.statements).toMatchObject([
      { after: [{ statement: reading.statements[1]?.id }], sure: true },
      { after: [], sure: false },
    ]);
  });

  test('of a kind that there is not is a question', () => {
    expect(readOne('Paint the fence', { kind: 'milestone' })).toMatchObject({
      kind: 'unsure',
      kinds: ['task', 'note'],
    });
  });
});

test('a sentence that no statement quotes is listed, and is a question at its place', () => {
  const { reading, uncovered } = read('Paint the fence. Repair the gate. Hang it.', [
    { kind: 'task', quote: 'Paint the fence' },
    { kind: 'task', quote: 'Hang it' },
  ]);
  expect(uncovered).toEqual(['Repair the gate.']);
  expect(reading.statements.map(({ kind, words }) => [kind, words.text])).toEqual([
    ['task', 'Paint the fence'],
    ['unsure', 'Repair the gate.'],
    ['task', 'Hang it'],
  ]);
});
