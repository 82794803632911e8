import { randomUUIDv7 } from 'node:crypto';
import type { KeptShare, NewPromise, Promised, PromiseWarning } from '@daymark/contract/promises';
import { withAlias } from '@daymark/contract/values';
import type { Day } from '@daymark/domain/dates';
import { PROMISES_MAX_COUNT } from '@daymark/domain/limits';
import { breaksPromise, keptOf, promiseState, quoteFactor, type ToldBy } from '@daymark/domain/promises';
import { languageNow } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { hasClient } from '../db/own-client.ts';
import { lockPlan } from '../db/plan-lock.ts';
import { findDates } from '../delays/store.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { dayIn } from '../http/today.ts';
import { warningTo } from './message.ts';
import {
  findPromise,
  insertPromise,
  listEveryPromise,
  listPromisesTo,
  listPromises as listRows,
  type PromiseRow,
  withdraw,
  withdrawOpen,
} from './store.ts';

type Asking = Pick<UserContext, 'db' | 'userId' | 'today' | 'timezone'>;

const toPromised = ({ today, timezone }: Asking, row: PromiseRow): Promised => {
  const finishedOn = row.finished_at && dayIn(timezone, row.finished_at);
  return withAlias({
    id: row.id,
    projectId: row.project_id,
    projectName: row.project_name,
    day: row.day,
    toldBy: row.told_by,
    toldOn: row.told_on,
    state: promiseState(
      { day: row.day, toldOn: row.told_on, withdrawnOn: row.withdrawn_on, finishedOn, next: row.next },
      today,
    ),
    plan: {
      finish: row.plan_finish,
      dueDate: row.plan_due,
      hours: row.plan_hours,
      version: row.plan_version,
    },
    createdAt: instant(row.created_at),
  });
};

async function foundPromise(context: Asking, id: string): Promise<Promised> {
  const row = await findPromise(context.db, context.userId, id);
  if (!row) throw notFound('Promise');
  return toPromised(context, row);
}

/** The days that the client of a project was told. */
export async function listPromises(context: Asking, projectId: string): Promise<Promised[]> {
  const { db, userId } = context;
  const rows = await listRows(db, userId, [projectId]);
  const known = rows.length > 0 || (await findDates(db, { userId, projectIds: [projectId] })).length > 0;
  if (!known) throw notFound('Project');
  return rows.map((row) => toPromised(context, row));
}

/** All promises of a user, for an export. */
export const everyPromise = async (context: Asking): Promise<Promised[]> =>
  (await listEveryPromise(context.db, context.userId)).map((row) => toPromised(context, row));

interface Told {
  projectId: string;
  day: Day;
  toldBy: ToldBy;
  toldOn?: Day | undefined;
}

/**
 * Keeps a day that a client was told, with the present plan of the project, in the transaction `db`. It takes the place of
 * open promises of the project.
 */
export async function promiseDay(
  context: Asking & Pick<UserContext, 'now'>,
  { projectId, day, toldBy, toldOn = context.today }: Told,
): Promise<Promised> {
  const { db, userId, now, today } = context;
  if (toldOn > today)
    throw invalid('toldOn', t`Please choose the day on which you said it: today or an earlier one`);
  if (day < toldOn)
    throw invalid('day', t`Please choose a day that is not before the one on which you said it`);
  await lockPlan(db, { userId, projectId });
  const id = randomUUIDv7();
  if (!(await insertPromise(db, userId, { id, projectId, day, toldBy, toldOn }, now()))) {
    await listPromises(context, projectId);
    throw new AppError('conflict', t`A project can have at most ${PROMISES_MAX_COUNT} promised dates`);
  }
  await withdrawOpen(db, { userId, projectId, exceptId: id }, today);
  return foundPromise(context, id);
}

/** A day that the person says they told. */
export const promiseByHand = (context: UserContext, projectId: string, told: z.output<typeof NewPromise>) =>
  context.once(async (trx) => ({
    promise: await promiseDay({ ...context, db: trx }, { ...told, projectId, toldBy: 'hand' }),
  }));

export async function withdrawPromise(context: Asking, id: string) {
  await withdraw(context.db, context.userId, id, context.today);
  return { promise: await foundPromise(context, id) };
}

const shareOf = (promises: readonly Promised[]): KeptShare => {
  const states = promises.map(({ state }) => state);
  const kept = keptOf(states);
  return { ...kept, open: states.filter((state) => state === 'open').length, factor: quoteFactor(kept) };
};

/** The promises to a client, and how many were kept. */
export async function promisesTo(context: Asking, clientId: string) {
  const { db, userId } = context;
  if (!(await hasClient(db, userId, clientId))) throw notFound('Client');
  const promises = (await listPromisesTo(db, userId, clientId)).map((row) => toPromised(context, row));
  return { share: shareOf(promises), promises };
}

/** The open promises that would be broken if projects ended on some days, each with a draft to the client. */
export async function checkPromises(
  context: Asking,
  ends: readonly { projectId: string; finish: Day }[],
): Promise<{ warnings: PromiseWarning[] }> {
  const finishOf = new Map(ends.map(({ projectId, finish }) => [projectId, finish]));
  const rows = await listRows(context.db, context.userId, [...finishOf.keys()]);
  const warnings = rows.flatMap((row): PromiseWarning[] => {
    const promise = toPromised(context, row);
    const finish = finishOf.get(row.project_id) ?? null;
    if (promise.state !== 'open' || !breaksPromise(row.day, finish)) return [];
    const language = row.language ?? languageNow();
    return [{ promise, finish, message: warningTo(row, finish, language), language }];
  });
  return { warnings };
}

/** The promises that moves of tasks would break. */
export async function promisesBrokenBy(
  context: Asking,
  moves: readonly { projectId: string; to: Day }[],
): Promise<PromiseWarning[]> {
  if (moves.length === 0) return [];
  const ends = [...Map.groupBy(moves, ({ projectId }) => projectId)].map(([projectId, own]) => ({
    projectId,
    finish: own.reduce((last, { to }) => (to > last ? to : last), ''),
  }));
  return (await checkPromises(context, ends)).warnings;
}
