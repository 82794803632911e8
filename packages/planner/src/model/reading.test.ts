import { describe, expect, test } from 'vitest';
import { read, readOne, row, weekly, when } from '../testing/model-lines.ts';

describe('what is no task', () => {
  test('a habit has its rule, its minutes and its end', () => {
    expect(
      readOne('run mon wed fri, about 30 mins each, until 18 dec', {
        kind: 'repeat',
        repeat: { every: 1, unit: 'week', weekdays: [1, 3, 5] },
        amount: { n: 30, unit: 'minute', per: 'day' },
        when: [when('until 18 dec', 'by', '2026-12-18')],
      }),
    ).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR', minutes: 30, until: '2026-12-18', sure: true });
    expect(
      readOne('3 runs a week', { kind: 'repeat', repeat: { every: 1, unit: 'week', timesAWeek: 3 } }),
    ).toMatchObject({ rule: 'FREQ=WEEKLY', timesAWeek: 3, sure: true });
  });

  test('a habit leaves out days, and weekdays', () => {
    const saturdays = { every: 1, unit: 'week', weekdays: [6], count: 2 };
    const others = [when('from 5 December', 'from', '2026-12-05'), when('the 12th', 'not', '2026-12-12')];
    expect(
      readOne('two saturdays from 5 December but not the 12th', {
        ...{ kind: 'repeat', repeat: saturdays, when: others },
      }),
    ).toMatchObject({ from: '2026-12-05', except: ['2026-12-12'], sure: true });
    expect(
      readOne('jeden Dienstag Probe, außer 8.12.–16.12.', {
        kind: 'repeat',
        repeat: { every: 1, unit: 'week', weekdays: [2] },
        when: [when('8.12.–16.12.', 'not', '2026-12-08', '2026-12-16')],
      }),
    ).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=TU', except: ['2026-12-08', '2026-12-15'], sure: true });
    expect(
      readOne('every day but Sundays', {
        kind: 'repeat',
        repeat: { every: 1, unit: 'day' },
        when: [weekly('Sundays', 'not', [7])],
      }),
    ).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA', except: [], sure: true });
  });

  test('a wait with a length is over by its end at the latest', () => {
    expect(
      readOne('they need a week and it has to be there on 1 December', {
        kind: 'wait',
        amount: { n: 1, unit: 'week' },
        when: [when('1 December', 'by', '2026-12-01')],
      }),
    ).toMatchObject({ lag: { days: 7, unit: 'calendar' }, until: '2026-12-01', sure: true });
  });

  test('a wait has its length, and follows what its row in the plan follows', () => {
    const { reading } = read('Send the concept. She needs 10 working days. Draw it.', [
      { kind: 'task', quote: 'Send the concept', title: 'Send the concept' },
      ...[{ kind: 'wait', quote: 'She needs 10 working days', amount: { n: 10, unit: 'workday' } }],
      { kind: 'task', quote: 'Draw it', title: 'Draw it' },
      row(1, 'Send the concept', 1, { date: '2026-11-25' }),
      row(2, 'Petra answers', 0, { date: '2026-11-25', until: '2026-12-09', who: 'Petra', after: [4] }),
      row(3, 'Draw the pages', 4, { date: '2026-12-10', after: [5] }),
    ]);
    const [first, second, third] = reading.statements;
    expect(second).toMatchObject({
      kind: 'wait',
      lag: { days: 10, unit: 'working' },
      after: [first?.id],
      sure: true,
    });
    expect(third).toMatchObject({ kind: 'task', after: [{ statement: second?.id }] });
  });

  test('a wait without a length has the one that it has in the plan; others’ work that is waited for is a wait', () => {
    const { reading } = read('Petra answers. Jo edits the film.', [
      { kind: 'wait', quote: 'Petra answers', title: 'Petra answers' },
      { kind: 'theirs', quote: 'Jo edits the film', title: '', who: 'Jo' },
      row(1, 'Petra answers', 0, { date: '2026-11-25', until: '2026-11-30', who: 'Petra' }),
      row(2, 'Jo edits the film', 0, { date: '2026-11-25', until: '2026-12-02', who: 'Jo' }),
    ]);
    expect(reading.statements).toMatchObject([
      { kind: 'wait', title: 'Petra answers', lag: { days: 5, unit: 'calendar' }, sure: true },
      { kind: 'wait', who: 'Jo', title: 'Jo edits the film', lag: { days: 7 }, sure: true },
    ]);
  });

  test('a wait that comes with each batch is a wait for each', () => {
    const { reading } = read('Jo needs a week for each batch.', [
      { kind: 'wait', quote: 'Jo needs a week for each batch', who: 'Jo', amount: { n: 1, unit: 'week' } },
      row(1, 'Jo edits lessons 1 and 2', 0, { date: '2026-11-25', until: '2026-12-02', who: 'Jo' }),
      row(1, 'Jo edits lessons 3 and 4', 0, { date: '2026-12-02', until: '2026-12-09', who: 'Jo' }),
    ]);
    expect(reading.statements).toMatchObject([
      { kind: 'note' },
      { kind: 'wait', title: 'Jo edits lessons 1 and 2', lag: { days: 7 } },
      { kind: 'wait', title: 'Jo edits lessons 3 and 4', lag: { days: 7 } },
    ]);
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
    ['Sundays please free', [weekly('Sundays', 'not', [7])], null, { rule: 'never', weekdays: [7], off: [] }],
    [
      'only sats and suns, 3 hrs a day tops',
      [weekly('only sats and suns', 'only', [6, 7])],
      { n: 3, unit: 'hour', per: 'day' },
      { rule: 'only', weekdays: [6, 7], minutes: 180, per: 'day' },
    ],
    [
      'away 4th–6th',
      [when('4th–6th', 'not', '2026-12-04', '2026-12-06')],
      null,
      { rule: null, weekdays: [], off: [{ from: '2026-12-04', to: '2026-12-06' }] },
    ],
    [
      'frei vom 24.12. bis 3.1.',
      [when('24.12. bis 3.1.', 'not', '2026-12-24', '2027-01-03')],
      null,
      { off: [{ from: '2026-12-24', to: '2027-01-03' }] },
    ],
    [
      'max 3 hrs on Tue and Thu',
      [weekly('Tue and Thu', 'on', [2, 4])],
      { n: 3, unit: 'hour', per: 'day' },
      { rule: null, weekdays: [2, 4], minutes: 180 },
    ],
    [
      'Fridays 10 to 2 only',
      [weekly('Fridays', 'on', [5])],
      { n: 4, unit: 'hour', per: 'day' },
      { rule: null, weekdays: [5], minutes: 240 },
    ],
    [
      'from December on Mondays I am at my old shop',
      [when('from December', 'from', '2026-12-01'), weekly('on Mondays', 'not', [1])],
      null,
      { rule: 'never', weekdays: [1], off: [], from: '2026-12-01', until: null },
    ],
    [
      'off 7–11 Dec, but I can work on the 9th',
      [when('7–11 Dec', 'not', '2026-12-07', '2026-12-11'), when('the 9th', 'also', '2026-12-09')],
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
    const days = [weekly('mon-fri', 'only', [1, 2, 3, 4, 5])];
    expect(readOne('mon-fri evenings only', { kind: 'availability', when: days, hours: 3 })).toMatchObject({
      rule: 'only',
      minutes: 180,
      sure: false,
    });
  });

  test('an appointment that takes time is work on its day', () => {
    const days = [when('thurs 3 dec', 'on', '2026-12-03', '', [4])];
    expect(readOne('assessment thurs 3 dec', { kind: 'event', when: days, hours: 2 })).toMatchObject({
      on: '2026-12-03',
      effort: { amount: 120, said: false },
      sure: true,
    });
  });

  test('weekdays that may mean either are a question', () => {
    const days = [weekly('Mondays', 'on', [1, 2])];
    expect(
      readOne('I work at the shop Mondays and Tuesdays', { kind: 'availability', when: days }),
    ).toMatchObject({ kind: 'unsure', kinds: ['availability', 'note'] });
  });
});

describe('a statement', () => {
  test('whose quote is not in the brief is a question, and its followers depend on its predecessors', () => {
    const { reading } = read('Paint the fence. Hang the gate.', [
      { kind: 'task', quote: 'Paint the fence' },
      { kind: 'task', title: 'Sell the house', quote: 'Sell the house in spring for profit' },
      { kind: 'task', quote: 'Hang the gate' },
      row(1, 'Paint the fence', 1),
      row(2, 'Sell the house', 1, { after: [4] }),
      row(3, 'Hang the gate', 1, { after: [5] }),
    ]);
    const [fence, lost, gate] = reading.statements;
    expect(lost).toMatchObject({ kind: 'unsure', question: 'Sell the house', words: { text: '' } });
    expect(gate).toMatchObject({ after: [{ statement: fence?.id }] });
  });

  test('of the model’s own says whose it is', () => {
    const { reading } = read('Paint the fence. Hang the gate.', [
      { kind: 'task', quote: 'Paint the fence' },
      { kind: 'task', quote: 'Hang the gate' },
      row(1, 'Paint the fence', 2, { date: '2026-11-25' }),
      row(0, 'Clean the brushes', 0.5, { date: '2026-11-26', after: [3] }),
      row(2, 'Hang the gate', 1, { date: '2026-11-27', after: [4] }),
    ]);
    const own = reading.statements.find(({ words }) => words.text === '');
    expect(own).toMatchObject({
      ...{ kind: 'task', title: 'Clean the brushes', statedBy: 'model', likelyOn: '2026-11-26' },
      words: { text: '', start: 0, end: 0 },
    });
  });

  test('of the model’s own that limits days is nobody’s; a wait is one', () => {
    const { reading } = read('Paint the fence.', [
      { kind: 'task', quote: 'Paint the fence' },
      { kind: 'availability', quote: null, title: 'No Sundays', when: [weekly('', 'not', [7])] },
      row(0, 'Paint dries', 0, { date: '2026-11-25', until: '2026-11-27' }),
    ]);
    expect(reading.statements).toMatchObject([
      { kind: 'task' },
      { kind: 'wait', who: null, lag: { days: 2 }, sure: true },
    ]);
  });

  test('that waits for itself by way of another is shown', () => {
    const { reading } = read('Paint the fence. Hang the gate.', [
      { kind: 'task', quote: 'Paint the fence' },
      { kind: 'task', quote: 'Hang the gate' },
      row(1, 'Paint the fence', 1, { after: [4] }),
      row(2, 'Hang the gate', 1, { after: [3, 7] }),
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
