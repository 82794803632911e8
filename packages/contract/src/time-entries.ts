import { TIME_ENTRIES_MAX_COUNT, TIME_NOTE_MAX_LENGTH, TIMER_MINUTES_MAX } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { phrase } from './text.ts';
import { ById, Day, Id, Instant, identity, ProjectColor } from './values.ts';

/** Time that somebody worked on a task: a stopped timer, or added by hand. It counts on the day on which it begins. */
export const TimeEntry = shape('TimeEntry', {
  ...identity,
  subtaskId: Id,
  title: z.string(),
  projectId: Id.nullable(),
  projectName: z.string(),
  /** The task was deleted. Its names are those of when the entry was written. */
  isTaskDeleted: z.boolean(),
  startedAt: Instant,
  endedAt: Instant,
  /** From the start to the end. */
  minutes: z.int(),
  note: z.string(),
  /** The day of the start, in the time zone of the user. */
  day: Day,
});
export type TimeEntry = z.output<typeof TimeEntry>;

/** The time of a project in a week. */
export const ProjectTime = shape('ProjectTime', {
  projectId: Id.nullable(),
  name: z.string(),
  color: ProjectColor.nullable(),
  minutes: z.int(),
  /** The minutes of each day of the week. */
  days: z.array(z.int()).length(7),
});
export type ProjectTime = z.output<typeof ProjectTime>;

const EDGE = t`Please choose a day before the year 9999`;

/** A day after which there are more. */
export const EntryDay = Day.refine((day) => day < '9999-01-01', EDGE);

const LONGEST = t`An entry lasts from 1 minute to ${TIMER_MINUTES_MAX / 60 / 24} days`;

const note = phrase(TIME_NOTE_MAX_LENGTH);

const isSpan = ({ startedAt, endedAt }: { startedAt: string; endedAt: string }): boolean => {
  const minutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000);
  return minutes >= 1 && minutes <= TIMER_MINUTES_MAX;
};

const span = { path: ['endedAt'], message: LONGEST };

export const NewTimeEntry = z
  .object({ subtaskId: Id, startedAt: Instant, endedAt: Instant, note: note.default('') })
  .refine(isSpan, span)
  .meta({ id: 'NewTimeEntry' });
export type NewTimeEntry = z.input<typeof NewTimeEntry>;

/** What is left out stays. Start and end are changed together. */
export const TimeEntryChange = shape('TimeEntryChange', {
  subtaskId: Id.optional(),
  span: z.object({ startedAt: Instant, endedAt: Instant }).refine(isSpan, span).optional(),
  note: note.optional(),
});
export type TimeEntryChange = z.input<typeof TimeEntryChange>;

export const timeEntryRoutes = {
  week: route({
    endpoint: paths.timeEntries.week,
    access: 'read',
    summary: 'The time entries of the seven days from a day on, with the minutes of each project and day',
    query: z.object({ from: EntryDay }),
    answer: envelope({
      /** The latest first. */
      data: z.array(TimeEntry).max(TIME_ENTRIES_MAX_COUNT),
      count: z.int(),
      /** Of all entries, including those beyond the limit. */
      total: z.int(),
      minutes: z.int(),
      /** The project with the most time first. */
      projects: z.array(ProjectTime),
    }),
  }),
  create: route({
    endpoint: paths.timeEntries.create,
    access: 'write',
    summary: 'Add a time entry; its minutes are added to the hours spent on the subtask',
    status: 201,
    body: NewTimeEntry,
    creates: true,
    refusals: ['not_found'],
    answer: data(z.object({ entry: TimeEntry })),
  }),
  change: route({
    endpoint: paths.timeEntries.change,
    access: 'write',
    summary: 'Change a time entry, and the hours spent on its subtask with it',
    params: ById,
    body: TimeEntryChange,
    refusals: ['not_found', 'conflict'],
    answer: data(z.object({ entry: TimeEntry })),
  }),
  delete: route({
    endpoint: paths.timeEntries.delete,
    access: 'write',
    summary: 'Delete a time entry; its minutes are taken from the hours spent on the subtask',
    params: ById,
    refusals: ['conflict'],
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
} as const;
