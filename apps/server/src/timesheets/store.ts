import type { ProjectColor } from '@daymark/domain/project-colors';
import { sql } from 'kysely';
import { type Database, rowsOf } from '../db/database.ts';

export interface BilledProject {
  id: string;
  name: string;
  color: ProjectColor;
  client_id: string | null;
}

/** The projects of a client, or the one with an id, those in the trash too: what was worked is still to be billed. */
export function listBilledProjects(
  db: Database,
  userId: string,
  { clientId, projectId }: { clientId: string | undefined; projectId: string | undefined },
): Promise<BilledProject[]> {
  const which = clientId === undefined ? sql`p.id = ${projectId}` : sql`p.client_id = ${clientId}`;
  return rowsOf<BilledProject>(db)`
    select p.id, p.name, p.color, p.client_id from projects p where p.user_id = ${userId} and ${which} order by p.id
  `;
}

export async function findClientName(db: Database, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('clients')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}
