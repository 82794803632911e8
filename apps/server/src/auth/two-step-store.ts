import { type Database, hasRows, wrote } from '../db/database.ts';

export interface TwoStepRow {
  sealed_secret: string;
  turned_on_at: Date;
}

export async function findTwoStep(db: Database, userId: string): Promise<TwoStepRow | undefined> {
  return db
    .selectFrom('two_step')
    .select(['sealed_secret', 'turned_on_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Turns it on, or replaces the secret. False if a code of the same half minute or a later one was used. */
export const saveTwoStep = (
  trx: Database,
  { userId, sealedSecret, step }: { userId: string; sealedSecret: string; step: number },
  now: Date,
): Promise<boolean> => hasRows(trx)`
    insert into two_step (user_id, sealed_secret, last_step, turned_on_at)
    values (${userId}, ${sealedSecret}, ${step}, ${now})
    on conflict (user_id) do update set
      sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, turned_on_at = excluded.turned_on_at
    where two_step.last_step < excluded.last_step
    returning 1
  `;

/** Uses up the code of a half minute, and all earlier ones. Of concurrent calls only one succeeds. */
export const spendStep = (trx: Database, userId: string, step: number): Promise<boolean> =>
  wrote(
    trx
      .updateTable('two_step')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step),
  );

/** False if it is off. */
export const deleteTwoStep = (trx: Database, userId: string): Promise<boolean> =>
  wrote(trx.deleteFrom('two_step').where('user_id', '=', userId));

export async function deleteRecoveryCodes(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function insertRecoveryCodes(
  trx: Database,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses up a recovery code. Of concurrent calls only one succeeds. */
export const spendRecoveryCode = (trx: Database, userId: string, hash: Buffer): Promise<boolean> =>
  wrote(trx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hash));

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
