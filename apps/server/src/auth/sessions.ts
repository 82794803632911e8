import { randomUUIDv7 } from 'node:crypto';
import { withAlias } from '@daymark/contract/values';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { RequestContext, SessionContext, UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { deletePushDevices } from '../push-devices/store.ts';
import { decideOwner } from '../users/owner.ts';
import { type UserRow, updateSeen } from '../users/store.ts';
import { pauseWebhooks } from '../webhooks/store.ts';
import { deleteApiTokens } from './api-token-store.ts';
import { type Found, forgetCallers, type Session } from './callers.ts';
import { deleteClientLinks } from './client-link-store.ts';
import { deletePublishedCalendars } from './published-calendar-store.ts';
import {
  deleteSession,
  deleteSessions,
  findSession,
  hasSession,
  insertSession,
  listSessions,
  purgeSessions,
  type SessionCutoffs,
  updateLastUsed,
} from './session-store.ts';
import { newToken, type TokenParts } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1_000;
const IDLE_MILLISECONDS = 7 * DAY;
const ABSOLUTE_MILLISECONDS = 30 * DAY;
const REFRESH_MILLISECONDS = 60_000;

/** By the day. */
const noteSeen = (db: Database, userId: string, now: Date): Promise<void> =>
  updateSeen(db, userId, { now, since: new Date(now.getTime() - DAY) });

const cutoffs = (now: Date): SessionCutoffs => ({
  createdAfter: new Date(now.getTime() - ABSOLUTE_MILLISECONDS),
  usedAfter: new Date(now.getTime() - IDLE_MILLISECONDS),
});

/** The valid session of a token. */
export async function findSessionOf(
  { db, now, log }: RequestContext,
  token: TokenParts,
): Promise<Found | undefined> {
  const at = now();
  const row = await findSession(db, token, cutoffs(at));
  if (!row) return undefined;
  const idleSince = row.last_used_at.getTime();
  // Not awaited: the answer need not wait for it, and the next minute tries again.
  if (at.getTime() - idleSince >= REFRESH_MILLISECONDS)
    updateLastUsed(db, token.userId, row.id, at).catch((error: unknown) =>
      log.warn({ err: error }, 'the last use of a session was not noted'),
    );
  if (row.seen_at === null || at.getTime() - row.seen_at.getTime() >= DAY)
    noteSeen(db, token.userId, at).catch((error: unknown) =>
      log.warn({ err: error }, 'the day on which a user was seen was not noted'),
    );
  return {
    caller: {
      userId: token.userId,
      sessionId: row.id,
      timezone: row.timezone,
      hasWebhooks: row.has_webhooks,
    },
    endsAt: Math.min(row.created_at.getTime() + ABSOLUTE_MILLISECONDS, idleSince + IDLE_MILLISECONDS),
  };
}

/** Whether a session has not ended: it is what an address stands on that was made in it. */
export const isSessionAlive = (
  db: Database,
  session: Pick<Session, 'userId' | 'sessionId'>,
  now: Date,
): Promise<boolean> => hasSession(db, session, cutoffs(now));

export async function listOfSessions({ db, userId, sessionId, now }: SessionContext) {
  const rows = await listSessions(db, { userId, currentId: sessionId }, cutoffs(now()));
  const data = rows.map((row) =>
    withAlias({
      id: row.id,
      userAgent: row.user_agent,
      ip: row.ip,
      createdAt: instant(row.created_at),
      lastUsedAt: instant(row.last_used_at),
      current: row.id === sessionId,
    }),
  );
  return { data, count: data.length };
}

/** Only for somebody who has proved who they are. Throws `account_disabled`. */
export function refuseDisabled({ disabled_at: disabledAt }: Pick<UserRow, 'disabled_at'>): void {
  if (disabledAt !== null)
    throw new AppError(
      'account_disabled',
      t`Whoever runs this server has disabled your account. Ask them if you think that is a mistake.`,
    );
}

/** Begins a session and returns its token, which is shown only once. */
export async function beginSession(
  db: Database,
  userId: string,
  { ip, userAgent, now }: RequestContext,
): Promise<string> {
  const { token, hash } = newToken(userId);
  await insertSession(db, { userId, id: randomUUIDv7(), hash, userAgent, ip }, now());
  await noteSeen(db, userId, now());
  await decideOwner(db);
  return token;
}

/** Ends a session and the notifications of its device: on this node at once, on the others within a second. False if the user has no such session. */
export async function endSession(
  db: Database,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
): Promise<boolean> {
  const ended = await db.transaction().execute(async (trx) => {
    await deletePushDevices(trx, userId, { session: sessionId });
    return deleteSession(trx, userId, sessionId);
  });
  forgetCallers(db, userId);
  return ended;
}

export async function signOutOf({ db, userId }: UserContext, sessionId: string) {
  if (!(await endSession(db, { userId, sessionId }))) throw notFound('Session');
  return { message: t`The session has ended` };
}

/** Ends all sessions of a user, on this node at once. */
export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await deleteSessions(db, userId);
  forgetCallers(db, userId);
}

/** Ends all sessions of a user, their API tokens, calendar feeds, clients' links and notifications on devices, and pauses their webhooks. */
export async function endEverything(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteSessions(trx, userId);
    await deletePushDevices(trx, userId, {});
    await deleteApiTokens(trx, userId);
    await deletePublishedCalendars(trx, userId);
    await deleteClientLinks(trx, userId);
    await pauseWebhooks(trx, { userId }, 'signed_out');
  });
  forgetCallers(db, userId);
}

/** Ends everything of a user, or all sessions but the current one. */
export async function signOutEverywhere(
  { db, userId, sessionId }: SessionContext,
  { others }: { others: boolean },
) {
  if (others) {
    await db.transaction().execute(async (trx) => {
      await deleteSessions(trx, userId, { except: sessionId });
      await deletePushDevices(trx, userId, { exceptSession: sessionId });
    });
    forgetCallers(db, userId);
  } else await endEverything(db, userId);
  return { message: others ? t`You are logged out everywhere else` : t`You are logged out everywhere` };
}

export const purgeEndedSessions = (db: Database, now: Date): Promise<void> => purgeSessions(db, cutoffs(now));
