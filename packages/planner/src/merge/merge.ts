import type { Day } from '@daymark/domain/dates';
import { LAG_MAX_DAYS } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import type { PlannedTask } from '../shape.ts';

/** A row of the present plan. */
export interface PlanRow {
  id: string;
  title: string;
  description: string;
  estimatedHours: number | null;
  priority: Priority;
  dueDate: Day | null;
  earliestOn: Day | null;
  latestOn: Day | null;
  tags: readonly string[];
  milestoneId: string | null;
  dependsOn: readonly string[];
  lags: readonly { id: string; days: number }[];
  source: { text: string } | null;
  playbook: string | null;
  /** Why it is kept whatever is proposed; null if it may be replaced. */
  whyKept: string | null;
}

export type MergedField =
  | 'title'
  | 'description'
  | 'estimatedHours'
  | 'priority'
  | 'dueDate'
  | 'tags'
  | 'milestoneId'
  | 'dependsOn'
  | 'source'
  | 'saidDays';

/** The result for a row, or for a new task. */
export type MergedRow = {
  /** The row's id, or the key of a new task. */
  key: string;
  /** The reason, in a sentence. */
  reason: string;
} & (
  | { change: 'added'; rowId: null; task: PlannedTask; fields: [] }
  | { change: 'changed'; rowId: string; task: PlannedTask; fields: MergedField[] }
  | { change: 'removed' | 'kept'; rowId: string; task: null; fields: [] }
);

/** The name of a task in references: its row's id, or its own key if it has no row. */
export const nameOf = ({ rowId, proposed }: PlannedTask): string =>
  rowId ?? `${proposed.key}#${proposed.part}`;

/** The dependencies, as in `PlanRow`. */
type Order = Pick<PlanRow, 'dependsOn' | 'lags'>;

const asText = ({ id, days }: { id: string; days: number }): string => `${id} ${days}`;

const sameOrder = (a: Order, b: Order): boolean =>
  sameSet(a.dependsOn, b.dependsOn) && sameSet(a.lags.map(asText), b.lags.map(asText));

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

function fieldsThatDiffer(row: PlanRow, task: PlannedTask, order: Order): MergedField[] {
  const same: Record<MergedField, boolean> = {
    title: row.title === task.title,
    description: row.description === task.description,
    estimatedHours: row.estimatedHours === task.estimatedHours,
    priority: row.priority === task.priority,
    dueDate: row.dueDate === task.dueDate,
    tags: sameSet(row.tags, task.tags),
    milestoneId: row.milestoneId === task.milestoneId,
    dependsOn: sameOrder(row, order),
    saidDays: row.earliestOn === task.earliestOn && row.latestOn === task.latestOn,
    source: row.source?.text === task.source?.text && row.playbook === task.playbook,
  };
  return (Object.keys(same) as MergedField[]).filter((field) => !same[field]);
}

function whyMoved(row: PlanRow, task: PlannedTask, today: Day): string {
  if (task.dueDate === null) return t`There is no room for it before the due date`;
  if (row.dueDate === null) return t`There is room for it now`;
  return row.dueDate < today ? t`Its day has passed` : t`Moved so that everything fits`;
}

const WHY: readonly (readonly [MergedField, () => string])[] = [
  ['source', () => t`The brief says it in other words`],
  ['estimatedHours', () => t`Its estimate changed`],
  ['title', () => t`It is split or worded differently now`],
  ['description', () => t`Its completion criteria changed`],
  ['milestoneId', () => t`It leads to another milestone`],
  ['priority', () => t`Its priority follows the project`],
  ['tags', () => t`It has other tags`],
  ['dependsOn', () => t`It waits for something else`],
  ['saidDays', () => t`The brief names other days for it`],
];

const spreadText = () => t`Its work is spread over more days now`;

const SITTING = / \(\d+\/\d+\)$/;

/** Statements whose existing rows get additional sittings. */
function spreadAmong(tasks: readonly PlannedTask[]): Set<string> {
  const stands = new Set(tasks.flatMap(({ rowId, statement }) => (rowId === null ? [] : [statement])));
  return new Set(
    tasks.flatMap(({ rowId, statement, title }) =>
      rowId === null && SITTING.test(title) && stands.has(statement) ? [statement] : [],
    ),
  );
}

function whyChanged(row: PlanRow, task: PlannedTask, fields: readonly MergedField[], today: Day): string {
  const [, why] = WHY.find(([field]) => fields.includes(field)) ?? [];
  const moved = fields.includes('dueDate') ? whyMoved(row, task, today) : undefined;
  if (moved && (!why || fields.includes('dependsOn'))) return moved;
  return why?.() ?? moved ?? '';
}

/** The dependencies of a task by names; for rows, their ids. */
export function orderOf(task: PlannedTask, names: ReadonlyMap<string, string>): Order {
  const nameFor = (ref: string) => names.get(ref) ?? [];
  return {
    dependsOn: [...task.dependsOn.flatMap(nameFor), ...task.dependsOnRows.map(({ id }) => id)],
    lags: [
      ...task.lags.flatMap(({ ref, days }) =>
        [nameFor(ref)].flat().map((id) => ({ id, days: Math.min(days, LAG_MAX_DAYS) })),
      ),
      ...task.dependsOnRows.filter(({ days }) => days > 0),
    ],
  };
}

interface Sides {
  /** The project's rows in any order: earlier proposals with the user's changes. */
  rows: readonly PlanRow[];
  /** The present proposal, planned around those rows. */
  tasks: readonly PlannedTask[];
  today: Day;
}

/**
 * The difference between the present plan and the proposal, row by row, in the order of the days. Rows that the user
 * changed are always kept. Other rows are kept too unless the proposal differs.
 */
export function mergePlan({ rows, tasks, today }: Sides): MergedRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names = new Map(tasks.map((task) => [task.ref, nameOf(task)]));
  const whyOf = (row: PlanRow, task: PlannedTask, fields: readonly MergedField[]): string =>
    spread.has(task.statement) && fields.includes('estimatedHours')
      ? spreadText()
      : whyChanged(row, task, fields, today);
  const isFirst = !rows.some(({ whyKept }) => whyKept === null);
  const taken = new Set<string>();
  const spread = spreadAmong(tasks);
  const proposed = tasks.map((task): MergedRow => {
    const row = task.rowId === null ? undefined : byId.get(task.rowId);
    if (!row)
      return {
        key: nameOf(task),
        change: 'added',
        reason:
          spread.has(task.statement) && SITTING.test(task.title) ? spreadText() : whyAdded(task, isFirst),
        rowId: null,
        task,
        fields: [],
      };
    taken.add(row.id);
    const fields = fieldsThatDiffer(row, task, orderOf(task, names));
    const { id: key } = row;
    return fields.length === 0
      ? { key, change: 'kept', reason: t`Nothing about it changes`, rowId: key, task: null, fields: [] }
      : { key, change: 'changed', reason: whyOf(row, task, fields), rowId: key, task, fields };
  });
  const others = rows
    .filter(({ id }) => !taken.has(id))
    .map(
      ({ id, whyKept }): MergedRow => ({
        key: id,
        change: whyKept === null ? 'removed' : 'kept',
        reason: whyKept ?? t`The brief no longer asks for it`,
        rowId: id,
        task: null,
        fields: [],
      }),
    );
  const dayOf = ({ task, rowId }: MergedRow): Day | '~' =>
    (task ? task.dueDate : byId.get(rowId ?? '')?.dueDate) ?? '~';
  return [...proposed, ...others].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}

const whyAdded = ({ source }: PlannedTask, isFirst: boolean): string => {
  if (source === null) return t`Usual in such a project`;
  return isFirst ? t`From the brief` : t`New in the brief`;
};
