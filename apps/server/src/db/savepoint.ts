import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Carries out a part of a transaction. If it fails, only what it wrote is taken back, and the transaction goes on. */
export async function withSavepoint<T>(trx: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const done = await work();
    await sql`release savepoint part`.execute(trx);
    return done;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}
