import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import {
  type Folded,
  foldHabits,
  type ShownItem,
  type ShownMilestone,
  type ShownProject,
} from './shown-item.ts';

/**
 * A line of the timeline: a project with its range and milestones, a subtask on its day, or a habit on all its days.
 */
export type TimelineRow =
  | { kind: 'project'; key: string; project: ShownProject; milestones: ShownMilestone[] }
  | ({ kind: 'item'; key: string } & Folded);

/** Each project with its subtasks in the order of their days; the project with the earliest due date first. */
export function timelineRows(
  projects: readonly ShownProject[],
  items: readonly ShownItem[],
  milestones: readonly ShownMilestone[],
  today: Day,
): TimelineRow[] {
  const itemsOf = Map.groupBy(foldHabits(items, today), ({ item }) => item.projectId);
  const milestonesOf = Map.groupBy(milestones, ({ projectId }) => projectId);
  return projects.flatMap((project): TimelineRow[] => [
    { kind: 'project', key: project.id, project, milestones: milestonesOf.get(project.id) ?? [] },
    ...(itemsOf.get(project.id) ?? []).map(
      (folded): TimelineRow => ({ kind: 'item', key: folded.days[0]?.id ?? folded.item.id, ...folded }),
    ),
  ]);
}

/** Rows visible at the top without scrolling. */
const BELOW_TOP = 10;

/**
 * The first row with open work, or an earlier one so that there is context above it. The timeline is scrolled there.
 */
export function firstOpenRow(rows: readonly TimelineRow[]): number {
  const open = rows.findIndex((row) => row.kind === 'item' && row.item.status !== 'Completed');
  return open < BELOW_TOP ? 0 : open - 2;
}

/** Also includes projects whose dates do not overlap the period but whose work does: work past the due date. */
export function withMissing(projects: readonly ShownProject[], items: readonly ShownItem[]): ShownProject[] {
  const known = new Set(projects.map(({ id }) => id));
  const missing = new Map<string, ShownProject>();
  for (const { projectId, project, dueDate } of items)
    if (project && !known.has(projectId) && dueDate !== null)
      missing.set(projectId, {
        id: projectId,
        name: project.name,
        color: project.color,
        startDate: dueDate,
        dueDate,
      });
  return [...projects, ...missing.values()];
}

/** A line between two subtasks, from the dependency's row and day to those of its dependent. */
export interface Link {
  from: { row: number; column: number };
  to: { row: number; column: number };
  /** The dependent is before its dependency, or within its lag. */
  isBroken: boolean;
  /** Ids of both ends. */
  ends: readonly [string, string];
}

/** All lines between rows that have a day. `first` is the day of the first column. */
export function linksOf(rows: readonly TimelineRow[], first: Day): Link[] {
  const placeOf = new Map<string, { row: number; item: ShownItem; day: Day }>();
  rows.forEach((row, index) => {
    if (row.kind !== 'item') return;
    for (const item of row.days)
      if (item.dueDate !== null) placeOf.set(item.id, { row: index, item, day: item.dueDate });
  });
  const links: Link[] = [];
  for (const [id, { row, item, day }] of placeOf)
    for (const otherId of item.dependsOn) {
      const other = placeOf.get(otherId);
      if (!other) continue;
      const earliest = addDays(other.day, item.lags.find((lag) => lag.id === otherId)?.days ?? 0);
      links.push({
        from: { row: other.row, column: daysBetween(first, other.day) },
        to: { row, column: daysBetween(first, day) },
        isBroken: day < earliest && other.item.status !== 'Completed' && item.status !== 'Completed',
        ends: [otherId, id],
      });
    }
  return links;
}

export interface Scale {
  /** Pixels. */
  column: number;
  row: number;
  /** Half of the height and of the width of a mark. */
  mark: number;
}

/** The path of a line: down from the dependency's mark, then across to its dependent. */
export function pathOf({ from, to }: Link, { column, row, mark }: Scale): string {
  const x1 = from.column * column + column / 2;
  const y1 = from.row * row + row / 2;
  const x2 = to.column * column + column / 2;
  const y2 = to.row * row + row / 2;
  const down = Math.sign(y2 - y1) || 1;
  if (x1 === x2) return `M${x1} ${y1 + mark * down}V${y2 - (mark + 2) * down}`;
  const across = Math.sign(x2 - x1);
  return `M${x1} ${y1 + mark * down}V${y2}H${x2 - (mark + 2) * across}`;
}

/** The arrow head at the end of the same line. */
export function headOf({ from, to }: Link, { column, row, mark }: Scale): string {
  const x = to.column * column + column / 2;
  const y = to.row * row + row / 2;
  const down = Math.sign(to.row - from.row) || 1;
  const across = Math.sign(to.column - from.column);
  if (across === 0) return `M${x} ${y - mark * down}l-3.5 ${-5 * down}h7Z`;
  return `M${x - mark * across} ${y}l${-5 * across} -3.5v7Z`;
}
