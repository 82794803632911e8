import type { PlanProposal, ProposalRow } from '@daymark/contract/plan-proposals';
import { expect, test } from 'vitest';
import type { ProposalDraft } from '../../plan-data/proposal-draft.ts';
import { sampleSubtask } from '../../testing/samples.ts';
import { acceptanceOf, hoursToDoByDay, moved, shownRows } from './shown-rows.ts';

const task = (title: string, dueDate: string) => ({
  title,
  description: '',
  estimatedHours: 2,
  priority: 'Medium' as const,
  dueDate,
  tags: [],
  milestoneId: null,
  dependsOn: [],
  lags: [],
  source: null,
  playbook: null,
  statement: null,
  repeat: false,
  guessed: false,
  ...{ earliestOn: null, latestOn: null },
  proposed: { key: title, part: 1, words: title, title, wholeHours: 2, hours: 2 },
});

const row = (key: string, change: ProposalRow['change'], day: string): ProposalRow => ({
  key,
  change,
  reason: '',
  fields: change === 'changed' ? ['dueDate'] : [],
  subtask: change === 'added' ? null : sampleSubtask({ id: key, title: key, dueDate: day, version: 3 }),
  task: change === 'added' || change === 'changed' ? task(key, day) : null,
});

const draftOf = (rows: ProposalRow[], fields: Partial<ProposalDraft> = {}): ProposalDraft => ({
  proposal: {
    rows,
    plan: {} as PlanProposal['plan'],
    reading: { statements: [] },
    madeFrom: 'seen',
    leftOut: 0,
    depth: 'balanced',
    projectKind: null,
  },
  edits: {},
  left: [],
  own: [],
  order: [],
  corrected: [],
  ...fields,
});

const ROWS = [
  row('a', 'added', '2026-11-23'),
  row('b', 'changed', '2026-11-23'),
  row('c', 'kept', '2026-11-24'),
  row('d', 'removed', '2026-11-25'),
];
const keysOf = (draft: ProposalDraft) => shownRows(draft).map(({ key }) => key);

test('what is left as proposed is accepted as proposed, and what stays is not named', () => {
  const accepted = acceptanceOf(draftOf(ROWS));
  expect(accepted).toMatchObject({
    madeFrom: 'seen',
    rows: [
      { key: 'a', subtask: null, edited: [] },
      { key: 'b', subtask: { id: 'b', version: 3 }, edited: [] },
    ],
    removed: [{ id: 'd', version: 3 }],
    held: [],
    dropped: [],
    order: [],
  });
});

test('what is not wanted stays as it is or is remembered; what is typed is the person’s', () => {
  const accepted = acceptanceOf(
    draftOf(ROWS, {
      left: ['a', 'd'],
      edits: { b: { title: ' Mine ', hours: '1,5', dueDate: '' } },
      own: [{ key: 'own 1', title: 'Call', hours: '', priority: 'Low', dueDate: '2026-11-23' }],
    }),
  );
  expect(accepted).toMatchObject({
    rows: [
      { key: 'own 1', subtask: null, edited: ['title'], task: { title: 'Call', proposed: null } },
      {
        key: 'b',
        edited: ['title', 'estimatedHours', 'dueDate'],
        task: { title: 'Mine', estimatedHours: 1.5, dueDate: null },
      },
    ],
    removed: [],
    held: [{ id: 'd', version: 3 }],
    dropped: [{ key: 'a' }],
  });
});

test('a row moves within its day, and past its end to the next one', () => {
  const draft = draftOf(ROWS);
  const down = { ...draft, ...moved(draft, shownRows(draft), 'a', 1) };
  expect(keysOf(down)).toEqual(['b', 'a', 'c', 'd']);
  expect(acceptanceOf(down)?.order).toEqual(['b', 'a', 'c']);
  const further = { ...down, ...moved(down, shownRows(down), 'a', 1) };
  expect(shownRows(further).find(({ key }) => key === 'a')).toMatchObject({
    dueDate: '2026-11-24',
    edited: ['dueDate'],
  });
  expect(moved(draft, shownRows(draft), 'a', -1)).toEqual({});
});

test('a day counts what is to do on it once the proposal is accepted', () => {
  const done = row('done', 'kept', '2026-11-23');
  const begun = row('begun', 'kept', '2026-11-23');
  Object.assign(done.subtask ?? {}, { status: 'Completed', estimatedHours: 5 });
  Object.assign(begun.subtask ?? {}, { status: 'In Progress', estimatedHours: 3, actualHours: 1 });
  const rows = [
    row('new', 'added', '2026-11-23'),
    row('rejected', 'added', '2026-11-23'),
    row('removed', 'removed', '2026-11-24'),
    done,
    begun,
  ];
  const hours = hoursToDoByDay(shownRows(draftOf(rows, { left: ['rejected'] })));
  expect([...hours]).toEqual([['2026-11-23', 4]]);
});
