import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** A read, and a text that is another one whenever the rows may be others. */
export interface VersionedRead<Row> {
  /** Null where there is nothing to read. */
  version: RawBuilder<string | null>;
  rows: RawBuilder<Row>;
}

/** Another server, or the same one after a crash or a restore, may give the number of a lost transaction once more. */
const SERVER = sql`pg_postmaster_start_time()`;

/** Moves with every write to one project, its milestones and its subtasks: each of them writes the project's row. */
export const versionOfProject = (userId: string, id: string) => sql<string | null>`(
  select concat_ws(' ', ${SERVER}, p.xmin, p.ctid)
  from projects p where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null
)`;

/**
 * Moves with every write to any project of a user: a project that was changed is not settled, and whatever is settled
 * writes the kept figures. Of however many projects, those alone are read that changed since the figures were.
 */
export const versionOfProjects = (userId: string) => sql<string>`(
  select encode(sha256(concat_ws(' ', ${SERVER},
    (select string_agg(p.xmin::text || p.ctid::text, ' ') from projects p where p.user_id = ${userId} and not p.settled), 'kept',
    (select string_agg(f.xmin::text || f.ctid::text, ' ') from project_figures f where f.user_id = ${userId})
  )::bytea), 'base64')
)`;

/** What was read, with its version. */
export interface Versioned<Row> {
  version: string | null;
  rows: Row[];
}

type Told<Row> = Row & { seen_version: string | null; is_told: true | null };

/** Reads unless the version is the one that is known, in one statement and so from one snapshot; undefined where it is. */
export async function readUnlessKnown<Row>(
  db: Database,
  { version, rows: read }: VersionedRead<Row>,
  known: string | undefined,
): Promise<Versioned<Row> | undefined> {
  // The offsets keep both apart for the planner: the version is computed once, and nothing is read before it is compared.
  const { rows } = await sql<Told<Row>>`
    select seen.seen_version, told.*
    from (select ${version} as seen_version offset 0) seen
    left join lateral (
      select true as is_told, found.* from (${read}) found
      where seen.seen_version is distinct from ${known ?? null}::text offset 0
    ) told on true
  `.execute(db);
  const seen = rows[0]?.seen_version ?? null;
  if (seen !== null && seen === known) return undefined;
  return { version: seen, rows: rows.filter(({ is_told }) => is_told) };
}
