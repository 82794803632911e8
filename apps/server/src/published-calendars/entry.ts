import type { Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import type { PublishedCalendarKind } from '@daymark/domain/published-calendars';
import { type StandingWait, standingWaits } from '@daymark/domain/waits';
import { t } from '@daymark/words/t';
import { instantAt } from '../http/today.ts';
import type { CalendarRows, MilestoneRow, TaskRow, WaitsRow } from './store.ts';

/** When an entry is: on whole days, both included, or between two instants. */
export type EntryTime = { firstDay: Day; lastDay: Day } | { from: Date; to: Date };

/** An entry of a calendar. */
export interface Entry {
  kind: PublishedCalendarKind;
  /** Stays the same whatever is changed about the entry. */
  uid: string;
  title: string;
  time: EntryTime;
  project: { id: string; name: string };
  /** What is to be known beside the title, a line each. */
  notes: string[];
  /** How often it was changed. */
  sequence: number;
  changedAt: Date;
}

/** The time zone of times, and how often and when the user changed it. */
export interface Zone {
  timezone: string;
  timezone_at: Date | null;
  timezone_version: number;
}

const MILLISECONDS_AN_HOUR = 3_600_000;
/** How long a task takes in a calendar that has a time and no estimate. */
const UNESTIMATED_HOURS = 0.5;

/** A task has its time of day from then on, for as long as it is estimated; without one it takes the whole day. */
function timeOf({ due_date, due_time, estimated_hours }: TaskRow, zone: Zone | null): EntryTime {
  if (zone === null || due_time === null) return { firstDay: due_date, lastDay: due_date };
  const from = instantAt(zone.timezone, due_date, due_time);
  const hours = estimated_hours || UNESTIMATED_HOURS;
  return { from, to: new Date(from.getTime() + hours * MILLISECONDS_AN_HOUR) };
}

const latest = (...instants: (string | Date | null)[]): Date =>
  new Date(Math.max(...instants.map((instant) => (instant === null ? 0 : new Date(instant).getTime()))));

const projectOf = ({ project_id, project_name }: TaskRow | MilestoneRow | WaitsRow) => ({
  id: project_id,
  name: project_name,
});

/** Entries with a time change with the user's time zone. */
function entryOfTask(row: TaskRow, zone: Zone | null): Entry {
  const time = timeOf(row, zone);
  const moving = zone !== null && 'from' in time ? zone : { timezone_at: null, timezone_version: 0 };
  return {
    kind: 'task',
    uid: row.id,
    title: row.is_done ? `✓ ${row.title}` : row.title,
    time,
    project: projectOf(row),
    notes: [
      row.project_name,
      ...(row.estimated_hours ? [durationText(row.estimated_hours)] : []),
      ...(row.is_done ? [t`Completed`] : []),
    ],
    // Both versions begin with 1.
    sequence: row.version + row.project_version - 2 + moving.timezone_version,
    changedAt: latest(row.updated_at, row.project_edited_at, moving.timezone_at),
  };
}

const entryOfMilestone = (row: MilestoneRow): Entry => ({
  kind: 'milestone',
  uid: row.id,
  title: t`Milestone: ${row.name}`,
  time: { firstDay: row.due_date, lastDay: row.due_date },
  project: projectOf(row),
  notes: [row.project_name],
  sequence: row.version + row.project_version - 2,
  changedAt: latest(row.updated_at, row.project_edited_at),
});

/** The last day of a wait: one that runs has not ended before today. */
function lastDayOf({ from, to, stage }: StandingWait, today: Day): Day | null {
  const ends = [from, to, stage === 'running' ? today : null].filter((day) => day !== null);
  return ends.toSorted().at(-1) ?? null;
}

/** The waits from a day on. A running one that is late grows by a day every day, which is no change of its words. */
function entriesOfWaits(row: WaitsRow, { since, today }: Days): Entry[] {
  const byId = new Map(row.started.map((wait) => [wait.id, wait]));
  return standingWaits(row.waits ?? [], row.started, today).flatMap((wait): Entry[] => {
    const { key, id, title, who, from: firstDay } = wait;
    const lastDay = lastDayOf(wait, today);
    if (firstDay === null || lastDay === null || lastDay < since) return [];
    const started = byId.get(id ?? '');
    return [
      {
        kind: 'wait',
        uid: `${row.project_id}.${key}`,
        title: t`Waiting: ${title}`,
        time: { firstDay, lastDay },
        project: projectOf(row),
        notes: [row.project_name, ...(who ? [t`For ${who}`] : [])],
        sequence: row.plan_version + row.project_version - 1 + (started?.version ?? 0),
        changedAt: latest(row.planned_at, row.project_edited_at, started?.updatedAt ?? null),
      },
    ];
  });
}

/** The first day of a calendar, and the day on which it is written. */
interface Days {
  since: Day;
  today: Day;
}

/** The entries of a calendar. Without a zone, all tasks take whole days. */
export const entriesOf = (
  { tasks, plans, milestones }: Pick<CalendarRows, 'tasks' | 'plans' | 'milestones'>,
  { zone, ...days }: Days & { zone: Zone | null },
): Entry[] => [
  ...tasks.map((row) => entryOfTask(row, zone)),
  ...plans.flatMap((row) => entriesOfWaits(row, days)),
  ...milestones.map(entryOfMilestone),
];
