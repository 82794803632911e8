import type { Person } from '@daymark/contract/people';
import { withAlias } from '@daymark/contract/values';
import { t } from '@daymark/words/t';
import { forgetCallers } from '../auth/callers.ts';
import { removeAccount } from '../auth/service.ts';
import { endEverything, endSessionsOf } from '../auth/sessions.ts';
import type { SessionContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { queueLetter } from '../mail/service.ts';
import { listPeople, type PersonRow, updateDisabled } from '../users/people-store.ts';
import { languageOfUser } from '../users/service.ts';
import { findUser } from '../users/store.ts';

const toPerson = (row: PersonRow, ownerId: string): Person =>
  withAlias({
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    disabledAt: instantOrNull(row.disabled_at),
    projects: row.projects_total,
    createdAt: instant(row.created_at),
    seenAt: instantOrNull(row.seen_at),
    isOwner: row.id === ownerId,
  });

export async function pageOfPeople(
  { db, userId }: SessionContext,
  { query, page, limit }: { query: string; page: number; limit: number },
) {
  const { total, rows } = await listPeople(db, { query, offset: (page - 1) * limit, count: limit });
  const data = rows.map((row) => toPerson(row, userId));
  return { data, page, pages: Math.max(1, Math.ceil(total / limit)), total, count: data.length, limit };
}

/** What the owner cannot do to themself here, because nobody could undo it. */
function refuseForOneself({ userId }: SessionContext, id: string): void {
  if (id === userId)
    throw new AppError('conflict', t`You are the owner of this server: you cannot do this to yourself here.`);
}

/** Keeps a person out, or lets them in again. Their data, tokens and feeds stay, and work again afterwards. */
export async function changePerson(context: SessionContext, id: string, isDisabled: boolean) {
  const { db, now } = context;
  refuseForOneself(context, id);
  if (!(await updateDisabled(db, id, isDisabled ? now() : null))) throw notFound('Person');
  if (isDisabled) await endSessionsOf(db, id);
  return { message: isDisabled ? t`The account is disabled` : t`The account is enabled` };
}

export async function signOutPerson({ db }: SessionContext, id: string) {
  if (!(await findUser(db, id))) throw notFound('Person');
  await endEverything(db, id);
  return { message: t`They are logged out everywhere` };
}

/** Deletes a person's account with everything in it. A mail tells them. */
export async function deletePerson(context: SessionContext, id: string) {
  const { db } = context;
  refuseForOneself(context, id);
  await db.transaction().execute(async (trx) => {
    const user = await findUser(trx, id);
    if (!user || !(await removeAccount(trx, user))) throw notFound('Person');
    if (user.email_verified_at !== null)
      await queueLetter(context, trx, { kind: 'account-removed', to: user.email }, languageOfUser(user));
  });
  forgetCallers(db, id);
  return { message: t`The account was deleted` };
}
