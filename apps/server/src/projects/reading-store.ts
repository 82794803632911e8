import type { Statement } from '@daymark/domain/reading';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Corrections, KeptReading } from '../db/kept-reading.ts';
import type { Owned } from './store.ts';

/** The stamp of the words that a Reading or a correction belongs to. */
interface OfWords extends Owned {
  name: string;
  description: string;
}

/** Stores the Reading of a project, if it still has these words. It is no edit, so the version stays. */
export async function updateReading(
  db: Database,
  { userId, id, name, description }: OfWords,
  reading: KeptReading,
): Promise<void> {
  await sql`
    update projects set reading = ${JSON.stringify(reading)}::jsonb, settled = false
    where user_id = ${userId} and id = ${id} and deleted_at is null and name = ${name} and description = ${description}
  `.execute(db);
}

/**
 * Stores the user's correction of a line in one statement, so that concurrent corrections are kept. It is no edit of
 * the project, so the version stays. Undefined if the project has other words by now, or too many corrections.
 */
export async function updateCorrection(
  db: Database,
  { userId, id, name, description }: OfWords,
  statement: Statement,
  most: number,
): Promise<Corrections | undefined> {
  const said = sql`(p.corrections || ${JSON.stringify({ [statement.id]: statement })}::jsonb)`;
  const { rows } = await sql<{ corrections: Corrections }>`
    update projects p set corrections = ${said}, settled = false
    where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null and p.name = ${name} and p.description = ${description}
      and (select count(*) from jsonb_object_keys(${said})) <= ${most}::int
    returning p.corrections
  `.execute(db);
  return rows[0]?.corrections;
}

/** Removes a correction; undefined if there is none. */
export async function deleteCorrection(
  db: Database,
  { userId, id }: Owned,
  statement: string,
): Promise<Corrections | undefined> {
  const { rows } = await sql<{ corrections: Corrections }>`
    update projects p set corrections = p.corrections - ${statement}::text, settled = false
    where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null and p.corrections ? ${statement}::text
    returning p.corrections
  `.execute(db);
  return rows[0]?.corrections;
}

/** Removes corrections and adds others, in one statement. */
export async function replaceCorrections(
  db: Database,
  { userId, id }: Owned,
  { removed, added }: { removed: readonly string[]; added: Corrections },
): Promise<void> {
  await sql`
    update projects set corrections = (corrections - ${removed}::text[]) || ${JSON.stringify(added)}::jsonb, settled = false
    where user_id = ${userId} and id = ${id} and deleted_at is null
  `.execute(db);
}
