import { DESCRIPTION_MAX_LENGTH, SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { ON_DAYS_OFF, readRule } from '@daymark/domain/recurrence';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { ProjectStanding } from './project-standing.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { Subtask } from './subtasks.ts';
import { line, text } from './text.ts';
import { ById, ByProject, Day, Hours, Id, Instant, identity, Priority, Tags, TimeOfDay } from './values.ts';

const RULE = t`Please say on which days it comes, as RFC 5545 does: FREQ=WEEKLY;BYDAY=FR;COUNT=6`;
const OnDayOff = z.enum(ON_DAYS_OFF, { error: t`Please choose one of ${ON_DAYS_OFF.join(', ')}` });

/** Recurring work. Its occurrences are subtasks of the project, with its id as `seriesId`. */
export const Series = shape('Series', {
  ...identity,
  projectId: Id,
  /** RFC 5545, without its first day. */
  rule: z.string(),
  startsOn: Day,
  onDayOff: OnDayOff,
  /** It has no occurrence on or after this day; null if only the rule and the project's due date end it. */
  endsBefore: Day.nullable(),
  title: z.string(),
  description: z.string(),
  priority: Priority,
  dueTime: TimeOfDay.nullable(),
  estimatedHours: z.number().nullable(),
  tags: z.array(z.string()),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Series = z.output<typeof Series>;

const fields = {
  rule: text(200, RULE).refine((rule) => readRule(rule) !== undefined, RULE),
  startsOn: Day,
  onDayOff: OnDayOff,
  title: line(SUBTASK_TITLE_MAX_LENGTH, t`Please enter a title for the subtask`),
  description: text(DESCRIPTION_MAX_LENGTH),
  priority: Priority,
  dueTime: TimeOfDay.nullable(),
  estimatedHours: Hours,
  tags: Tags,
};

export const NewSeries = shape('NewSeries', {
  ...fields,
  onDayOff: OnDayOff.default('keep'),
  description: fields.description.default(''),
  priority: Priority.default('Medium'),
  dueTime: fields.dueTime.default(null),
  estimatedHours: fields.estimatedHours.default(null),
  tags: Tags.default([]),
});
export type NewSeries = z.input<typeof NewSeries>;

export const SeriesChange = shape('SeriesChange', {
  ...z.object(fields).partial().shape,
  /** Only the occurrence of this day and the following ones; all if omitted. */
  from: Day.optional(),
});
export type SeriesChange = z.input<typeof SeriesChange>;

const changed = data(
  z.object({
    /** The change to undo (`POST /plan-changes/:id/undo`); null if nothing was changed. */
    changeId: Id.nullable(),
  }),
);

export const seriesRoutes = {
  list: route({
    endpoint: paths.series.list,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'What comes again in a project, the oldest first',
    params: ByProject,
    answer: envelope({ data: z.array(Series), count: z.int() }),
  }),
  create: route({
    endpoint: paths.series.create,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Add subtasks that come again, by a rule; they are written for some months ahead',
    status: 201,
    creates: true,
    params: ByProject,
    body: NewSeries,
    refusals: ['conflict'],
    answer: data(z.object({ series: Series, subtasks: z.array(Subtask), project: ProjectStanding })),
  }),
  change: route({
    endpoint: paths.series.change,
    access: 'write',
    projects: { row: 'series', at: 'params.id' },
    summary:
      'Change what comes again: all of it, or from one occurrence on; what was begun or changed by hand stays',
    params: ById,
    body: SeriesChange,
    refusals: ['conflict'],
    answer: changed,
  }),
  end: route({
    endpoint: paths.series.end,
    access: 'write',
    projects: { row: 'series', at: 'params.id' },
    summary: 'Delete what comes again, all of it or from one occurrence on; what was begun stays',
    params: ById,
    query: z.object({ from: Day.optional() }),
    answer: changed,
  }),
} as const;
