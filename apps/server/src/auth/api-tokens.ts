import { randomUUIDv7 } from 'node:crypto';
import type { ApiToken, NewApiToken } from '@daymark/contract/api-tokens';
import type { NamedRow } from '@daymark/contract/route';
import { withAlias } from '@daymark/contract/values';
import { API_TOKENS_MAX_COUNT, EXPIRED_API_TOKEN_DAYS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { RequestContext, SessionContext } from '../http/context.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { queueLetter } from '../mail/service.ts';
import { languageOfUser } from '../users/service.ts';
import { findUser } from '../users/store.ts';
import {
  type ApiTokenRow,
  countProjects,
  deleteApiToken,
  findApiToken,
  insertApiToken,
  isInProjects,
  listApiTokens,
  purgeApiTokens,
  updateLastUse,
} from './api-token-store.ts';
import { type ApiCaller, type Found, forgetCallers } from './callers.ts';
import { newToken, type TokenParts } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1_000;
const NOTED_EVERY_MILLISECONDS = 60_000;

const toApiToken = (row: ApiTokenRow): ApiToken =>
  withAlias({
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    projectIds: row.project_ids,
    connectedFrom: row.redirect_uri && new URL(row.redirect_uri).host,
    createdAt: instant(row.created_at),
    expiresAt: instantOrNull(row.expires_at),
    lastUsedAt: instantOrNull(row.last_used_at),
  });

/** The caller of a valid API token. Its use is noted at most once a minute. */
export async function findApiCaller(
  { db, now, log }: RequestContext,
  token: TokenParts,
): Promise<Found | undefined> {
  const at = now();
  const row = await findApiToken(db, token, at);
  if (!row) return undefined;
  const { userId } = token;
  const since = new Date(at.getTime() - NOTED_EVERY_MILLISECONDS);
  // Not awaited: the answer need not wait for it, and the next minute tries again.
  if (row.last_used_at === null || row.last_used_at <= since)
    updateLastUse(db, { userId, id: row.id }, { now: at, since }).catch((error: unknown) =>
      log.warn({ err: error }, 'the last use of an API token was not noted'),
    );
  return {
    caller: {
      userId,
      timezone: row.timezone,
      hasWebhooks: row.has_webhooks,
      apiToken: { id: row.id, scopes: row.scopes, isConnection: row.is_connection },
      onlyProjects: row.project_ids ?? undefined,
    },
    endsAt: row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

export async function everyApiToken({ db, userId }: SessionContext): Promise<ApiToken[]> {
  return (await listApiTokens(db, userId)).map(toApiToken);
}

export async function listOfApiTokens(context: SessionContext) {
  const data = await everyApiToken(context);
  return { data, count: data.length };
}

export const tooManyTokens = () =>
  new AppError(
    'conflict',
    t`You can have at most ${API_TOKENS_MAX_COUNT} API tokens. Please revoke one first.`,
  );

export async function assertOwnProjects(
  { db, userId }: SessionContext,
  projectIds: readonly string[] | null,
): Promise<void> {
  if (projectIds && (await countProjects(db, userId, projectIds)) < projectIds.length)
    throw invalid('projectIds', t`Please choose among your projects`);
}

/** Makes a token and returns its secret, which is shown only once. A mail tells of it. */
export async function makeApiToken(
  context: SessionContext,
  { name, scopes, projectIds, days }: z.output<typeof NewApiToken>,
) {
  const { db, userId, now } = context;
  await assertOwnProjects(context, projectIds);
  const { token: secret, hash } = newToken(userId, 'daymark_api');
  const expiresAt = days === null ? null : new Date(now().getTime() + days * DAY);
  const row = await db.transaction().execute(async (trx) => {
    const made = { userId, id: randomUUIDv7(), name, hash, scopes, projectIds, expiresAt };
    const inserted = await insertApiToken(trx, made, now());
    const user = inserted && (await findUser(trx, userId));
    if (user)
      await queueLetter(context, trx, { kind: 'api-token-made', to: user.email }, languageOfUser(user));
    return inserted;
  });
  if (!row) throw tooManyTokens();
  return { token: toApiToken(row), secret };
}

/** Whether a caller may see a row of their user: one of their chosen projects, or something in it. */
export async function mayReach(
  db: Database,
  { userId, onlyProjects }: ApiCaller,
  { row, id }: { row: NamedRow['row']; id: string },
): Promise<boolean> {
  if (!onlyProjects) return true;
  return row === 'project' ? onlyProjects.includes(id) : isInProjects(db, userId, { row, id }, onlyProjects);
}

/** Ends a token: on this node at once, on the others within a second. */
export async function revokeApiToken({ db, userId }: SessionContext, id: string) {
  if (!(await deleteApiToken(db, userId, id))) throw notFound('API token');
  forgetCallers(db, userId);
  return { message: t`API token revoked`, data: { id } };
}

export const purgeExpiredApiTokens = (db: Database, now: Date): Promise<void> =>
  purgeApiTokens(db, { before: new Date(now.getTime() - EXPIRED_API_TOKEN_DAYS * DAY), now });
