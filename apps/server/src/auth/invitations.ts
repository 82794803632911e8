import { randomUUIDv7 } from 'node:crypto';
import type { Invitation, NewInvitation } from '@daymark/contract/people';
import { withAlias } from '@daymark/contract/values';
import { ENDED_INVITATION_DAYS, INVITATIONS_MAX_COUNT } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { SessionContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { queueLetter } from '../mail/service.ts';
import {
  deleteInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  purgeInvitations,
} from './invitation-store.ts';
import { newToken } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1_000;

const isOpen = ({ used_at: usedAt, expires_at: expiresAt }: InvitationRow, now: Date): boolean =>
  usedAt === null && expiresAt > now;

const toInvitation = (row: InvitationRow, now: Date): Invitation =>
  withAlias({
    id: row.id,
    email: row.email,
    state: row.used_at ? 'used' : isOpen(row, now) ? 'open' : 'expired',
    createdAt: instant(row.created_at),
    expiresAt: instant(row.expires_at),
    usedAt: instantOrNull(row.used_at),
  });

export async function listOfInvitations({ db, now }: SessionContext) {
  const at = now();
  const data = (await listInvitations(db)).map((row) => toInvitation(row, at));
  return { data, count: data.length };
}

/**
 * Makes an invitation and returns its link, which is shown only once, and mailed if there is an address. The token is behind a
 * `#`, so that it stands in no log.
 */
export async function makeInvitation(
  context: SessionContext,
  { email, days }: z.output<typeof NewInvitation>,
): Promise<{ invitation: Invitation; link: string }> {
  const { db, now, config } = context;
  const at = now();
  const open = (await listInvitations(db)).filter((row) => isOpen(row, at));
  if (open.length >= INVITATIONS_MAX_COUNT)
    throw new AppError(
      'conflict',
      t`At most ${INVITATIONS_MAX_COUNT} invitations can be open. Please revoke one first.`,
    );
  const id = randomUUIDv7();
  const { token, hash } = newToken(id, 'daymark_invitation');
  const link = `${config.publicUrl}/signup#invitation=${token}`;
  const expiresAt = new Date(at.getTime() + days * DAY);
  const row = await db.transaction().execute(async (trx) => {
    const inserted = await insertInvitation(trx, { id, hash, email, expiresAt }, at);
    if (email !== null) await queueLetter(context, trx, { kind: 'invitation', to: email, link, days });
    return inserted;
  });
  return { invitation: toInvitation(row, at), link };
}

/** Revokes an invitation. Whoever has signed up with it and not verified their address yet is refused then. */
export async function revokeInvitation({ db }: SessionContext, id: string) {
  if (!(await deleteInvitation(db, id))) throw notFound('Invitation');
  return { message: t`Invitation revoked`, data: { id } };
}

export const purgeEndedInvitations = (db: Database, now: Date): Promise<void> =>
  purgeInvitations(db, new Date(now.getTime() - ENDED_INVITATION_DAYS * DAY));
