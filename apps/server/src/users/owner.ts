import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { clearSetting, readSetting, type Setting, setOnce, setSetting } from '../instance/settings.ts';
import { findFirstUser } from './people-store.ts';

const OWNER: Setting<{ userId: string }> = { key: 'owner', schema: z.object({ userId: z.string() }) };

/**
 * The owner of this server: the first account whose address was verified. It is decided when it is first asked for, and
 * then stays, whoever signs up or is deleted. Undefined while there is no account.
 */
export async function ownerIdOf(db: Database): Promise<string | undefined> {
  const owner = await readSetting(db, OWNER);
  if (owner) return owner.userId;
  const first = await findFirstUser(db);
  if (first === undefined) return undefined;
  await setOnce(db, OWNER, { userId: first });
  return (await readSetting(db, OWNER))?.userId;
}

/** Throws `owner_only`. */
export async function assertOwner(db: Database, userId: string): Promise<void> {
  if ((await ownerIdOf(db)) !== userId)
    throw new AppError('owner_only', t`Only the owner of this server may do this`);
}

export const makeOwnerOf = (db: Database, userId: string): Promise<void> => setSetting(db, OWNER, { userId });

/** Before the owner's account is deleted: the next question for the owner decides anew. */
export async function giveUpOwnership(trx: Database, userId: string): Promise<void> {
  if ((await ownerIdOf(trx)) === userId) await clearSetting(trx, OWNER);
}
