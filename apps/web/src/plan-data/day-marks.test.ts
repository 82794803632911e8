import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { statementsOf } from '../testing/readings.ts';
import { marksIn, standsBefore } from './day-marks.ts';

const TODAY = '2026-11-23';
const BRIEF = 'Client answers. Launch is 18 December.';
const lines: Statement[] = statementsOf(BRIEF, [
  [
    'Client answers.',
    {
      ...{ kind: 'wait', title: 'Client answers', who: 'client', until: null, after: [], each: false },
      lag: { days: 3, unit: 'working' },
    },
  ],
  ['Launch is 18 December.', { kind: 'event', title: 'Launch', on: '2026-12-18', until: null, effort: null }],
]);
const [wait = '', event = ''] = lines.map(({ id }) => id);
const planOf = (who: string | null) => ({
  waits: [{ statement: wait, title: 'Client answers', who, from: '2026-11-25', to: '2026-11-30' }],
});

test('a wait says for whom, how long and until when; a word that names nobody is left to its title', () => {
  const wordsOf = (who: string | null) => marksIn(planOf(who), lines, TODAY)[0]?.words;
  expect(wordsOf('client')).toMatch(/^Waiting for the client, 3 working days \(until .*30/);
  expect(wordsOf('Anna')).toMatch(/^Waiting for Anna, /);
  expect(wordsOf('my brother')).toMatch(/^Waiting for my brother, /);
  expect(wordsOf('l’imprimeur')).toMatch(/^Waiting for l’imprimeur, /);
  expect(wordsOf('Le client')).toMatch(/^Waiting for le client, /);
  expect(wordsOf('The committee')).toMatch(/^Waiting for the committee, /);
  expect(wordsOf('she')).toMatch(/^Client answers, 3 working days/);
  expect(wordsOf(null)).toMatch(/^Client answers, /);
});

test('an event without work stands on its day, a wait behind the day on which it begins', () => {
  const [first, second] = marksIn(planOf('client'), lines, TODAY);
  expect([first?.statement, second?.statement]).toEqual([wait, event]);
  expect(second?.words).toMatch(/^Launch, .*18/);
  if (!first || !second) throw new Error('There are two');
  expect([standsBefore(first, '2026-11-25'), standsBefore(first, '2026-11-26')]).toEqual([false, true]);
  expect([standsBefore(second, '2026-12-17'), standsBefore(second, '2026-12-18')]).toEqual([false, true]);
  expect(marksIn(planOf('client'), lines, '2026-12-19')).toEqual([]);
});

test('a sentence that says itself how long stands without; the work of somebody else is done by its day', () => {
  const fitters = statementsOf('The fitters come.', [
    ['The fitters come.', { kind: 'theirs', who: null, by: '2026-12-02' }],
  ]);
  const waits = [
    { statement: fitters[0]?.id ?? '', title: 'The fitters come', who: null, from: null, to: '2026-12-02' },
    {
      statement: wait,
      title: 'They need 3 working days',
      who: null,
      from: '2026-11-25',
      to: '2026-11-30',
    },
  ];
  const marks = marksIn({ waits }, [...lines, ...fitters], TODAY);
  expect(marks.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^They need 3 working days \(until .*30/),
    expect.stringMatching(/^The fitters come \(by .*2/),
    expect.stringMatching(/^Launch, /),
  ]);
});

test('a wait that began earlier stands behind late work, and one started by hand says what it is for', () => {
  const running = { statement: 'wait 7', title: 'Proofs', who: 'Nina Berg', from: '2026-11-16', to: null };
  const [mark] = marksIn({ waits: [running] }, lines, TODAY);
  expect(mark?.words).toBe('Waiting for Nina Berg: Proofs');
  if (!mark) throw new Error('There is one');
  expect([standsBefore(mark, '2026-11-20'), standsBefore(mark, TODAY)]).toEqual([false, true]);
});
