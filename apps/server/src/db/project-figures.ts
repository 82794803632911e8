import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction } from './database.ts';

/** The sums over projects, and the summand of a project `p` for each; in the order of `projects.counted`. */
const FIGURES = {
  projects: '1',
  progress: 'p.progress',
  days: 'p.due_date - p.start_date',
  pending: "(p.status = 'Pending')::int",
  in_progress: "(p.status = 'In Progress')::int",
  completed: "(p.status = 'Completed')::int",
  high: "(p.priority = 'High')::int",
  subtasks_pending: 'p.subtasks_pending',
  subtasks_in_progress: 'p.subtasks_in_progress',
  subtasks_completed: 'p.subtasks_completed',
  hours_pending: 'p.hours_pending',
  hours_in_progress: 'p.hours_in_progress',
  hours_completed: 'p.hours_completed',
  estimated_pending: 'p.estimated_pending',
  estimated_in_progress: 'p.estimated_in_progress',
  estimated_completed: 'p.estimated_completed',
} as const;

const eachFigure = (write: (name: string, brought: string, place: number) => string) =>
  sql.raw(
    Object.entries(FIGURES)
      .map(([name, brought], index) => write(name, brought, index + 1))
      .join(', '),
  );

const NAMES = eachFigure((name) => name);
const SUMS = eachFigure((name) => `sum(${name}) as ${name}`);

/** A look-up: by its statistics over all users, the query planner may read every project of the user instead. */
const unsettledIds = (userId: string) =>
  sql`array(select id from projects where user_id = ${userId} and not settled)`;

/** The summands of changed projects, minus their stored ones. */
const differenceOf = (userId: string, ids: RawBuilder<unknown>) => sql`
  with unsettled as materialized (
    select p.category, p.deleted_at, p.counted_as, p.counted, ${eachFigure((name, brought) => `${brought} as ${name}`)}
    from projects p where p.user_id = ${userId} and p.id = any(${ids})
  )
  select category, ${NAMES} from unsettled where deleted_at is null
  union all
  select counted_as, ${eachFigure((_name, _brought, place) => `-counted[${place}]`)} from unsettled where counted is not null`;

/** The figures over a user's projects, a row for each category. Only projects that changed lately are read. */
export const figuresByCategory = (userId: string) => sql`
  select category, ${SUMS}
  from (
    select category, ${NAMES} from project_figures where user_id = ${userId}
    union all
    (${differenceOf(userId, unsettledIds(userId))})
  ) figures
  group by category having sum(projects) > 0`;

/** How many of a user's projects changed since their figures were stored. */
export const unsettledOf = (userId: string) => sql<number>`(
  select count(*) from projects where user_id = ${userId} and not settled
)`;

/** So many rows can be summed at every read without a measurable cost. */
const UNSETTLED_MAX = 100;
const SETTLED_AT_ONCE = 1_000;

async function settleSome(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from projects where user_id = ${userId} and not settled order by id limit ${SETTLED_AT_ONCE}
    for no key update
  `.execute(db);
  const ids = sql`${rows.map(({ id }) => id)}::uuid[]`;
  await sql`
    insert into project_figures (user_id, category, ${NAMES})
    select ${userId}::uuid, category, ${SUMS}
    from (${differenceOf(userId, ids)}) difference group by category order by category
    on conflict (user_id, category) do update set
      ${eachFigure((name) => `${name} = project_figures.${name} + excluded.${name}`)}
  `.execute(db);
  await sql`
    update projects p set settled = true,
      counted_as = case when p.deleted_at is null then p.category end,
      counted = case when p.deleted_at is null then array[${eachFigure((_name, brought) => brought)}]::numeric[] end
    where p.user_id = ${userId} and p.id = any(${ids})
  `.execute(db);
  return rows.length;
}

interface Settling {
  db: Database;
  log: { warn: (about: object, line: string) => void };
  userId: string;
}

/**
 * Stores the figures of a user's projects once too many of them have changed since. The rows are locked while they are
 * moved into the stored sum.
 */
export async function settleProjects({ db, log, userId }: Settling, unsettled: number): Promise<void> {
  if (unsettled <= UNSETTLED_MAX) return;
  try {
    for (let settled = SETTLED_AT_ONCE; settled === SETTLED_AT_ONCE; )
      settled = await inTransaction(db, (trx) => settleSome(trx, userId));
  } catch (error) {
    // The read is correct without it: a full disk must not prevent reading. The next read tries again.
    log.warn({ err: error }, 'the figures of projects were not kept');
  }
}

/** For a `with` whose `gone` returns `counted_as` and `counted` of a deleted project: subtracts it from the figures. */
export const withoutGone = (userId: string) => sql`
    uncounted as (
      update project_figures f set
        ${eachFigure((name, _brought, place) => `${name} = f.${name} - gone.counted[${place}]`)}
      from gone where f.user_id = ${userId} and f.category = gone.counted_as
    )`;
