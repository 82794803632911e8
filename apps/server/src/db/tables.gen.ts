// Made from the migrations by `npm run generate`. Do not edit.
import type { Generated } from 'kysely';

export interface AiAllowancesTable {
  day: string;
  used: number;
  user_id: string;
}

export interface AiRequestsTable {
  created_at: Date;
  engine: string;
  id: string;
  input_tokens: number | null;
  kind: string;
  milliseconds: number;
  outcome: string;
  output_tokens: number | null;
  user_id: string;
}

export interface ApiTokensTable {
  client_hash: Buffer | null;
  code_challenge: string | null;
  created_at: Date;
  expires_at: Date | null;
  family_hash: Buffer | null;
  id: string;
  last_used_at: Date | null;
  name: string;
  next_expires_at: Date | null;
  next_hash: Buffer | null;
  project_ids: string[] | null;
  redirect_uri: string | null;
  scopes: string[];
  token_hash: Buffer;
  user_id: string;
}

export interface AvatarsTable {
  image: Buffer;
  user_id: string;
}

export interface BusyDaysTable {
  day: string;
  feed_id: string;
  is_whole_day: boolean;
  minutes: number;
  stretches: number[] | null;
  user_id: string;
}

export interface CalendarFeedsTable {
  address: string | null;
  asked_at: Date | null;
  content: Buffer | null;
  created_at: Date;
  deleted_at: Date | null;
  due_at: Date;
  etag: string | null;
  failure: string | null;
  failures: Generated<number>;
  id: string;
  modified: string | null;
  name: string;
  read_at: Date | null;
  unread_events: Generated<number>;
  unread_note: string | null;
  user_id: string;
}

export interface ChatMessagesTable {
  chat_id: string;
  content: string;
  created_at: Date;
  engine: string | null;
  id: string;
  is_stopped: Generated<boolean>;
  position: number;
  sender: string;
  user_id: string;
}

export interface ChatProposalsTable {
  action: unknown;
  carrying_claim: string | null;
  carrying_until: Date | null;
  chat_id: string;
  decided_at: Date | null;
  effect: string;
  id: string;
  message_id: string;
  position: number;
  result: unknown;
  status: Generated<string>;
  target_version: number | null;
  user_id: string;
}

export interface ChatsTable {
  answering_claim: string | null;
  answering_until: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  id: string;
  title: string;
  updated_at: Date;
  user_id: string;
}

export interface ClientLinksTable {
  created_at: Date;
  expires_at: Date;
  id: string;
  language: string;
  last_used_at: Date | null;
  project_id: string;
  shows: string[];
  token_hash: Buffer;
  user_id: string;
}

export interface ClientNotesTable {
  answers: string | null;
  created_at: Date;
  id: string;
  link_id: string;
  project_id: string;
  seen_at: Date | null;
  text: string;
  user_id: string;
}

export interface ClientsTable {
  created_at: Date;
  email: Generated<string>;
  id: string;
  language: string | null;
  name: string;
  updated_at: Date;
  user_id: string;
  version: Generated<number>;
}

export interface CodesTable {
  code_hash: Buffer;
  expires_at: Date;
  purpose: string;
  sent_at: Date;
  used_at: Date | null;
  user_id: string;
}

export interface DailyMailsTable {
  at: string;
  kind: string;
  last_on: string | null;
  next_at: Date | null;
  user_id: string;
}

export interface DateMovesTable {
  change_id: string | null;
  id: string;
  kind: string;
  made_at: Date;
  moved_from: string | null;
  moved_to: string | null;
  parts: unknown;
  project_id: string;
  tracked: string;
  user_id: string;
}

export interface DaysOffTable {
  created_at: Date;
  first_on: string;
  id: string;
  last_on: string;
  minutes_off: number | null;
  name: string;
  user_id: string;
}

export interface HolidaySettingsTable {
  country: string;
  region: string | null;
  user_id: string;
  worked_on: Generated<string[]>;
}

export interface IdempotencyKeysTable {
  answer: unknown;
  claim: string;
  claimed_at: Date;
  key: string;
  request_digest: Buffer;
  user_id: string;
}

export interface ImportedItemsTable {
  import_id: string;
  key: string;
  project_id: string;
  series_id: string | null;
  subtask_id: string | null;
  tool: string;
  user_id: string;
}

export interface ImportsTable {
  id: string;
  made_at: Date;
  name: string;
  projects: number;
  tasks: number;
  tool: string;
  undone_at: Date | null;
  user_id: string;
}

export interface InstanceSettingsTable {
  key: string;
  updated_at: Date;
  value: unknown;
}

export interface InvitationsTable {
  created_at: Date;
  email: string | null;
  expires_at: Date;
  id: string;
  token_hash: Buffer;
  used_at: Date | null;
}

export interface LimitsTable {
  events: Date[];
  kind: string;
  subject: string;
  touched_at: Date;
}

export interface LoginsTable {
  email: string;
  user_id: string;
}

export interface MilestonesTable {
  due_date: string;
  id: string;
  name: string;
  project_id: string;
  updated_at: Generated<Date>;
  user_id: string;
  version: Generated<number>;
}

export interface NotificationReadsTable {
  due_on: string;
  kind: string;
  read_at: Date;
  subject_id: string;
  user_id: string;
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  expires_at: Date;
}

export interface PasskeysTable {
  counter: number;
  created_at: Date;
  credential_id: string;
  id: string;
  last_used_at: Date | null;
  name: string;
  public_key: Buffer;
  user_id: string;
}

export interface PlanChangesTable {
  answer: unknown;
  before: unknown;
  id: string;
  kind: string;
  made_at: Date;
  undone_at: Date | null;
  user_id: string;
}

export interface ProjectFiguresTable {
  category: string;
  completed: number;
  days: number;
  estimated_completed: number;
  estimated_in_progress: number;
  estimated_pending: number;
  high: number;
  hours_completed: number;
  hours_in_progress: number;
  hours_pending: number;
  in_progress: number;
  pending: number;
  progress: number;
  projects: number;
  subtasks_completed: number;
  subtasks_in_progress: number;
  subtasks_pending: number;
  user_id: string;
}

export interface ProjectSearchTable {
  description: string;
  labels: string;
  name: string;
  project_id: string;
  user_id: string;
}

export interface ProjectsTable {
  answers: Generated<unknown>;
  category: string;
  client_id: string | null;
  color: Generated<string>;
  corrections: Generated<unknown>;
  counted: number[] | null;
  counted_as: string | null;
  created_at: Date;
  deleted_at: Date | null;
  description: string;
  due_date: string;
  due_time: string;
  edited_at: Date | null;
  estimated_completed: Generated<number>;
  estimated_hours: Generated<number>;
  estimated_in_progress: Generated<number>;
  estimated_pending: Generated<number>;
  hours_completed: Generated<number>;
  hours_in_progress: Generated<number>;
  hours_pending: Generated<number>;
  hours_per_day: number | null;
  id: string;
  last_position: Generated<number>;
  manual_progress: number | null;
  manual_status: string | null;
  name: string;
  plan: unknown;
  plan_version: Generated<number>;
  planned_at: Date | null;
  priority: string;
  progress: Generated<number>;
  proposed: unknown;
  reading: unknown;
  settled: Generated<boolean>;
  start_date: string;
  status: Generated<string>;
  subtasks_completed: Generated<number>;
  subtasks_in_progress: Generated<number>;
  subtasks_pending: Generated<number>;
  tags: string[];
  updated_at: Date;
  user_id: string;
  version: Generated<number>;
  weekdays: number[] | null;
}

export interface PromisesTable {
  created_at: Date;
  day: string;
  id: string;
  plan_due: string;
  plan_finish: string | null;
  plan_hours: number;
  plan_version: number;
  project_id: string;
  told_by: string;
  told_on: string;
  user_id: string;
  withdrawn_on: string | null;
}

export interface ProviderLoginsTable {
  identity: string;
  user_id: string;
}

export interface PublishedCalendarsTable {
  created_at: Date;
  id: string;
  is_timed: boolean;
  kinds: string[];
  last_used_at: Date | null;
  project_id: string | null;
  token_hash: Buffer;
  user_id: string;
  with_completed: boolean;
}

export interface PushDevicesTable {
  auth: string;
  created_at: Date;
  endpoint: string;
  id: string;
  kinds: string[];
  p256dh: string;
  session_id: string;
  used_at: Date | null;
  user_agent: string;
  user_id: string;
}

export interface QuotesTable {
  answered_at: Date | null;
  answered_by: string | null;
  content: unknown;
  created_at: Date;
  id: string;
  number: number;
  project_id: string;
  sent_at: Date | null;
  state: string;
  user_id: string;
  valid_until: string;
  version: Generated<number>;
}

export interface RatesTable {
  client_id: string | null;
  currency: string | null;
  id: string;
  project_id: string | null;
  rate: number | null;
  rounding_minutes: number | null;
  rounding_per: string | null;
  user_id: string;
}

export interface RecoveryCodesTable {
  code_hash: Buffer;
  user_id: string;
}

export interface ReminderSettingsTable {
  before_days: number | null;
  before_minutes: number | null;
  changed_at: Date;
  days_at: string;
  mail_kinds: Generated<string[]>;
  user_id: string;
  wait_days: number | null;
}

export interface SentRemindersTable {
  due: string;
  sent_at: Date;
  subject: string;
  user_id: string;
}

export interface SeriesTable {
  created_at: Date;
  description: string;
  due_time: string | null;
  ends_before: string | null;
  estimated_hours: number | null;
  id: string;
  on_day_off: string;
  priority: string;
  project_id: string;
  rule: string;
  starts_on: string;
  tags: string[];
  title: string;
  updated_at: Date;
  user_id: string;
  version: Generated<number>;
  written_until: string;
}

export interface SessionsTable {
  created_at: Date;
  id: string;
  ip: string;
  last_used_at: Date;
  token_hash: Buffer;
  user_agent: string;
  user_id: string;
}

export interface SubtaskDependenciesTable {
  depends_on_id: string;
  lag_days: Generated<number>;
  subtask_id: string;
  user_id: string;
}

export interface SubtaskRemindersTable {
  changed_at: Date;
  days: number | null;
  minutes: number | null;
  subtask_id: string;
  user_id: string;
}

export interface SubtaskSearchTable {
  subtask_id: string;
  user_id: string;
  words: string;
}

export interface SubtasksTable {
  actual_hours: number | null;
  ai_generated: Generated<boolean>;
  completed_at: Date | null;
  created_at: Date;
  dated_at: Date | null;
  deleted_at: Date | null;
  description: string;
  due_date: string | null;
  due_time: string | null;
  earliest_on: string | null;
  edited_at: Date | null;
  estimated_hours: number | null;
  guessed: Generated<boolean>;
  id: string;
  latest_on: string | null;
  milestone_id: string | null;
  occurs_on: string | null;
  pinned: Generated<boolean>;
  playbook: string | null;
  position: number;
  priority: string;
  project_id: string;
  proposed: unknown;
  repeat: Generated<boolean>;
  series_id: string | null;
  source: unknown;
  statement: string | null;
  status: string;
  tags: string[];
  title: string;
  updated_at: Date;
  user_id: string;
  version: Generated<number>;
}

export interface TemplatesTable {
  content: unknown;
  created_at: Date;
  id: string;
  name: string;
  user_id: string;
}

export interface TimersTable {
  began_work: boolean;
  id: string;
  minutes: number | null;
  note: Generated<string>;
  project_id: string | null;
  project_name: string | null;
  started_at: Date;
  stopped_at: Date | null;
  subtask_id: string;
  task_title: string | null;
  user_id: string;
}

export interface TwoStepTable {
  last_step: number;
  sealed_secret: string;
  turned_on_at: Date;
  user_id: string;
}

export interface UsersTable {
  avatar_secret: string | null;
  bio: Generated<string>;
  created_at: Date;
  disabled_at: Date | null;
  email: string;
  email_verified_at: Date | null;
  firstname: string;
  hours_per_day: Generated<number>;
  id: string;
  invitation_id: string | null;
  language: string | null;
  lastname: string;
  locale: Generated<string>;
  location: Generated<string>;
  password_hash: string;
  phone_number: Generated<string>;
  projects_total: Generated<number>;
  provider_identity: string | null;
  seen_at: Date | null;
  timezone: string;
  timezone_at: Date | null;
  timezone_version: Generated<number>;
  updated_at: Date;
  weekdays: Generated<number[]>;
  works_from: Generated<string>;
  works_until: Generated<string>;
}

export interface WaitsTable {
  answered_on: string | null;
  by_plan: Generated<boolean>;
  client_id: string | null;
  created_at: Date;
  ended: string | null;
  expected_on: string | null;
  followers: Generated<string[]>;
  id: string;
  note: Generated<string>;
  project_id: string;
  reminded_on: Generated<string[]>;
  sent: Generated<string>;
  sent_on: string;
  statement: string | null;
  subtask_id: string | null;
  title: string;
  updated_at: Date;
  user_id: string;
  version: Generated<number>;
  who: string | null;
}

export interface WebhookDeliveriesTable {
  attempts: Generated<number>;
  body: string;
  created_at: Date;
  due_at: Date;
  expires_at: Date;
  failure: string | null;
  id: string;
  lane: string;
  milliseconds: number | null;
  position: number;
  state: Generated<string>;
  status: number | null;
  tried_at: Date | null;
  type: string;
  user_id: string;
  webhook_id: string;
}

export interface WebhookViewsTable {
  project_id: string;
  seen: unknown;
  seen_on: string;
  seen_version: string;
  user_id: string;
}

export interface WebhooksTable {
  address: string;
  created_at: Date;
  delivered_at: Date | null;
  id: string;
  kinds: string[];
  last_position: Generated<number>;
  name: string;
  paused_because: string | null;
  project_id: string | null;
  sealed_secret: string;
  sending_claim: string | null;
  sending_until: Date | null;
  user_id: string;
}

export interface DB {
  ai_allowances: AiAllowancesTable;
  ai_requests: AiRequestsTable;
  api_tokens: ApiTokensTable;
  avatars: AvatarsTable;
  busy_days: BusyDaysTable;
  calendar_feeds: CalendarFeedsTable;
  chat_messages: ChatMessagesTable;
  chat_proposals: ChatProposalsTable;
  chats: ChatsTable;
  client_links: ClientLinksTable;
  client_notes: ClientNotesTable;
  clients: ClientsTable;
  codes: CodesTable;
  daily_mails: DailyMailsTable;
  date_moves: DateMovesTable;
  days_off: DaysOffTable;
  holiday_settings: HolidaySettingsTable;
  idempotency_keys: IdempotencyKeysTable;
  imported_items: ImportedItemsTable;
  imports: ImportsTable;
  instance_settings: InstanceSettingsTable;
  invitations: InvitationsTable;
  limits: LimitsTable;
  logins: LoginsTable;
  milestones: MilestonesTable;
  notification_reads: NotificationReadsTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  plan_changes: PlanChangesTable;
  project_figures: ProjectFiguresTable;
  project_search: ProjectSearchTable;
  projects: ProjectsTable;
  promises: PromisesTable;
  provider_logins: ProviderLoginsTable;
  published_calendars: PublishedCalendarsTable;
  push_devices: PushDevicesTable;
  quotes: QuotesTable;
  rates: RatesTable;
  recovery_codes: RecoveryCodesTable;
  reminder_settings: ReminderSettingsTable;
  sent_reminders: SentRemindersTable;
  series: SeriesTable;
  sessions: SessionsTable;
  subtask_dependencies: SubtaskDependenciesTable;
  subtask_reminders: SubtaskRemindersTable;
  subtask_search: SubtaskSearchTable;
  subtasks: SubtasksTable;
  templates: TemplatesTable;
  timers: TimersTable;
  two_step: TwoStepTable;
  users: UsersTable;
  waits: WaitsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_views: WebhookViewsTable;
  webhooks: WebhooksTable;
}
