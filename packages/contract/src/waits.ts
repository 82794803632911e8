import {
  NOTE_OF_WAIT_MAX_LENGTH,
  WAIT_TITLE_MAX_LENGTH,
  WAITS_RUNNING_MAX_COUNT,
  WAITS_SHOWN,
} from '@daymark/domain/limits';
import { WAIT_ENDS } from '@daymark/domain/waits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { StatementId } from './statements.ts';
import { line, phrase, text } from './text.ts';
import { ById, ByProject, Day, Id, identity, Language } from './values.ts';

/** Something that was sent to somebody who has not answered yet, or who has. */
export const Wait = shape('Wait', {
  ...identity,
  project: z.object({ id: Id, name: z.string() }),
  /** The line of the brief; null if it was started by hand without one. */
  statement: z.string().nullable(),
  /** The subtask that waits, if it was said. */
  subtaskId: Id.nullable(),
  title: z.string(),
  /** Who answers: the name of the client, or the words of the brief. Null for a wait for time to pass. */
  who: z.string().nullable(),
  clientId: Id.nullable(),
  sentOn: Day,
  /** The agreed last day; null if none is known. */
  expectedOn: Day.nullable(),
  /** The day of the end; null while it runs. */
  answeredOn: Day.nullable(),
  /** How it ended. `begun`: the work after it was begun. `over`: the time has passed. */
  ended: z.enum([...WAIT_ENDS, 'over']).nullable(),
  note: z.string(),
  /** The days on which a reminder was sent. */
  remindedOn: z.array(Day),
  /** For how many days it has run, or ran. */
  days: z.int(),
  /** By how many days it has run past the agreed day. */
  daysLate: z.int(),
  /** The title of the first open subtask that waits for it; null if none does. */
  next: z.string().nullable(),
  version: z.int(),
});
export type Wait = z.output<typeof Wait>;

const fields = {
  title: line(WAIT_TITLE_MAX_LENGTH),
  who: phrase(WAIT_TITLE_MAX_LENGTH).nullable(),
  clientId: Id.nullable(),
  sentOn: Day,
  expectedOn: Day.nullable(),
};

const ORDER = t`Please choose a day that is not before the one on which it was sent`;

const inOrder = ({
  sentOn,
  expectedOn,
}: {
  sentOn?: string | undefined;
  expectedOn?: string | null | undefined;
}) => !sentOn || !expectedOn || expectedOn >= sentOn;

export const NewWait = z
  .object({
    /** A wait of the brief. Its title, its person and its agreed day are those of the brief unless they are given. */
    statement: StatementId.nullable().default(null),
    /** The subtask that waits for it. */
    subtaskId: Id.nullable().default(null),
    title: fields.title.optional(),
    who: fields.who.optional(),
    clientId: fields.clientId.optional(),
    /** Today if it is left out. */
    sentOn: fields.sentOn.optional(),
    expectedOn: fields.expectedOn.optional(),
  })
  .refine(({ statement, title }) => statement !== null || title !== undefined, {
    path: ['title'],
    message: t`Please say what you wait for`,
  })
  .refine(inOrder, { path: ['expectedOn'], message: ORDER })
  .meta({ id: 'NewWait' });
export type NewWait = z.input<typeof NewWait>;

export const WaitChange = z
  .object(fields)
  .partial()
  .refine(inOrder, { path: ['expectedOn'], message: ORDER })
  .meta({ id: 'WaitChange' });
export type WaitChange = z.input<typeof WaitChange>;

export const WaitAnswer = z.object({
  /** The day of the answer; today if it is left out. */
  on: Day.optional(),
  note: text(NOTE_OF_WAIT_MAX_LENGTH).default(''),
});
export type WaitAnswer = z.input<typeof WaitAnswer>;

/** A mail that reminds somebody of what they have. */
export const WaitReminder = shape('WaitReminder', {
  /** The address of the client; empty if it is not known. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: Language,
});
export type WaitReminder = z.output<typeof WaitReminder>;

const one = data(z.object({ wait: Wait }));

export const waitRoutes = {
  list: route({
    endpoint: paths.waits.list,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: `What a project waits for, the longest first, then the last ${WAITS_SHOWN} that ended`,
    params: ByProject,
    answer: envelope({ data: z.array(Wait), count: z.int() }),
  }),
  running: route({
    endpoint: paths.waits.running,
    access: 'read',
    summary: `What is waited for in all open projects, the longest first, at most ${WAITS_RUNNING_MAX_COUNT}`,
    answer: envelope({ data: z.array(Wait), count: z.int() }),
  }),
  start: route({
    endpoint: paths.waits.start,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Start a wait: something was sent',
    status: 201,
    creates: true,
    params: ByProject,
    body: NewWait,
    refusals: ['conflict'],
    answer: one,
  }),
  change: route({
    endpoint: paths.waits.change,
    access: 'write',
    summary: 'Change a wait',
    versioned: true,
    params: ById,
    body: WaitChange,
    answer: one,
  }),
  answer: route({
    endpoint: paths.waits.answer,
    access: 'write',
    summary: 'End a wait: the answer is here',
    params: ById,
    body: WaitAnswer,
    answer: one,
  }),
  reopen: route({
    endpoint: paths.waits.reopen,
    access: 'write',
    summary: 'Take the end of a wait back: it runs again',
    params: ById,
    refusals: ['conflict'],
    answer: one,
  }),
  drop: route({
    endpoint: paths.waits.drop,
    access: 'write',
    summary: 'End a wait that nobody waits for; it does not count for the speed of answers',
    params: ById,
    answer: one,
  }),
  reminder: route({
    endpoint: paths.waits.reminder,
    access: 'read',
    summary: 'A mail that reminds of a wait, in the language of the client; nothing is sent',
    params: ById,
    answer: data(z.object({ reminder: WaitReminder })),
  }),
  reminded: route({
    endpoint: paths.waits.reminded,
    access: 'write',
    summary: 'Note that a reminder was sent today',
    params: ById,
    answer: one,
  }),
} as const;
