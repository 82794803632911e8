import { daysBetween } from '@daymark/domain/dates';
import { TIME_EXPORT_MAX_DAYS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { ApiToken } from './api-tokens.ts';
import { Calendar, CalendarFeed } from './calendars.ts';
import { Chat, ChatMessage } from './chats.ts';
import { ClientLink, ClientNote } from './client-links.ts';
import { Client } from './clients.ts';
import { DateMove } from './delays.ts';
import { Import } from './imports.ts';
import { Passkey } from './passkeys.ts';
import { paths } from './paths.ts';
import { Plan } from './plans.ts';
import { Project } from './projects.ts';
import { Promised } from './promises.ts';
import { PublishedCalendar } from './published-calendars.ts';
import { PushDevice } from './push-devices.ts';
import { Quote } from './quotes.ts';
import { Rate } from './rates.ts';
import { Reading } from './readings.ts';
import { ReminderSettings, TaskReminder } from './reminders.ts';
import { download, files, route } from './route.ts';
import { Series } from './series.ts';
import { Session } from './sessions.ts';
import { shape } from './shape.ts';
import { Statement } from './statements.ts';
import { Subtask } from './subtasks.ts';
import { Template } from './templates.ts';
import { EntryDay } from './time-entries.ts';
import { TwoStep } from './two-step.ts';
import { Settings, User } from './users.ts';
import { ByProject, Day, Id, Instant } from './values.ts';
import { Wait } from './waits.ts';
import { Webhook } from './webhooks.ts';

/** Null for items that are not in the trash. */
const deletedAt = Instant.nullable();

export const ExportedProject = Project.extend({
  plan: Plan.nullable(),
  /** What its brief says, and the user's corrections. */
  reading: Reading.nullable(),
  corrections: z.array(Statement),
  deletedAt,
  subtasks: z.array(Subtask.extend({ deletedAt })),
  /** Recurring work; its occurrences are among the subtasks. */
  series: z.array(Series),
}).meta({ id: 'ExportedProject' });
export type ExportedProject = z.output<typeof ExportedProject>;

/** A chat with all its messages. */
export const ExportedChat = Chat.extend({ deletedAt, messages: z.array(ChatMessage) }).meta({
  id: 'ExportedChat',
});
export type ExportedChat = z.output<typeof ExportedChat>;

/** A request to a language model: the engine and the cost, never the content. It is stored for a limited time. */
export const ExportedAiRequest = shape('ExportedAiRequest', {
  id: Id,
  kind: z.enum(['chat', 'breakdown', 'extraction']),
  engine: z.string(),
  outcome: z.string(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  milliseconds: z.int(),
  createdAt: Instant,
});
export type ExportedAiRequest = z.output<typeof ExportedAiRequest>;
/** The user's calendar settings, and the imported calendars with their addresses and busy times. */
export const ExportedCalendar = Calendar.extend({
  feeds: z.array(
    CalendarFeed.extend({
      address: z.string().nullable(),
      deletedAt,
      busy: z.array(z.object({ date: Day, hours: z.number(), isWholeDay: z.boolean() })),
    }),
  ),
}).meta({ id: 'ExportedCalendar' });
export type ExportedCalendar = z.output<typeof ExportedCalendar>;

/** A template with what it holds. A `day` counts from the start of its project. */
export const ExportedTemplate = Template.extend({
  description: z.string(),
  milestoneList: z.array(z.object({ name: z.string(), day: z.int() })),
  subtasks: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      hours: z.number().nullable(),
      day: z.int().nullable(),
    }),
  ),
}).meta({ id: 'ExportedTemplate' });
export type ExportedTemplate = z.output<typeof ExportedTemplate>;

/** All data of a user in one snapshot, the trash included. */
export const AccountExport = shape('AccountExport', {
  exportedAt: Instant,
  user: User,
  settings: Settings,
  calendar: ExportedCalendar,
  /** Their secret addresses are not stored. */
  publishedCalendars: z.array(PublishedCalendar),
  /** Links for clients, whose secret addresses are not stored, and what clients wrote. */
  clientLinks: z.array(ClientLink),
  clientNotes: z.array(ClientNote),
  sessions: z.array(Session),
  apiTokens: z.array(ApiToken),
  passkeys: z.array(Passkey),
  twoStep: TwoStep,
  /** Their addresses at push services are not in it. */
  pushDevices: z.array(PushDevice),
  /** Their secrets stay encrypted in the database. */
  webhooks: z.array(Webhook),
  /** Files of other tools that were imported. */
  imports: z.array(Import),
  clients: z.array(Client),
  rates: z.array(Rate),
  quotes: z.array(Quote),
  waits: z.array(Wait),
  /** Days that clients were told. */
  promises: z.array(Promised),
  /** How the dates of projects moved, each day booked to a cause. */
  dateMoves: z.array(DateMove),
  projects: z.array(ExportedProject),
  templates: z.array(ExportedTemplate),
  chats: z.array(ExportedChat),
  aiRequests: z.array(ExportedAiRequest),
  /** The mails that the user chose, and the reminders of single tasks. */
  reminders: z.object({
    settings: ReminderSettings,
    tasks: z.array(z.object({ subtaskId: Id, reminder: TaskReminder })),
  }),
  /** Their time is included in the hours of the subtasks. A running timer has no end. */
  timeEntries: z.array(
    z.object({
      subtaskId: Id,
      title: z.string().nullable(),
      projectName: z.string().nullable(),
      startedAt: Instant,
      endedAt: Instant.nullable(),
      minutes: z.int().nullable(),
      note: z.string(),
    }),
  ),
});
export type AccountExport = z.output<typeof AccountExport>;

/** Projects of one export, without the trash but with their own deleted subtasks. */
export const ProjectsExport = shape('ProjectsExport', {
  exportedAt: Instant,
  projects: z.array(ExportedProject),
});
export type ProjectsExport = z.output<typeof ProjectsExport>;

export const EXPORT_FORMATS = ['csv', 'markdown', 'ical', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const Format = z.object({
  format: z.enum(EXPORT_FORMATS, { error: t`Format must be one of ${EXPORT_FORMATS.join(', ')}` }),
});

const TOO_MANY_DAYS = t`Please choose a last day that is at most ${TIME_EXPORT_MAX_DAYS} days after the first, and not before it`;

const DaysOfEntries = z
  .object({ from: EntryDay, to: EntryDay })
  .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= TIME_EXPORT_MAX_DAYS, {
    path: ['to'],
    message: TOO_MANY_DAYS,
  });

const plans = files('text/csv', 'text/markdown', 'text/calendar', 'application/json');

export const exportRoutes = {
  account: route({
    endpoint: paths.exports.account,
    access: 'session',
    summary: 'Everything the user has, the trash included, as one JSON file to keep',
    refusals: ['too_many_attempts', 'overloaded'],
    answer: download(AccountExport),
  }),
  projects: route({
    endpoint: paths.exports.projects,
    access: 'read',
    summary: 'The projects with their subtasks as one file: a table, a text, a calendar, or JSON',
    query: Format,
    refusals: ['too_many_attempts', 'overloaded'],
    answer: plans,
  }),
  project: route({
    endpoint: paths.exports.project,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'A project with its subtasks as one file: a table, a text, a calendar, or JSON',
    params: ByProject,
    query: Format,
    refusals: ['too_many_attempts', 'overloaded'],
    answer: plans,
  }),
  delays: route({
    endpoint: paths.exports.delays,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'What moved the dates of a project as a table, each day booked to a cause',
    params: ByProject,
    refusals: ['too_many_attempts', 'overloaded'],
    answer: files('text/csv'),
  }),
  timeEntries: route({
    endpoint: paths.exports.timeEntries,
    access: 'read',
    summary: 'The time entries that begin on some days as a table, in the time zone of the user',
    query: DaysOfEntries,
    refusals: ['too_many_attempts', 'overloaded'],
    answer: files('text/csv'),
  }),
} as const;
