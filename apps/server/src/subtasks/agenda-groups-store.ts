import type { SubtaskGroup, SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import { GROUPS_MAX_COUNT, WEEKLY_DAYS_AHEAD, WEEKLY_DAYS_BEFORE } from '@daymark/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { sumOfHours } from '../db/hours.ts';
import { isOverdueOn } from '../db/overdue.ts';
import type { ZoneOffsets } from '../http/today.ts';

/** The time zone of a user's days. */
export interface Calendar {
  today: Day;
  offsets: ZoneOffsets;
}

/** The figures over a set of rows of subtasks `s`; `among` is the condition of those that count. */
export const figuresOf = (today: Day, among: RawBuilder<unknown> = sql`true`) => sql`
  'total', count(*) filter (where ${among}),
  'pending', count(*) filter (where ${among} and s.status = 'Pending'),
  'inProgress', count(*) filter (where ${among} and s.status = 'In Progress'),
  'completed', count(*) filter (where ${among} and s.status = 'Completed'),
  'overdue', count(*) filter (where ${among} and ${isOverdueOn(today)}),
  'estimatedHours', coalesce(${sumOfHours(sql`s.estimated_hours`, among)}, 0)`;

type Matching = { from: RawBuilder<unknown>; where: RawBuilder<unknown> };

type GroupBy = NonNullable<z.output<typeof SubtaskStatsQuery>['groupBy']>;

/** How rows of subtasks `s` of projects `p` are grouped by a mark. */
interface Grouping {
  /** The mark of a subtask's group, and of the group in which it counts as finished. */
  mark: RawBuilder<unknown>;
  finished: RawBuilder<unknown>;
  /** The group's columns besides its figures, computed from `e.mark`. */
  fields: RawBuilder<unknown>;
  /** The order of the groups. */
  order: RawBuilder<unknown>;
  /** Which groups are kept if there are too many; by default the first in order. */
  choice?: RawBuilder<unknown>;
}

const NO_PERIOD = sql`'from', null, 'to', null`;
const whenFinished = (mark: RawBuilder<unknown>) =>
  sql`case when s.completed_at is not null then ${mark} end`;

function periods(unit: 'day' | 'week' | 'month', format: string, { today, offsets }: Calendar): Grouping {
  const start = (day: RawBuilder<unknown>) => sql`date_trunc(${unit}, ${day}::timestamp)::date`;
  const offset = sql`(${offsets.seconds}::float8[])[width_bucket(s.completed_at, ${offsets.since}::timestamptz[])]`;
  const completedOn = sql`(s.completed_at at time zone 'UTC' + make_interval(secs => ${offset}))`;
  return {
    mark: start(sql`s.due_date`),
    finished: start(completedOn),
    fields: sql`'key', to_char(e.mark::timestamp, ${format}), 'label', null, 'from', e.mark,
      'to', (e.mark + ${`1 ${unit}`}::interval)::date - 1`,
    order: sql`e.mark nulls last`,
    choice: sql`abs(e.mark - ${today}::date) nulls first`,
  };
}

const ranks = (mark: RawBuilder<unknown>, order: RawBuilder<unknown>): Grouping => ({
  mark,
  finished: whenFinished(mark),
  fields: sql`'key', e.mark, 'label', null, ${NO_PERIOD}`,
  order,
});

const byProject: Grouping = {
  mark: sql`s.project_id`,
  finished: whenFinished(sql`s.project_id`),
  fields: sql`'key', e.mark, 'label', min(p.name), ${NO_PERIOD}`,
  order: sql`count(*) filter (where e.counts) desc, min(p.name) collate people, e.mark`,
};

const groupingBy = (groupBy: GroupBy, calendar: Calendar): Grouping => {
  switch (groupBy) {
    case 'day':
      return periods('day', 'YYYY-MM-DD', calendar);
    case 'week':
      return periods('week', 'IYYY-"W"IW', calendar);
    case 'month':
      return periods('month', 'YYYY-MM', calendar);
    case 'status':
      return ranks(sql`s.status`, sql`array_position(array['Pending', 'In Progress', 'Completed'], e.mark)`);
    case 'priority':
      return ranks(sql`s.priority`, sql`array_position(array['High', 'Medium', 'Low'], e.mark)`);
    case 'project':
      return byProject;
  }
};

/** The groups of the subtasks `s` of projects `p` that `matching` selects, as one JSON list; `among` says which. */
export function groupsOf(
  groupBy: GroupBy | undefined,
  matching: Matching,
  calendar: Calendar,
  among: RawBuilder<unknown> = sql`true`,
): RawBuilder<SubtaskGroup[]> {
  if (!groupBy) return sql`'[]'::json`;
  const { mark, finished, fields, order, choice } = groupingBy(groupBy, calendar);
  return sql`(
    select coalesce(json_agg(g.fields order by g.place), '[]')
    from (
      select json_build_object(${fields}, ${figuresOf(calendar.today, sql`e.counts`)},
          'finished', count(*) filter (where not e.counts),
          'finishedHours', coalesce(${sumOfHours(sql`coalesce(s.actual_hours, s.estimated_hours)`, sql`not e.counts`)}, 0)
        ) as fields, row_number() over (order by ${order}) as place
      ${matching.from}
      cross join lateral (values (${mark}, true), (${finished}, false)) as e (mark, counts)
      where ${matching.where} and (e.counts or e.mark is not null) and ${among}
      group by e.mark
      order by ${choice ?? order} limit ${GROUPS_MAX_COUNT}
    ) g
  )`;
}

/** The days of the weeks around today. */
export function daysAroundToday(matching: Matching, calendar: Calendar): RawBuilder<SubtaskGroup[]> {
  const monday = startOfWeek(calendar.today);
  const first = addDays(monday, -WEEKLY_DAYS_BEFORE);
  const last = addDays(monday, WEEKLY_DAYS_AHEAD - 1);
  return groupsOf('day', matching, calendar, sql`e.mark between ${first}::date and ${last}::date`);
}
