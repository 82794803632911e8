import { randomUUIDv7 } from 'node:crypto';
import type { Client, ClientChange, ClientProject, NewClient } from '@daymark/contract/clients';
import { withAlias } from '@daymark/contract/values';
import { CLIENTS_MAX_COUNT } from '@daymark/domain/limits';
import { answerSpeed } from '@daymark/domain/waits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { touchProjectsWaitingFor } from '../db/project-counters.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound, stale } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { clearClient } from '../projects/store.ts';
import { toWait } from '../waits/shape.ts';
import { clearClientOfWaits, listAnswerDays, listClientWaits } from '../waits/store.ts';
import {
  type ClientProjectRow,
  type ClientRow,
  deleteClient,
  insertClient,
  listClientProjects,
  listClients as listRows,
  updateClient,
} from './store.ts';

type Asking = Pick<UserContext, 'db' | 'userId'>;

const toClient = (row: ClientRow, days: readonly number[] = []): Client =>
  withAlias({
    id: row.id,
    name: row.name,
    email: row.email,
    language: row.language,
    projects: { total: row.projects_total, open: row.projects_open },
    answers: { medianDays: answerSpeed(days), count: days.length },
    version: row.version,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  });

const toProject = (row: ClientProjectRow): ClientProject =>
  withAlias({
    id: row.id,
    name: row.name,
    color: row.color,
    status: row.status,
    progress: row.progress,
    startDate: row.start_date,
    dueDate: row.due_date,
  });

async function withAnswers(db: Database, userId: string, rows: readonly ClientRow[]): Promise<Client[]> {
  const days = await listAnswerDays(db, userId);
  return rows.map((row) => toClient(row, days.get(row.id)));
}

export const listClients = async ({ db, userId }: Asking): Promise<Client[]> =>
  withAnswers(db, userId, await listRows(db, userId));

async function oneClient(db: Database, userId: string, id: string): Promise<Client> {
  const [client] = await withAnswers(db, userId, await listRows(db, userId, id));
  if (!client) throw notFound('Client');
  return client;
}

/** A client with their projects and the waits for them. */
export async function seeClient({ db, userId, today }: Asking & Pick<UserContext, 'today'>, id: string) {
  const client = await oneClient(db, userId, id);
  const projects = (await listClientProjects(db, { userId, id })).map(toProject);
  const waits = (await listClientWaits(db, { userId, clientId: id })).map((row) => toWait(row, today));
  return { client, projects, waits };
}

export const addClient = ({ userId, now, once }: UserContext, client: z.output<typeof NewClient>) =>
  once(async (trx) => {
    const id = randomUUIDv7();
    if (!(await insertClient(trx, userId, { id, ...client }, now())))
      throw new AppError('conflict', t`You can have at most ${CLIENTS_MAX_COUNT} clients`);
    return { client: await oneClient(trx, userId, id) };
  });

export async function changeClient(
  { db, userId, now }: UserContext,
  id: string,
  change: z.output<typeof ClientChange>,
  ifVersion: number | undefined,
) {
  return db.transaction().execute(async (trx) => {
    const isChanged = await updateClient(trx, { userId, id }, change, ifVersion, now());
    const client = await oneClient(trx, userId, id);
    if (!isChanged) throw stale('client');
    await touchProjectsWaitingFor(trx, { userId, clientId: id }, now());
    return { client };
  });
}

export const removeClient = ({ db, userId, now }: UserContext, id: string) =>
  db.transaction().execute(async (trx) => {
    await touchProjectsWaitingFor(trx, { userId, clientId: id }, now());
    await clearClient(trx, userId, id, now());
    await clearClientOfWaits(trx, { userId, clientId: id }, now());
    if (!(await deleteClient(trx, { userId, id }))) throw notFound('Client');
    return { message: t`Client deleted`, data: { id } };
  });
