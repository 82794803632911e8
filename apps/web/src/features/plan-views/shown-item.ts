import type { PlanItem } from '@daymark/contract/plan-views';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { apartFromHabits, lineInProject, nextDay } from '../../lib/habits.ts';

/** A subtask as the views of a plan show it. */
export interface ShownItem
  extends Pick<
    Subtask,
    | 'id'
    | 'title'
    | 'status'
    | 'priority'
    | 'dueDate'
    | 'dueTime'
    | 'estimatedHours'
    | 'isOverdue'
    | 'milestoneId'
    | 'dependsOn'
    | 'lags'
    | 'position'
    | 'statement'
    | 'repeat'
  > {
  projectId: string;
  /** Of its project, where subtasks of several are shown. */
  projectName?: string;
}

export interface ShownMilestone {
  id: string;
  name: string;
  dueDate: Day;
  projectId: string;
  projectName?: string;
}

/** What can be laid on another day: a subtask, or a milestone, which has no status. */
export type Movable = Pick<ShownItem, 'id' | 'title' | 'dueDate'> & { status?: ShownItem['status'] };

const MILESTONE = 'milestone ';

/** A milestone among what can be moved; its id says that it is one. */
export const movableMilestone = ({ id, name, dueDate }: ShownMilestone): Movable => ({
  id: `${MILESTONE}${id}`,
  title: name,
  dueDate,
});

/** The id of a milestone that stands so among what can be moved; undefined for that of a subtask. */
export const milestoneIn = (id: string | undefined): string | undefined =>
  id?.startsWith(MILESTONE) ? id.slice(MILESTONE.length) : undefined;

/** Its project as a span of days, where several are shown. */
export interface ShownProject {
  id: string;
  name: string;
  startDate: Day;
  dueDate: Day;
}

export const fromPlan = ({ projectId, ...item }: PlanItem): ShownItem => ({
  ...item,
  projectId: projectId.id,
  projectName: projectId.name,
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byPlace = (a: ShownItem, b: ShownItem): number =>
  compare(a.dueDate ?? '9999', b.dueDate ?? '9999') ||
  compare(a.dueTime ?? '99', b.dueTime ?? '99') ||
  a.position - b.position ||
  compare(a.id, b.id);

/** By day, within a day in the order of the plan; what has no day last. */
export const inOrderOfDays = (items: readonly ShownItem[]): ShownItem[] => items.toSorted(byPlace);

/** A subtask, or a habit told as one: the day of it that is next, and all of them in their order. */
export interface Folded {
  item: ShownItem;
  days: readonly ShownItem[];
}

/** Each habit as one, in the order of the days. */
export function foldHabits(items: readonly ShownItem[]): Folded[] {
  const { habits, others } = apartFromHabits(items, ({ repeat, statement, projectId }) => ({
    repeat,
    statement: lineInProject(statement, projectId),
  }));
  const folded = habits.flatMap(({ days: ofHabit }): Folded[] => {
    const days = inOrderOfDays(ofHabit);
    const item = nextDay(days);
    return item ? [{ item, days }] : [];
  });
  return [...others.map((item) => ({ item, days: [item] })), ...folded].sort((a, b) =>
    byPlace(a.item, b.item),
  );
}

export const isDone = ({ status }: Pick<ShownItem, 'status'>): boolean => status === 'Completed';

/** What comes again stands below what is done once. */
const rank = (item: ShownItem): number => 2 * Number(isDone(item)) + Number(item.repeat);

/** What is due on each day, what is open first. What has no day is under null. */
export const byDay = (items: readonly ShownItem[]): ReadonlyMap<Day | null, ShownItem[]> =>
  Map.groupBy(
    inOrderOfDays(items).sort((a, b) => rank(a) - rank(b)),
    ({ dueDate }) => dueDate,
  );
