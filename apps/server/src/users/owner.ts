import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { clearSetting, readSetting, type Setting, setOnce, setSetting } from '../instance/settings.ts';
import { findFirstUser } from './people-store.ts';

const OWNER: Setting<{ userId: string }> = { key: 'owner', schema: z.object({ userId: z.string() }) };

/**
 * The owner of this server: whoever was decided on, else the first account whose address was verified. Undefined while there
 * is no account. It only reads: an export asks for it in a transaction that may not write.
 */
export const ownerIdOf = async (db: Database): Promise<string | undefined> =>
  (await readSetting(db, OWNER))?.userId ?? findFirstUser(db);

/** Stores who the owner is, if that is not decided yet. From then on it stays, whoever signs up or is deleted. */
export async function decideOwner(db: Database): Promise<void> {
  if (await readSetting(db, OWNER)) return;
  const first = await findFirstUser(db);
  if (first !== undefined) await setOnce(db, OWNER, { userId: first });
}

/** Throws `owner_only`. */
export async function assertOwner(db: Database, userId: string): Promise<void> {
  if ((await ownerIdOf(db)) !== userId)
    throw new AppError('owner_only', t`Only the owner of this server may do this`);
}

export const makeOwnerOf = (db: Database, userId: string): Promise<void> => setSetting(db, OWNER, { userId });

/** Before the owner's account is deleted: the next log-in decides anew. */
export async function giveUpOwnership(trx: Database, userId: string): Promise<void> {
  if ((await ownerIdOf(trx)) === userId) await clearSetting(trx, OWNER);
}
