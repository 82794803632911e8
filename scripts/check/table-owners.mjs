// Finds SQL that writes a table outside of the feature that owns the table.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SERVER = 'apps/server/src';

/** Each table with the folder of the server whose stores write it. */
export const OWNERS = {
  ai_allowances: 'ai',
  ai_requests: 'ai',
  api_tokens: 'auth',
  avatars: 'avatars',
  busy_days: 'calendars',
  calendar_feeds: 'calendars',
  chat_messages: 'chats',
  chat_proposals: 'chats',
  chats: 'chats',
  clients: 'clients',
  client_links: 'auth',
  client_notes: 'client-links',
  codes: 'auth',
  daily_mails: 'reminders',
  date_moves: 'delays',
  days_off: 'calendars',
  holiday_settings: 'calendars',
  imported_items: 'imports',
  imports: 'imports',
  idempotency_keys: 'idempotency',
  instance_settings: 'instance',
  invitations: 'auth',
  limits: 'auth',
  logins: 'auth',
  milestones: 'projects',
  notification_reads: 'notifications',
  passkey_challenges: 'auth',
  passkeys: 'auth',
  plan_changes: 'plan-changes',
  project_figures: 'db',
  project_search: 'projects',
  projects: 'projects',
  promises: 'promises',
  provider_logins: 'auth',
  published_calendars: 'auth',
  quotes: 'quotes',
  rates: 'rates',
  recovery_codes: 'auth',
  push_devices: 'push-devices',
  reminder_settings: 'reminders',
  sent_reminders: 'reminders',
  series: 'subtasks',
  sessions: 'auth',
  subtask_dependencies: 'subtasks',
  subtask_reminders: 'reminders',
  subtask_search: 'subtasks',
  subtasks: 'subtasks',
  templates: 'plans',
  timers: 'timers',
  two_step: 'auth',
  users: 'users',
  waits: 'waits',
  webhook_deliveries: 'webhooks',
  webhook_views: 'webhooks',
  webhooks: 'webhooks',
};

/**
 * What else writes a table. The counters of a project, and the number of a user's projects, are written in the statement
 * that changes what they count, whichever feature's it is; so their parts of a statement are below all features.
 */
const ALSO_WRITTEN_BY = { projects: ['db'], users: ['db'] };

const ADVICE =
  "Only a feature's own store writes its tables: move the statement into the store of the owner and call it by its name, from a service inside the transaction (scripts/check/table-owners.mjs lists the owners).";

const WRITES = /\b(?:insert into|update|delete from|insertInto\('|updateTable\('|deleteFrom\(')\s*([a-z_]+)/g;

/** The tables of the schema, as generated from the migrations. */
const tablesOf = (root) => {
  const generated = readFileSync(join(root, SERVER, 'db/tables.gen.ts'), 'utf8');
  const [, tables = ''] = /interface DB \{([^}]*)\}/.exec(generated) ?? [];
  const names = [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table);
  if (names.length === 0) throw new Error('No table was read: the form of db/tables.gen.ts has changed.');
  return names;
};

/** What is wrong in a project: tables without an owner, and statements outside of the owner's folder. */
export function findForeignWrites(root) {
  const unowned = tablesOf(root)
    .filter((table) => !(table in OWNERS))
    .map((table) => `${table} has no owner in scripts/check/table-owners.mjs`);
  const paths = globSync('**/*.ts', { cwd: join(root, SERVER) }).filter(
    (path) => !/\.test\.ts$|\.gen\.ts$|(?:^|\/)testing\//.test(path),
  );
  const foreign = paths.sort().flatMap((path) => {
    const [folder] = path.split('/');
    const source = readFileSync(join(root, SERVER, path), 'utf8');
    return [...source.matchAll(WRITES)].flatMap(({ 1: table, index }) => {
      const owners = table in OWNERS ? [OWNERS[table], ...(ALSO_WRITTEN_BY[table] ?? [])] : [folder];
      const line = source.slice(0, index).split('\n').length;
      return owners.includes(folder)
        ? []
        : [`${SERVER}/${path}:${line} writes ${table}, which is of ${owners[0]}`];
    });
  });
  return [...unowned, ...foreign];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findForeignWrites(process.cwd());
  for (const words of found) console.error(words);
  if (found.length > 0) console.error(`\n${ADVICE}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
