import { expect, test } from 'vitest';
import { sampleSubtask } from '../../testing/samples.ts';
import {
  changedSince,
  disputedFields,
  isCarriedOut,
  waitingTasks,
  withDecision,
  withEntry,
  withoutDiscarded,
  withoutSent,
  withTrouble,
} from './entries.ts';
import type { Change, Entry, Wish } from './entry.ts';

const plank = sampleSubtask({ id: 'plank', title: 'Plank', version: 3 });
const rope = sampleSubtask({ id: 'rope', title: 'Rope' });

let count = 0;
const entryOf = (wish: Omit<Extract<Wish, { does: 'add' }>, 'projectId'> | object, fields = {}): Entry =>
  ({ projectId: 'shed', key: String(++count), at: 0, isSent: false, ...wish, ...fields }) as Entry;
const changing = (change: Change, task = plank, fields = {}) =>
  entryOf({ does: 'change', task, change }, fields);
const deleting = (task = plank) => entryOf({ does: 'delete', task });
const restoring = (task = plank) => entryOf({ does: 'restore', task });
const adding = (task = rope, fields = {}) =>
  entryOf({ does: 'add', task, body: { title: task.title } }, fields);

const queue = (...entries: Entry[]) => entries.reduce<Entry[]>(withEntry, []);
const summary = (entries: readonly Entry[]) =>
  entries.map((entry) => [entry.does, entry.task.id, ...(entry.does === 'change' ? [entry.change] : [])]);

test('two changes of a task that was not sent are one, from where the first began', () => {
  const [entry, ...others] = queue(
    changing({ status: 'Completed' }),
    changing({ title: 'Oak plank' }, { ...plank, status: 'Completed' }),
  );
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ task: plank, change: { status: 'Completed', title: 'Oak plank' } });
});

test('an undo takes back what was not sent: a change, an added task, a deletion and a restoration', () => {
  expect(queue(changing({ status: 'Completed' }), changing({ status: 'Pending' }))).toEqual([]);
  expect(queue(adding(), changing({ title: 'Long rope' }, rope), deleting(rope))).toEqual([]);
  const [edited] = queue(changing({ status: 'Completed', title: 'Oak' }), changing({ status: 'Pending' }));
  expect(edited).toMatchObject({ change: { title: 'Oak' } });
  expect(edited).not.toHaveProperty('change.status');
  expect(queue(deleting(), restoring())).toEqual([]);
  expect(queue(restoring(), deleting())).toEqual([]);
});

test('an undone deletion leaves the change before it', () => {
  expect(summary(queue(changing({ title: 'Oak' }), deleting(), restoring()))).toEqual([
    ['change', 'plank', { title: 'Oak' }],
  ]);
});

test('what may have arrived is not changed: the next entry stands behind it', () => {
  const sent = changing({ status: 'Completed' }, plank, { isSent: true });
  expect(summary(queue(sent, changing({ status: 'Pending' })))).toHaveLength(2);
  expect(summary(queue(adding(rope, { isSent: true }), deleting(rope)))).toHaveLength(2);
});

test('an edit of an added task is part of adding it, unless it waits for a task that is added later', () => {
  const [added] = queue(adding(), changing({ dueDate: '2026-11-27' }, rope));
  expect(added).toMatchObject({
    body: { title: 'Rope', dueDate: '2026-11-27' },
    task: { dueDate: '2026-11-27' },
  });
  const nail = sampleSubtask({ id: 'nail' });
  const after = queue(adding(), adding(nail), changing({ dependsOn: ['nail'] }, rope));
  expect(summary(after)).toEqual([
    ['add', 'rope'],
    ['add', 'nail'],
    ['change', 'rope', { dependsOn: ['nail'] }],
  ]);
});

test('a field is disputed if it was set otherwise here and elsewhere', () => {
  const change = { title: 'Oak', dueDate: '2026-11-27', estimatedHours: 1.333, tags: ['b', 'a'] };
  const mine = { task: plank, change };
  expect(disputedFields(mine, { ...plank, status: 'Completed' })).toEqual([]);
  expect(disputedFields(mine, { ...plank, title: 'Pine', dueDate: '2026-11-27' })).toEqual(['title']);
  expect(isCarriedOut(mine, { ...plank, ...change, estimatedHours: 1.33, tags: ['a', 'b'] })).toBe(true);
  expect(isCarriedOut(mine, { ...plank, title: 'Oak' })).toBe(false);
  const lines = { change: { description: 'One\nTwo' } };
  expect(isCarriedOut(lines, { ...plank, description: 'One Two' })).toBe(false);
});

test('a list that knows only some fields of a task disputes only those', () => {
  expect(changedSince({ title: 'Plank' }, { ...plank, description: 'Of oak' })).toEqual([]);
  expect(changedSince({ title: 'Plank' }, { ...plank, title: 'Oak plank' })).toEqual(['title']);
});

test('once it is sent, the next change of the task goes on from the new version, if that is as it was seen', () => {
  const first = changing({ status: 'Completed' }, plank, { isSent: true });
  const next = changing({ title: 'Oak' }, { ...plank, status: 'Completed' });
  const row = { ...plank, status: 'Completed' as const, version: 4 };
  expect(withoutSent([first, next], first, row)).toMatchObject([{ task: { version: 4 } }]);
  expect(withoutSent([first, next], first, { ...row, title: 'Pine' })).toMatchObject([
    { task: { version: 3 } },
  ]);
});

test('trouble holds up the entries about its task and those that wait for it, until it is decided', () => {
  const added = adding();
  const behind = changing({ title: 'Long rope' }, rope);
  const waits = changing({ dependsOn: ['rope'] });
  const other = changing({ status: 'Completed' }, sampleSubtask({ id: 'nail' }));
  const stuck = withTrouble([added, behind, waits, other], added, { kind: 'refused', message: 'Full' });
  expect(stuck.map(({ trouble }) => trouble?.kind)).toEqual(['refused', 'behind', 'behind', undefined]);

  const decided = withDecision(stuck, added, [added]);
  expect(decided.map(({ trouble }) => trouble)).toEqual([undefined, undefined, undefined, undefined]);
  expect(withoutDiscarded(stuck, added).map(({ task }) => task.id)).toEqual(['plank', 'nail']);
});

test('a task with trouble is shown as the server has it, the others as they wait', () => {
  const fine = changing({ status: 'Completed' });
  const stuck = changing({ title: 'Long rope' }, rope, { trouble: { kind: 'conflict', theirs: rope } });
  expect(waitingTasks([fine, stuck]).map(({ id }) => id)).toEqual(['plank']);
  expect(waitingTasks([fine])[0]?.over(plank)).toMatchObject({ status: 'Completed', title: 'Plank' });
  expect(waitingTasks([deleting()])[0]?.over(plank)).toBeUndefined();
});
