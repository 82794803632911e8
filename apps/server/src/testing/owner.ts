import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { newToken } from '../auth/tokens.ts';
import { listTables } from '../backups/tables-store.ts';
import { stampOfSeen } from '../change-requests/service.ts';
import { stampFor } from '../imports/deciding.ts';
import { stateOf } from '../plans/material.ts';
import { seeProject } from '../projects/service.ts';
import { unsubscribeToken } from '../reminders/unsubscribe-token.ts';
import { lookAtPlans, stampOf } from '../replans/look.ts';
import type { TestNode } from './harness.ts';
import { makeLogInKeys } from './log-in-keys.ts';
import { makeModel, type OwnerModel } from './owner-model.ts';
import { newEmail } from './people.ts';
import { rowsOf } from './rows.ts';
import { makeServerThings } from './server-things.ts';

interface Source {
  model: OwnerModel;
  /** Its rows by table, referenced tables first. */
  rows: { table: string; lines: string }[];
}

/** What the owners of a node are copied from: one takes thirty requests, and the suite needs a thousand. */
const sources = new WeakMap<TestNode, Promise<Source>>();

async function makeSource(node: TestNode): Promise<Source> {
  const model = await makeModel(node);
  const found = await rowsOf(node, model.names.userId);
  const client = new Client(node.database);
  await client.connect();
  const tables = await listTables(client);
  await client.end();
  const rows = tables.flatMap(({ name }) => (found[name] ? [{ table: name, lines: found[name] }] : []));
  return { model, rows };
}

const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** Gives every UUID of the texts another end. Its beginning is the time by which rows are sorted. */
function makeRenaming(): (text: string) => string {
  const renamed = new Map<string, string>();
  return (text) =>
    text.replace(UUID, (id) => {
      const name = renamed.get(id) ?? id.slice(0, -12) + randomBytes(6).toString('hex');
      renamed.set(id, name);
      return name;
    });
}

/** Sent without waiting for one another: they are inserted in their order. */
const insertRows = ({ db }: TestNode, rows: Source['rows']) =>
  db.transaction().execute((trx) =>
    Promise.all(
      rows.map(({ table, lines }) => {
        const [name, json] = [sql.table(table), `[${lines.replaceAll('\n', ',')}]`];
        return sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`.execute(
          trx,
        );
      }),
    ),
  );

/** Tokens contain their user: the copied rows get hashes of new ones. */
async function renewTokens({ db, services }: TestNode, userId: string) {
  const [session, calendar] = [newToken(userId), newToken(userId, 'daymark_calendar')];
  const now = services.now();
  await db
    .updateTable('sessions')
    .set({ token_hash: session.hash, created_at: now, last_used_at: now })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('published_calendars')
    .set({ token_hash: calendar.hash })
    .where('user_id', '=', userId)
    .execute();
  return { token: session.token, publishedFile: `${calendar.token}.ics` };
}

/** A user with everything that a user can own and somebody else could name: a copy of what the node made first. */
export async function makeOwner(node: TestNode) {
  const source = sources.get(node) ?? makeSource(node);
  sources.set(node, source);
  const { model, rows } = await source;
  const rename = makeRenaming();
  const email = newEmail();
  const renamed = (text: string) => rename(text).replaceAll(model.names.email, email);
  await insertRows(
    node,
    rows.map(({ table, lines }) => ({ table, lines: renamed(lines) })),
  );
  const { names, madeOf }: OwnerModel = JSON.parse(renamed(JSON.stringify(model)));
  const { userId, projectId } = names;
  const tokens = await renewTokens(node, userId);
  // What the import brought is deleted, so that there is nothing to date.
  const dating = new Set([names.deletedSubtaskId]);
  const looking = { db: node.db, userId, today: '2026-11-20', timezone: 'Europe/London' };
  return {
    ...names,
    ...tokens,
    // A challenge and a ticket belong to one user: they are no copies.
    ...(await makeLogInKeys(node, userId)),
    ...(await makeServerThings(node)),
    api: node.client(tokens.token),
    mailToken: unsubscribeToken(node.services.secrets.unsubscribeKey, userId, 'digest'),
    planMadeFrom: stateOf({ ...madeOf, asked: '' }),
    changeMadeFrom: stampOfSeen(await seeProject({ ...node.services, userId }, projectId)),
    replanStamp: stampOf(await lookAtPlans(looking, { projectId, staying: [] })),
    importStamp: stampFor({
      look: await lookAtPlans(looking, { projectId: null, staying: [], dating }),
      days: new Map(),
    }),
  };
}

export type Owner = Awaited<ReturnType<typeof makeOwner>>;
