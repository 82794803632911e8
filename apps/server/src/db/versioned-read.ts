import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** A read, and its version: a text that changes whenever the rows may have changed. */
export interface VersionedRead<Row> {
  /** Null if there is nothing to read. */
  version: RawBuilder<string | null>;
  rows: RawBuilder<Row>;
}

/** Another server, or the same one after a crash or a restore, may reuse the number of a lost transaction. */
const SERVER = sql`pg_postmaster_start_time()`;

/** The server that gave the versions of rows. */
export const serverOfVersions = sql<string>`${SERVER}::text`;

/** Names one state of the row, of all that this server ever gave to rows of its table. */
export const versionOfRow = (row: RawBuilder<unknown>) =>
  sql<string>`(${row}.xmin::text || ${row}.ctid::text)`;

/** The versions of rows that need not be sent, and the server that gave them. */
export interface KnownRows {
  server: string | null;
  versions: readonly string[];
}

/** A row of a list with its version; null if that version is known. */
export interface ListedRow<Row> {
  version: string;
  row: Row | null;
}

/** Whether a version is among those that are known from this server. They are hashed once: `any` compares with each. */
export const isKnownRow = (version: RawBuilder<unknown>, { server, versions }: KnownRows) =>
  sql<boolean>`(${SERVER} = ${server}::timestamptz and ${version} in (select unnest(${[...versions]}::text[])))`;

/**
 * Whether the row may have been written after a state: every transaction that the state has not seen has its number or a
 * higher one. Compared by age, because `xmin` has only the last 32 bits.
 */
export const isWrittenSince = (row: RawBuilder<unknown>, state: RawBuilder<unknown>) =>
  sql<boolean>`(age(${row}.xmin) <= age(${state}))`;

/** A number that `stateOfProject` gave, to compare with. */
export const stateNamed = (number: string) => sql`${number}::xid8::xid`;

/**
 * The state that this statement sees of the project `p`, as a number. Transactions that are under way have the lowest
 * number of theirs or a higher one, in any order. Without an earlier one it follows from the project's row alone, which
 * every write updates, so that it is the same on every node.
 */
export const stateOfProject = sql<string>`least(
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
  pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    - ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint - p.xmin::text::bigint) & 4294967295) + 1
)::text`;

/** What rows of a project's list depend on beside themselves: the start of the project `p`, and what is given. */
export const basisOfProject = (...given: readonly string[]) =>
  sql<string>`left(encode(sha256(concat_ws(' ', ${given.join(' ')}::text, ${SERVER}, p.start_date)::bytea), 'hex'), 16)`;

/** Changes with every write to one project, its milestones and its subtasks: each of them updates the project's row. */
export const versionOfProject = (userId: string, id: string) => sql<string | null>`(
  select concat_ws(' ', ${SERVER}, p.xmin, p.ctid)
  from projects p where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null
)`;

/**
 * Changes with every write to any project of a user: a changed project is unsettled, and settling updates the stored
 * figures. Only projects that changed since then are read, however many there are.
 */
export const versionOfProjects = (userId: string) => sql<string>`(
  select encode(sha256(concat_ws(' ', ${SERVER},
    (select string_agg(p.xmin::text || p.ctid::text, ' ') from projects p where p.user_id = ${userId} and not p.settled), 'kept',
    (select string_agg(f.xmin::text || f.ctid::text, ' ') from project_figures f where f.user_id = ${userId})
  )::bytea), 'base64')
)`;

/** The rows with their version. */
export interface Versioned<Row> {
  version: string | null;
  rows: Row[];
}

type Joined<Row> = Row & { seen_version: string | null; is_row: true | null };

/** Reads, unless the version is the given one; then undefined. It is one statement and so one snapshot. */
export async function readUnlessKnown<Row>(
  db: Database,
  { version, rows: read }: VersionedRead<Row>,
  known: string | undefined,
): Promise<Versioned<Row> | undefined> {
  // The offsets keep the query planner from merging both: the version is computed once, and compared before anything is
  // read.
  const { rows } = await sql<Joined<Row>>`
    select seen.seen_version, joined.*
    from (select ${version} as seen_version offset 0) seen
    left join lateral (
      select true as is_row, found.* from (${read}) found
      where seen.seen_version is distinct from ${known ?? null}::text offset 0
    ) joined on true
  `.execute(db);
  const seen = rows[0]?.seen_version ?? null;
  if (seen !== null && seen === known) return undefined;
  return { version: seen, rows: rows.filter(({ is_row }) => is_row) };
}
