import type { PlanAcceptance, PlanTask, ProposalRow } from '@daymark/contract/plan-proposals';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { HOURS_MAX } from '@daymark/domain/limits';
import { hoursToDo } from '@daymark/domain/load';
import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import type { OwnRow, ProposalDraft, RowEdit } from '../../plan-data/proposal-draft.ts';

type Field = ProposalRow['fields'][number];

/** A row for display: the proposed task with the user's changes. */
export interface ShownRow {
  key: string;
  change: ProposalRow['change'] | 'own';
  reason: string;
  title: string;
  hours: number | null;
  priority: Priority;
  dueDate: Day | null;
  description: string;
  /** The present subtask; null for a new one. */
  before: Subtask | null;
  /** The fields that the proposal changes, and those that the user changed. */
  fields: readonly Field[];
  edited: readonly Field[];
  /** Rejected: a new task is left out, an existing one stays unchanged. */
  isLeft: boolean;
  task: PlanTask | null;
}

/** Parses typed hours; null if there is no valid number. */
export function hoursOf(typed: string): number | null {
  const hours = Number(typed.replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(hours) || hours < 0 || hours > HOURS_MAX ? null : hours;
}

function editedFields(edit: RowEdit, task: PlanTask): Field[] {
  const differs: [Field, boolean][] = [
    ['title', edit.title !== undefined && edit.title.trim() !== task.title],
    ['estimatedHours', edit.hours !== undefined && hoursOf(edit.hours) !== task.estimatedHours],
    ['priority', edit.priority !== undefined && edit.priority !== task.priority],
    ['dueDate', edit.dueDate !== undefined && (edit.dueDate || null) !== task.dueDate],
  ];
  return differs.flatMap(([field, does]) => (does ? field : []));
}

function shownRow(row: ProposalRow, edit: RowEdit, isLeft: boolean): ShownRow {
  const { key, change, reason, fields, subtask, task } = row;
  const now = (isLeft ? subtask : undefined) ?? task ?? subtask;
  const typed = task && !isLeft ? edit : {};
  return {
    key,
    change,
    reason,
    fields,
    title: typed.title ?? now?.title ?? '',
    hours: typed.hours === undefined ? (now?.estimatedHours ?? null) : hoursOf(typed.hours),
    priority: typed.priority ?? now?.priority ?? 'Medium',
    dueDate: typed.dueDate === undefined ? (now?.dueDate ?? null) : typed.dueDate || null,
    description: now?.description ?? '',
    before: subtask,
    edited: task && !isLeft ? editedFields(edit, task) : [],
    isLeft,
    task,
  };
}

const ownRow = ({ key, title, hours, priority, dueDate }: OwnRow): ShownRow => ({
  key,
  change: 'own',
  reason: t`You added it here`,
  title,
  hours: hoursOf(hours),
  priority,
  dueDate: dueDate || null,
  description: '',
  before: null,
  fields: [],
  edited: ['title'],
  isLeft: false,
  task: null,
});

const LAST = '~';

/** All rows in the order of their days, and within a day in the user's or the proposed order. */
export function shownRows({ proposal, edits, left, own, order }: ProposalDraft): ShownRow[] {
  const leftOut = new Set(left);
  const rows = [
    ...(proposal?.rows ?? []).map((row) => shownRow(row, edits[row.key] ?? {}, leftOut.has(row.key))),
    ...own.map(ownRow),
  ];
  const placeOf = new Map(order.map((key, place) => [key, place]));
  return rows
    .map((row, index) => ({
      row,
      day: row.dueDate ?? LAST,
      place: placeOf.get(row.key) ?? order.length + index,
    }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.place - b.place))
    .map(({ row }) => row);
}

/** Whether it is in the plan once the proposal is accepted. */
const isInPlan = ({ change, isLeft }: ShownRow): boolean =>
  change === 'removed' ? isLeft : !(isLeft && change === 'added');

/** The hours to do on each day once the proposal is accepted, counted as in the headings of the plan. */
export const hoursToDoByDay = (rows: readonly ShownRow[]): ReadonlyMap<Day | null, number> =>
  new Map(
    [...Map.groupBy(rows.filter(isInPlan), ({ dueDate }) => dueDate)].map(([day, own]) => [
      day,
      hoursToDo(
        own.map(({ hours, before }) => ({
          status: before?.status ?? 'Pending',
          estimatedHours: hours,
          actualHours: before?.actualHours ?? null,
        })),
      ),
    ]),
  );

/** The problem that must be solved before it can be accepted. */
export const problemOf = ({ title, isLeft }: ShownRow): string | undefined =>
  !isLeft && title.trim() === '' ? t`Please enter a title for the subtask` : undefined;

/** Moves a row one position up or down among the visible ones. At the end of its day it moves to the next day. */
export function moved(
  draft: ProposalDraft,
  shown: readonly ShownRow[],
  key: string,
  step: 1 | -1,
): Partial<ProposalDraft> {
  const at = shown.findIndex((row) => row.key === key);
  const [row, neighbour] = [shown[at], shown[at + step]];
  if (!row || !neighbour) return {};
  if (row.dueDate === neighbour.dueDate) {
    const keys = shownRows(draft).map((one) => one.key);
    const [from, to] = [keys.indexOf(key), keys.indexOf(neighbour.key)];
    keys.splice(to, 0, ...keys.splice(from, 1));
    return { order: keys };
  }
  return dated(draft, key, neighbour.dueDate ?? '');
}

/** Sets the day of a row. */
export const dated = ({ own, edits }: ProposalDraft, key: string, dueDate: string): Partial<ProposalDraft> =>
  own.some((one) => one.key === key)
    ? { own: own.map((one) => (one.key === key ? { ...one, dueDate } : one)) }
    : { edits: { ...edits, [key]: { ...edits[key], dueDate } } };

const BLANK: PlanTask = {
  title: '',
  description: '',
  estimatedHours: null,
  priority: 'Medium',
  dueDate: null,
  earliestOn: null,
  latestOn: null,
  tags: [],
  milestoneId: null,
  dependsOn: [],
  lags: [],
  source: null,
  playbook: null,
  statement: null,
  repeat: false,
  guessed: false,
  proposed: null,
};

const asTask = ({ task, title, hours, priority, dueDate }: ShownRow): PlanTask => ({
  ...(task ?? BLANK),
  title: title.trim(),
  estimatedHours: hours,
  priority,
  dueDate,
});

const seenOf = ({ before }: ShownRow) => (before ? { id: before.id, version: before.version } : null);

/** The proposal with the user's choices, to be written. */
export function acceptanceOf(draft: ProposalDraft): PlanAcceptance | undefined {
  const { proposal, order } = draft;
  if (!proposal) return undefined;
  const rows = shownRows(draft);
  const wanted = rows.filter(({ change, isLeft }) => !isLeft && change !== 'removed' && change !== 'kept');
  return {
    madeFrom: proposal.madeFrom,
    plan: proposal.plan,
    depth: proposal.depth,
    projectKind: proposal.projectKind,
    rows: wanted.map((row) => ({
      key: row.key,
      subtask: seenOf(row),
      task: asTask(row),
      edited: [...row.edited],
    })),
    removed: rows.flatMap((row) => (row.change === 'removed' && !row.isLeft ? (seenOf(row) ?? []) : [])),
    held: rows.flatMap((row) => (row.isLeft ? (seenOf(row) ?? []) : [])),
    dropped: rows.flatMap(({ change, isLeft, task }) =>
      change === 'added' && isLeft && task?.proposed ? task.proposed : [],
    ),
    order:
      order.length === 0
        ? []
        : rows.flatMap(({ key, change, isLeft }) =>
            change === 'removed' || (isLeft && change === 'added') ? [] : key,
          ),
  };
}
