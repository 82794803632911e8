import type { Answers } from '@daymark/domain/answers';
import { ANSWERS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owned } from './store.ts';

/**
 * Keeps answers and takes others back, in one statement; it is no edit of the project, so the version stays. Undefined where
 * there is no such project, or where there would be too many.
 */
export async function updateAnswers(
  db: Database,
  { userId, id }: Owned,
  { given, takenBack }: { given: Answers; takenBack: readonly string[] },
): Promise<Answers | undefined> {
  const { rows } = await sql<{ answers: Answers }>`
    update projects p set answers = (p.answers || ${JSON.stringify(given)}::jsonb) - ${takenBack}::text[]
    where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null and (
      select count(*) from jsonb_object_keys((p.answers || ${JSON.stringify(given)}::jsonb) - ${takenBack}::text[])
    ) <= ${ANSWERS_MAX_COUNT}::int
    returning p.answers
  `.execute(db);
  return rows[0]?.answers;
}
