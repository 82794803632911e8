import { randomUUIDv7 } from 'node:crypto';
import type { ClientLink, NewClientLink } from '@daymark/contract/client-links';
import { withAlias } from '@daymark/contract/values';
import { CLIENT_LINKS_MAX_COUNT } from '@daymark/domain/client-links';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { findProjectName } from '../db/own-project.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import {
  type ClientLinkRow,
  deleteClientLink,
  findClientLink,
  insertClientLink,
  listClientLinks,
  updateLinkUse,
} from './client-link-store.ts';
import { newToken, readClientToken } from './tokens.ts';

/** `last_used_at` is written at most this often. */
const USE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 86_400_000;

const toLink = (row: ClientLinkRow): ClientLink =>
  withAlias({
    id: row.id,
    projectId: row.project_id,
    shows: row.shows,
    language: row.language,
    createdAt: instant(row.created_at),
    expiresAt: instant(row.expires_at),
    lastUsedAt: instantOrNull(row.last_used_at),
  });

/** Throws `not_found` if the project is not there or in the trash. */
export async function assertOwnProject(
  { db, userId }: Pick<UserContext, 'db' | 'userId'>,
  projectId: string,
): Promise<void> {
  if ((await findProjectName(db, userId, projectId)) === undefined) throw notFound('Project');
}

export async function clientLinksOf(context: UserContext, projectId: string) {
  await assertOwnProject(context, projectId);
  const data = (await listClientLinks(context.db, { userId: context.userId, projectId })).map(toLink);
  return { data, count: data.length };
}

/** The links of all projects, for an export. */
export const everyClientLink = async ({ db, userId }: UserContext): Promise<ClientLink[]> =>
  (await listClientLinks(db, { userId, projectId: null })).map(toLink);

/** Makes a secret address of a project's page. It is shown only here, since only its hash is stored. */
export async function makeClientLink(
  context: UserContext,
  projectId: string,
  { shows, language, days }: z.output<typeof NewClientLink>,
): Promise<{ link: ClientLink; address: string }> {
  const { db, userId, config, now } = context;
  await assertOwnProject(context, projectId);
  const { token, hash } = newToken(userId, 'daymark_client');
  const at = now();
  const row = await insertClientLink(
    db,
    { userId, hash, id: randomUUIDv7() },
    { project_id: projectId, shows, language },
    { now: at, expiresAt: new Date(at.getTime() + days * DAY_MILLISECONDS) },
  );
  if (!row)
    throw new AppError(
      'conflict',
      t`You can have at most ${CLIENT_LINKS_MAX_COUNT} links for clients. Revoke some that are no longer used.`,
    );
  return { link: toLink(row), address: `${config.publicUrl}/c/${token}` };
}

/** From now on its page is gone, on every node: no node remembers it. */
export async function revokeClientLink({ db, userId }: UserContext, id: string) {
  if (!(await deleteClientLink(db, userId, id))) throw notFound('Link');
  return { message: t`Link revoked`, data: { id } };
}

export interface OpenedLink extends ClientLinkRow {
  userId: string;
}

/** The valid link of a token, which counts as used; undefined if there is none. */
export async function openClientLink(
  { db, now, log }: Pick<RequestContext, 'db' | 'now' | 'log'>,
  token: string,
): Promise<OpenedLink | undefined> {
  const parts = readClientToken(token);
  const found = parts && (await findClientLink(db, parts, now()));
  if (!found) return undefined;
  const { userId } = parts;
  // Not awaited, as with sessions: the answer need not wait for it, and the next minute tries again.
  if (now().getTime() - (found.last_used_at?.getTime() ?? 0) >= USE_MILLISECONDS)
    updateLinkUse(db, userId, found.id, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the last use of a client’s link was not noted'),
    );
  return { ...found, userId };
}
