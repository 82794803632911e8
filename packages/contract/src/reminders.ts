import { NOTICE_KINDS, REMINDER_DAYS, REMINDER_MINUTES, WAIT_DAYS_MAX } from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, document, route } from './route.ts';
import { shape } from './shape.ts';
import { ById, TimeOfDay } from './values.ts';

const MINUTES = t`Please choose one of ${REMINDER_MINUTES.join(', ')} minutes before`;
const DAYS = t`Please choose one of ${REMINDER_DAYS.join(', ')} days before`;
const WAIT_DAYS = t`Please choose from 1 to ${WAIT_DAYS_MAX} days`;

const KINDS = t`Please choose from ${NOTICE_KINDS.join(', ')}`;

/** Some of what a person is told, each once. */
export const NoticeKinds = z
  .array(z.enum(NOTICE_KINDS, KINDS), KINDS)
  .max(NOTICE_KINDS.length, KINDS)
  .overwrite((kinds) => NOTICE_KINDS.filter((kind) => kinds.includes(kind)));

const minutes = z.literal(REMINDER_MINUTES, MINUTES);
const days = z.literal(REMINDER_DAYS, DAYS);

/** What a person is told, and when. Null is never. */
export const ReminderSettings = shape('ReminderSettings', {
  /** When the digest is sent on working days, in the time zone of the user. */
  digestAt: TimeOfDay.nullable(),
  /** For tasks with a time of day. */
  minutesBefore: minutes.nullable(),
  /** For tasks without one. */
  daysBefore: days.nullable(),
  /** The time of day of reminders about days and waits. */
  daysAt: TimeOfDay,
  /** After how many days a wait for somebody is mentioned. */
  waitDays: z.int(WAIT_DAYS).min(1, WAIT_DAYS).max(WAIT_DAYS_MAX, WAIT_DAYS).nullable(),
  /** What comes by mail. Devices have their own kinds. */
  mailKinds: NoticeKinds,
});
export type ReminderSettings = z.output<typeof ReminderSettings>;

/** Omitted fields stay unchanged. */
export const ReminderSettingsChange = ReminderSettings.partial();
export type ReminderSettingsChange = z.output<typeof ReminderSettingsChange>;

/** When a task is reminded of, whatever the rule says. `minutes` count from its time of day. */
export const TaskReminder = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('minutes'), minutes }),
    z.object({ kind: z.literal('days'), days }),
    z.object({ kind: z.literal('never') }),
  ])
  .meta({ id: 'TaskReminder' });
export type TaskReminder = z.output<typeof TaskReminder>;

/** Null follows the rule. */
const ofTask = data(z.object({ reminder: TaskReminder.nullable() }));
const named = { row: 'subtask', at: 'params.id' } as const;

const ByMailToken = z.object({ token: z.string().max(200) });

export const reminderRoutes = {
  settings: route({
    endpoint: paths.reminders.settings,
    access: 'session',
    summary: 'What the user is told: the digest of a day, and reminders',
    answer: data(ReminderSettings),
  }),
  changeSettings: route({
    endpoint: paths.reminders.changeSettings,
    access: 'session',
    summary: 'Choose what the user is told, and when',
    body: ReminderSettingsChange,
    answer: data(ReminderSettings),
  }),
  ofTask: route({
    endpoint: paths.reminders.ofTask,
    access: 'read',
    projects: named,
    summary: 'When a subtask is reminded of, if it has a reminder of its own',
    params: ById,
    answer: ofTask,
  }),
  setOfTask: route({
    endpoint: paths.reminders.setOfTask,
    access: 'write',
    projects: named,
    summary: 'Choose when a subtask is reminded of; null follows the rule of the settings',
    params: ById,
    body: z.object({ reminder: TaskReminder.nullable() }),
    answer: ofTask,
  }),
  unsubscribePage: route({
    endpoint: paths.reminders.unsubscribePage,
    access: 'public',
    summary: 'A page that leads to the question whether a kind of mail should end; it changes nothing',
    params: ByMailToken,
    refusals: ['not_found'],
    answer: document('text/html'),
  }),
  unsubscribe: route({
    endpoint: paths.reminders.unsubscribe,
    access: 'public',
    summary: 'End a kind of mail, for whoever got one (RFC 8058)',
    params: ByMailToken,
    acceptsForm: true,
    refusals: ['not_found'],
    answer: data(z.object({ kind: z.enum(NOTICE_KINDS) })),
  }),
} as const;
