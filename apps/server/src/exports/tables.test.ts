import { AccountExport } from '@daymark/contract/exports';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';

type Part = keyof typeof AccountExport.shape;

/** Where the rows of each table with a `user_id` are in the export of an account. */
const EXPORTED: Record<string, Part> = {
  ai_requests: 'aiRequests',
  api_tokens: 'apiTokens',
  chat_messages: 'chats',
  chat_proposals: 'chats',
  chats: 'chats',
  client_links: 'clientLinks',
  client_notes: 'clientNotes',
  clients: 'clients',
  calendar_feeds: 'calendar',
  date_moves: 'dateMoves',
  days_off: 'calendar',
  holiday_settings: 'calendar',
  imports: 'imports',
  milestones: 'projects',
  passkeys: 'passkeys',
  projects: 'projects',
  promises: 'promises',
  published_calendars: 'publishedCalendars',
  push_devices: 'pushDevices',
  quotes: 'quotes',
  rates: 'rates',
  recovery_codes: 'twoStep',
  reminder_settings: 'reminders',
  series: 'projects',
  sessions: 'sessions',
  subtask_dependencies: 'projects',
  subtask_reminders: 'reminders',
  subtasks: 'projects',
  templates: 'templates',
  timers: 'timeEntries',
  two_step: 'twoStep',
  waits: 'waits',
  webhooks: 'webhooks',
};

/** Why the rows of a table are not in the export. */
const LEFT_OUT: Record<string, string> = {
  ai_allowances: 'a count of requests, which follows from those in the export',
  avatars: 'the picture has the address that the profile names',
  busy_days: 'made from the subscribed calendars',
  codes: 'a mailed code, which is valid for minutes',
  daily_mails: 'when the next mail of a day is due, which follows from the settings',
  idempotency_keys: 'answers that are kept for a repeated request',
  imported_items: 'marks by which a second import adds nothing',
  logins: 'the address and the hash of the password; the address is in the profile',
  notification_reads: 'which notices were read; the notices follow from the plan',
  plan_changes: 'what an undo puts back, until it is purged',
  project_figures: 'sums of the projects',
  project_search: 'words of the projects, to find them by',
  provider_logins: 'the name of the person at the sign-in provider, which a copy could not use',
  sent_reminders: 'marks by which a reminder is sent once',
  subtask_search: 'words of the subtasks, to find them by',
  webhook_deliveries: 'a log for whoever runs the receiver, of the last 100 deliveries',
  webhook_views: 'how a project was last seen, to tell what changed',
};

test('each table of a person’s rows is in the export of an account, or has a reason not to be', async () => {
  const { db } = await startTestApp();
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(
    [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].toSorted(),
  );
  expect(Object.values(EXPORTED).filter((part) => !(part in AccountExport.shape))).toEqual([]);
});
