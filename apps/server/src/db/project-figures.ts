import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction } from './database.ts';

/** What is summed over projects, and what a project `p` brings to each; in this order in `projects.counted`. */
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

/** Looked up: by what it knows of the rows of all people, the planner may read every project of the user instead. */
const unsettledIds = (userId: string) =>
  sql`array(select id from projects where user_id = ${userId} and not settled)`;

/** What projects that are not settled bring as they stand, and take of what still is counted of them. */
const differenceOf = (userId: string, ids: RawBuilder<unknown>) => sql`
  with unsettled as materialized (
    select p.category, p.deleted_at, p.counted_as, p.counted, ${eachFigure((name, brought) => `${brought} as ${name}`)}
    from projects p where p.user_id = ${userId} and p.id = any(${ids})
  )
  select category, ${NAMES} from unsettled where deleted_at is null
  union all
  select counted_as, ${eachFigure((_name, _brought, place) => `-counted[${place}]`)} from unsettled where counted is not null`;

/** The figures over a user's projects, a row for each category; of thousands it reads those alone that changed lately. */
export const figuresByCategory = (userId: string) => sql`
  select category, ${SUMS}
  from (
    select category, ${NAMES} from project_figures where user_id = ${userId}
    union all
    (${differenceOf(userId, unsettledIds(userId))})
  ) figures
  group by category having sum(projects) > 0`;

/** How many of a user's projects changed since their figures were kept. */
export const unsettledOf = (userId: string) => sql<number>`(
  select count(*) from projects where user_id = ${userId} and not settled
)`;

/** So many rows are summed at every read as quickly as those that are kept. */
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
 * Keeps the figures of a user's projects as they stand, once more of them changed than a read should go through: each row
 * is held while it moves from one side of the sum to the other.
 */
export async function settleProjects({ db, log, userId }: Settling, unsettled: number): Promise<void> {
  if (unsettled <= UNSETTLED_MAX) return;
  try {
    for (let settled = SETTLED_AT_ONCE; settled === SETTLED_AT_ONCE; )
      settled = await inTransaction(db, (trx) => settleSome(trx, userId));
  } catch (error) {
    // What was read is right without it: a full disk keeps nobody from reading. The next read tries again.
    log.warn({ err: error }, 'the figures of projects were not kept');
  }
}

/** Of a `with` whose `gone` gives `counted_as` and `counted` of a project that is no more: takes it out of the figures. */
export const withoutGone = (userId: string) => sql`
    uncounted as (
      update project_figures f set
        ${eachFigure((name, _brought, place) => `${name} = f.${name} - gone.counted[${place}]`)}
      from gone where f.user_id = ${userId} and f.category = gone.counted_as
    )`;
