import { expect, test } from 'vitest';
import { type PhraseWork, phrasesOf, type RunningWaits } from './brief-phrases.ts';
import { type Statement, UNSAID } from './reading.ts';

const BRIEF = 'Draw the plan. Nina approves it. Build the shed, then paint it. No roof. A fence? By May.';

const line = (id: string, text: string) => ({
  ...{ id, sure: true, statedBy: 'reader' as const },
  words: { text, start: BRIEF.indexOf(text), end: BRIEF.indexOf(text) + text.length },
});
const task = (id: string, text: string): Statement => ({
  ...UNSAID.task,
  kind: 'task',
  title: text,
  ...line(id, text),
});

const STATEMENTS: Statement[] = [
  task('draw', 'Draw the plan.'),
  { ...UNSAID.wait, kind: 'wait', title: 'Nina', ...line('wait', 'Nina approves it.'), who: 'Nina' },
  task('build', 'Build the shed'),
  task('paint', 'then paint it.'),
  { kind: 'excluded', ...line('roof', 'No roof.') },
  { kind: 'unsure', kinds: ['task', 'note'], question: null, ...line('fence', 'A fence?') },
  { kind: 'note', ...line('may', 'By May.') },
];

const work = (
  statement: string,
  status: PhraseWork['status'],
  dueDate: string | null = null,
): PhraseWork => ({
  ...{ statement, source: null, status, dueDate },
});

const read = (done: readonly PhraseWork[], waits: RunningWaits = new Map()) =>
  phrasesOf(BRIEF, STATEMENTS, done, waits);

const states = (...of: Parameters<typeof read>) =>
  read(...of).flatMap(({ text, state }) => (state ? [[text.trim(), state.kind]] : []));

test('a brief is shown whole, each phrase with what became of it', () => {
  const tasks = [
    work('draw', 'Completed'),
    work('build', 'Pending', '2026-05-04'),
    work('build', 'Completed', '2026-05-02'),
  ];
  const phrases = read(tasks);
  expect(phrases.map(({ text }) => text).join('')).toBe(BRIEF);
  expect(states(tasks)).toEqual([
    ['Draw the plan.', 'done'],
    ['Nina approves it.', 'theirs'],
    ['Build the shed,', 'planned'],
    ['then paint it.', 'excluded'],
    ['No roof.', 'excluded'],
    ['A fence?', 'unclear'],
  ]);
  expect(phrases.find(({ text }) => text.startsWith('Build'))?.state).toEqual({
    ...{ kind: 'planned', day: '2026-05-04', done: 1, total: 2 },
  });
});

test('what is waited for now goes before what the brief says of it', () => {
  const found = read([work('draw', 'Completed')], new Map([['wait', null]]));
  expect(found.find(({ text }) => text.startsWith('Nina'))?.state).toEqual({ kind: 'waiting', who: null });
});

test('before there is a plan everything that is asked for is planned without a day', () => {
  expect(states([]).filter(([, kind]) => kind === 'planned')).toHaveLength(3);
  expect(states([work('draw', 'Pending')])[0]).toEqual(['Draw the plan.', 'planned']);
  expect(phrasesOf('', [], [], new Map())).toEqual([]);
});
