import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { ProjectColor } from '@daymark/domain/project-colors';
import { apartFromHabits, lineInProject, nextDay } from '../../plan-data/habits.ts';
import type { PlannedItem } from './load-plan.ts';

/** A subtask in the form of the plan's views. */
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
    | 'actualHours'
    | 'isOverdue'
    | 'milestoneId'
    | 'dependsOn'
    | 'lags'
    | 'position'
    | 'statement'
    | 'repeat'
    | 'tags'
  > {
  projectId: string;
  projectPriority: Priority;
  /** Only if subtasks of several projects are shown. */
  project?: { name: string; color: ProjectColor; tags: readonly string[] };
}

export interface ShownMilestone {
  id: string;
  name: string;
  dueDate: Day;
  projectId: string;
  /** Only if several projects are shown. */
  project?: { name: string; color: ProjectColor };
}

/** An item that can be moved to another day: a subtask, or a milestone, which has no status. */
export type Movable = Pick<ShownItem, 'id' | 'title' | 'dueDate'> & { status?: ShownItem['status'] };

const MILESTONE = 'milestone ';

/** A milestone as a movable item, with a prefixed id. */
export const movableMilestone = ({ id, name, dueDate }: ShownMilestone): Movable => ({
  id: `${MILESTONE}${id}`,
  title: name,
  dueDate,
});

/** The id of the milestone in a movable item's id; undefined for that of a subtask. */
export const milestoneIn = (id: string | undefined): string | undefined =>
  id?.startsWith(MILESTONE) ? id.slice(MILESTONE.length) : undefined;

/** A project as a range of days, if several are shown. */
export interface ShownProject {
  id: string;
  name: string;
  /** Only if several projects are shown. */
  color?: ProjectColor;
  startDate: Day;
  dueDate: Day;
}

export const fromPlan = ({ projectId, ...item }: PlannedItem): ShownItem => ({
  ...item,
  projectId: projectId.id,
  projectPriority: projectId.priority,
  project: projectId,
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byPlace = (a: ShownItem, b: ShownItem): number =>
  compare(a.dueDate ?? '9999', b.dueDate ?? '9999') ||
  compare(a.dueTime ?? '99', b.dueTime ?? '99') ||
  a.position - b.position ||
  compare(a.id, b.id);

/** By day, within a day in the order of the plan; items without a day last. */
export const inOrderOfDays = (items: readonly ShownItem[]): ShownItem[] => items.toSorted(byPlace);

/** A subtask, or a habit as one item: its next day, and all its days in order. */
export interface Folded {
  item: ShownItem;
  days: readonly ShownItem[];
}

/** Each habit as one item, in the order of the days. */
export function foldHabits(items: readonly ShownItem[], today: Day): Folded[] {
  const { habits, others } = apartFromHabits(items, ({ repeat, statement, projectId }) => ({
    repeat,
    statement: lineInProject(statement, projectId),
  }));
  const folded = habits.flatMap(({ days: ofHabit }): Folded[] => {
    const days = inOrderOfDays(ofHabit);
    const item = nextDay(days, today);
    return item ? [{ item, days }] : [];
  });
  return [...others.map((item) => ({ item, days: [item] })), ...folded].sort((a, b) =>
    byPlace(a.item, b.item),
  );
}

export const isDone = ({ status }: Pick<ShownItem, 'status'>): boolean => status === 'Completed';

/** Habits come after single tasks, and completed items last. */
const rank = (item: ShownItem): number => 2 * Number(isDone(item)) + Number(item.repeat);

/** The items due on each day, open ones first. Items without a day are under null. */
export const byDay = (items: readonly ShownItem[]): ReadonlyMap<Day | null, ShownItem[]> =>
  Map.groupBy(
    inOrderOfDays(items).sort((a, b) => rank(a) - rank(b)),
    ({ dueDate }) => dueDate,
  );
