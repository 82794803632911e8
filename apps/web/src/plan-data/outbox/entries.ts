import type { Subtask } from '@daymark/contract/subtasks';
import { withConsequences } from '../consequences.ts';
import type { ShownSubtask } from '../plan-cache.ts';
import type { Change, Entry, Trouble } from './entry.ts';

type ChangeEntry = Extract<Entry, { does: 'change' }>;

/** The fields of a task that its user sets. */
const FIELDS = [
  'title',
  'description',
  'status',
  'priority',
  'dueDate',
  'dueTime',
  'estimatedHours',
  'actualHours',
  'tags',
  'milestoneId',
  'dependsOn',
  'lags',
  'pinned',
  'earliestOn',
] as const satisfies readonly (keyof Change)[];

type Field = (typeof FIELDS)[number];

/** The server rounds hours, collapses the spaces of a line and has no order of lists. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(comparable).sort());
  if (typeof value === 'number') return value.toFixed(2);
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim();
  return JSON.stringify(value ?? null);
}

type Values = Partial<Record<Field, unknown>>;

/** The fields in which the values differ. A description is as it was typed. */
const differing = (a: Values, b: Values, fields: readonly Field[]): Field[] =>
  fields.filter((field) =>
    field === 'description' ? a[field] !== b[field] : comparable(a[field]) !== comparable(b[field]),
  );

const fieldsIn = (values: Values): Field[] => FIELDS.filter((field) => field in values);

/** The fields that a change sets and that were set otherwise elsewhere since. */
export const disputedFields = (
  { task, change }: Pick<ChangeEntry, 'task' | 'change'>,
  theirs: Values,
): Field[] => differing(theirs, task, differing(theirs, change, fieldsIn(change)));

/** Whether a task has all that a change sets, as when only the answer was lost. */
export const isCarriedOut = ({ change }: Pick<ChangeEntry, 'change'>, theirs: Values): boolean =>
  differing(theirs, change, fieldsIn(change)).length === 0;

/** The fields of a task that were changed elsewhere since it was seen. A list may know only some of its fields. */
export const changedSince = (task: Values, theirs: Values): Field[] =>
  differing(theirs, task, fieldsIn(task));

/** Whether what an entry is about is still as the user saw it, so that it can go on from this version. */
export const stillFits = (entry: Entry, theirs: Values): boolean =>
  entry.does === 'change'
    ? disputedFields(entry, theirs).length === 0
    : changedSince(entry.task, theirs).length === 0;

/** The task as an entry leaves it; undefined if it is gone. */
function after(row: ShownSubtask | undefined, entry: Entry): ShownSubtask | undefined {
  switch (entry.does) {
    case 'add':
    case 'restore':
      return row ?? entry.task;
    case 'change':
      return row && { ...row, ...withConsequences(row, entry.change) };
    case 'delete':
      return undefined;
  }
}

/** All entries about one task that is shown with them. */
export interface WaitingTask {
  id: string;
  projectId: string;
  /** As it was before the first of them; undefined if it was not there. */
  base: ShownSubtask | undefined;
  /** The task as they leave it. */
  over: (row: ShownSubtask | undefined) => ShownSubtask | undefined;
}

function taskOf(entries: readonly Entry[], first: Entry): WaitingTask {
  const { task, projectId, does } = first;
  const base = does === 'add' || does === 'restore' ? undefined : task;
  return { id: task.id, projectId, base, over: (row) => entries.reduce(after, row) };
}

/** The tasks that are shown as the entries leave them: a task with trouble is shown as the server has it. */
export function waitingTasks(entries: readonly Entry[]): WaitingTask[] {
  const byTask = [...Map.groupBy(entries, ({ task }) => task.id).values()];
  return byTask.flatMap((ofTask) => {
    const [first] = ofTask;
    return first && ofTask.every(({ trouble }) => !trouble) ? [taskOf(ofTask, first)] : [];
  });
}

/** Whether an entry needs the task of another one. */
const needs = (entry: Entry, { task }: Pick<Entry, 'task'>): boolean => {
  const waits = entry.does === 'add' ? entry.body : entry.does === 'change' ? entry.change : {};
  return entry.task.id === task.id || (waits.dependsOn ?? []).includes(task.id);
};

/** An undo takes back what was not sent yet; undefined if the new entry stands beside the last one of its task. */
function merged(last: Entry, entry: Entry): Entry[] | undefined {
  const isPair = (a: Entry['does'], b: Entry['does']) => last.does === a && entry.does === b;
  if (isPair('add', 'delete') || isPair('delete', 'restore') || isPair('restore', 'delete')) return [];
  if (entry.does !== 'change') return undefined;
  if (last.does === 'add')
    return [{ ...last, body: { ...last.body, ...entry.change }, task: after(last.task, entry) ?? last.task }];
  if (last.does !== 'change') return undefined;
  const change = { ...last.change, ...entry.change };
  const fields = new Set<string>(differing(last.task, change, fieldsIn(change)));
  const rest = Object.fromEntries(Object.entries(change).filter(([field]) => fields.has(field)));
  return fields.size === 0 ? [] : [{ ...last, change: rest }];
}

/** Puts an entry behind the others, or into the last one about the same task if that was never sent. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const last = entries.findLast(({ task }) => task.id === entry.task.id);
  const later = last ? entries.slice(entries.indexOf(last) + 1) : [];
  const isFree = last && !last.isSent && !last.trouble && !later.some((other) => needs(entry, other));
  const one = isFree ? merged(last, entry) : undefined;
  return one ? entries.flatMap((other) => (other === last ? one : [other])) : [...entries, entry];
}

/** Without an entry that was answered with `row`: later ones about the same task go on from its version. */
export const withoutSent = (
  entries: readonly Entry[],
  { key, task }: Entry,
  row: Subtask | undefined,
): Entry[] =>
  entries
    .filter((entry) => entry.key !== key)
    .map((entry) =>
      row && entry.task.id === task.id && stillFits(entry, row)
        ? { ...entry, task: { ...entry.task, version: row.version } }
        : entry,
    );

/** With trouble at one entry; the entries that need its task stand behind it. */
export const withTrouble = (entries: readonly Entry[], stuck: Entry, trouble: Trouble): Entry[] =>
  entries.map((entry) => {
    if (entry.key === stuck.key) return { ...entry, trouble };
    return needs(entry, stuck) && !entry.trouble ? { ...entry, trouble: { kind: 'behind' } } : entry;
  });

const free = ({ trouble: _trouble, ...entry }: Entry): Entry => entry as Entry;

/** With another entry in the place of one in trouble. Those behind it are sent again. */
export const withDecision = (entries: readonly Entry[], { key, task }: Entry, next: Entry[]): Entry[] =>
  entries.flatMap((entry) => {
    if (entry.key === key) return next.map(free);
    return entry.trouble?.kind === 'behind' && needs(entry, { task }) ? [free(entry)] : [entry];
  });

/** Without an entry; what was to be done with a task that is not added goes with it. */
export const withoutDiscarded = (entries: readonly Entry[], { key, does, task }: Entry): Entry[] =>
  withDecision(
    does === 'add' ? entries.filter((entry) => entry.key === key || entry.task.id !== task.id) : entries,
    { key, does, task } as Entry,
    [],
  );
