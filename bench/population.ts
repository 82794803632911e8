import type { PoolClient } from 'pg';
import { hashPassword } from '../apps/server/src/auth/passwords.ts';
import type { DatabaseConnection } from '../apps/server/src/db/database.ts';

/** The size of the measured account, and of the other accounts beside it. */
export interface Population {
  projects: number;
  subtasks: number;
  otherUsers: number;
  projectsOfOthers: number;
  subtasksOfOthers: number;
}

/** The address of one of the others, from 1; they have the same password. */
export const addressOf = (other: number): string => `person${other}@example.com`;

export const POPULATION = {
  projects: 50,
  subtasks: 1_000,
  otherUsers: 1_000,
  projectsOfOthers: 5,
  subtasksOfOthers: 50,
} as const satisfies Population;

export const PERSON = { email: 'bench@example.com', password: 'Calm-harbour-58!' } as const;

const PEOPLE = `
  with people as (
    select n, uuidv7() as id, case n when 0 then $1 else 'person' || n || '@example.com' end as email
    from generate_series(0, $2::int) n
  ), logins as (
    insert into logins (email, user_id) select email, id from people
  )
  insert into users (id, email, firstname, lastname, password_hash, email_verified_at, timezone, created_at, updated_at)
  select id, email, 'Robin', 'Keller', $3, now(), 'Europe/London', now(), now() from people`;

const PROJECTS = `
  insert into projects (user_id, id, name, description, start_date, due_date, due_time, priority, category, tags, created_at, updated_at)
  select u.id, uuidv7(),
    (array['Portfolio site for Mara', 'Winter craft fair', 'Arts council grant', 'Kitchen renovation', 'Spring newsletter'])[1 + n % 5] || ' ' || n,
    'Twelve pieces with size and glaze, a calendar that she can edit herself, and a page for each market. She signs off the design before anything is built; the launch is fixed.',
    current_date - 30 - n % 20, current_date + 30 + n % 40, '17:00', (array['High', 'Medium', 'Low'])[1 + n % 3],
    (array['website', 'event', 'writing', 'home', 'marketing'])[1 + n % 5], array['client', 'q' || 1 + n % 4],
    now() - n * interval '17 hours', now() - n * interval '3 hours'
  from users u, generate_series(1, case when u.email = $1 then $2::int else $3::int end) n`;

const SEARCHED = `
  insert into project_search (user_id, project_id, name, labels, description)
  select user_id, id, search_words(name), search_words(category || ' ' || array_to_string(tags, ' ')), search_words(description)
  from projects`;

const MILESTONES = `
  insert into milestones (user_id, project_id, id, name, due_date)
  select p.user_id, p.id, uuidv7(), m.name, p.due_date - m.before
  from projects p, (values ('Design signed off', 20), ('Launch', 2)) m (name, before)`;

/** About half of a project's days have passed; one in ten of those subtasks is overdue. */
const SUBTASKS = `
  insert into subtasks (user_id, project_id, id, title, description, status, priority, due_date, estimated_hours, actual_hours,
    tags, ai_generated, source, position, completed_at, created_at, updated_at)
  select p.user_id, p.id, uuidv7(), 'Photograph pieces ' || n || ' to ' || n + 2 || ' for the gallery',
    E'- Each piece from three sides\\n- Size and glaze noted\\n- Files named and in the shared folder',
    s.status, p.priority, s.due_date, 0.5 + n % 4, case when s.status = 'Completed' then 1.25 end, array['gallery'], n % 2 = 0,
    case when n % 2 = 0 then jsonb_build_object('text', 'Twelve pieces with size and glaze', 'start', 0, 'end', 33) end,
    n, case when s.status = 'Completed' then now() end, p.created_at, p.created_at
  from (
    select p.*, count(*) over (partition by p.user_id) as among, u.email
    from projects p join users u on u.id = p.user_id
  ) p
  cross join lateral generate_series(1, (case when p.email = $1 then $2::int else $3::int end / p.among)::int) n
  cross join lateral (select (p.start_date + ((n * 37) % (p.due_date - p.start_date)))::date as due_date) d
  cross join lateral (
    select d.due_date, case when d.due_date < current_date and n % 10 <> 0 then 'Completed' when n % 7 = 0 then 'In Progress' else 'Pending' end as status
  ) s`;

/** For the subtasks that have none yet. */
const SEARCHED_SUBTASKS = `
  insert into subtask_search (user_id, subtask_id, words)
  select user_id, id, search_words_spelled(title || ' ' || array_to_string(tags, ' ') || ' ' || description) from subtasks s
  where not exists (select from subtask_search w where w.user_id = s.user_id and w.subtask_id = s.id)`;

/** Every third subtask waits for the one before it. */
const DEPENDENCIES = `
  insert into subtask_dependencies (user_id, subtask_id, depends_on_id)
  select s.user_id, s.id, other.id
  from subtasks s
  join subtasks other on other.user_id = s.user_id and other.project_id = s.project_id and other.position = s.position - 1
  where s.position % 3 = 0`;

/** Of all projects, or of those of some people. */
const countersOf = (whose: string) => `
  update projects p set
    subtasks_pending = c.pending, subtasks_in_progress = c.in_progress, subtasks_completed = c.completed, estimated_hours = c.hours, last_position = c.last_position,
    hours_pending = c.hours_pending, hours_in_progress = c.hours_in_progress, hours_completed = c.hours_completed,
    estimated_pending = c.pending, estimated_in_progress = c.in_progress, estimated_completed = c.completed, settled = false,
    progress = c.progress, status = case when c.progress = 100 then 'Completed' when c.progress > 0 then 'In Progress' else 'Pending' end
  from (
    select user_id, project_id, count(*) filter (where status = 'Pending') as pending,
      count(*) filter (where status = 'In Progress') as in_progress, count(*) filter (where status = 'Completed') as completed,
      coalesce(sum(estimated_hours) filter (where status = 'Pending'), 0) as hours_pending,
      coalesce(sum(estimated_hours) filter (where status = 'In Progress'), 0) as hours_in_progress,
      coalesce(sum(estimated_hours) filter (where status = 'Completed'), 0) as hours_completed,
      sum(estimated_hours) as hours, max(position) as last_position,
      round(avg(case status when 'Completed' then 100 when 'In Progress' then 50 else 0 end)) as progress
    from subtasks ${whose} group by user_id, project_id
  ) c where c.user_id = p.user_id and c.project_id = p.id`;

const TOTALS = `
  update users u set projects_total = (select count(*) from projects p where p.user_id = u.id)`;

/** Foreign keys and then indexes that are no key, which make inserting many rows slow. */
const LAID_ASIDE = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  union all
  select format('drop index %I', c.relname), pg_get_indexdef(x.indexrelid)
  from pg_index x join pg_class c on c.oid = x.indexrelid
  where not x.indisunique and c.relnamespace = 'public'::regnamespace`;

/** Works without indexes and foreign keys, and creates them again afterwards. */
async function withBareTables(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ away: string; back: string }>(LAID_ASIDE);
  for (const { away } of rows) await client.query(away);
  await work();
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { back } of rows.toReversed()) await client.query(back);
}

/** Fills the app's tables, and vacuums them as the nightly job would. */
export async function populate(
  { pool }: Pick<DatabaseConnection, 'pool'>,
  population: Population,
): Promise<void> {
  const { email, password } = PERSON;
  const client = await pool.connect();
  try {
    await client.query("set work_mem = '256MB'");
    const hash = await hashPassword(password);
    await withBareTables(client, async () => {
      await client.query(PEOPLE, [email, population.otherUsers, hash]);
      await client.query(PROJECTS, [email, population.projects, population.projectsOfOthers]);
      await client.query(SEARCHED);
      await client.query(MILESTONES);
      await client.query(SUBTASKS, [email, population.subtasks, population.subtasksOfOthers]);
      await client.query(SEARCHED_SUBTASKS);
      await client.query(DEPENDENCIES);
      await client.query(countersOf(''));
      await client.query(TOTALS);
    });
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** The other person who has ten projects of 2,000 subtasks, so that those who are under load have none. */
export const LARGE_PROJECTS_OF = 1;
const LARGE_PROJECTS = 10;

/** Another one who has a project of 2,000 open subtasks, each of which waits for the five before it. */
export const TANGLED_PROJECT_OF = 2;
const WAITS_FOR = 5;

export interface PersonsProjects {
  small: string;
  large: string[];
  tangled: string;
}

const COPIES = `
  insert into projects (user_id, id, name, description, start_date, due_date, due_time, priority, category, tags, created_at, updated_at)
  select user_id, uuidv7(), name || ', copy ' || n, description, start_date, due_date, due_time, priority, category, tags, created_at, updated_at
  from projects, generate_series(1, $2::int) n where id = $1 returning id`;

/** As many subtasks as a project may have, copied from those of a small one. */
const COPIED_SUBTASKS = `
  insert into subtasks (user_id, project_id, id, title, description, status, priority, due_date, estimated_hours, tags,
    ai_generated, source, position, completed_at, created_at, updated_at)
  select s.user_id, copy.id, uuidv7(), s.title || ', round ' || n, s.description, s.status, s.priority, s.due_date,
    s.estimated_hours, s.tags, s.ai_generated, s.source, s.position + (n - 1) * own.count, s.completed_at, s.created_at, s.updated_at
  from subtasks s, unnest($2::uuid[]) copy (id), (select count(*) from subtasks where project_id = $1) own,
    generate_series(1, 2000 / own.count) n
  where s.project_id = $1`;

/** Copies the first project of a person several times, each time with 2,000 subtasks. */
export async function copyToLarge(
  { pool }: Pick<DatabaseConnection, 'pool'>,
  email: string,
  count: number,
): Promise<{ small: string; large: string[] }> {
  const { rows } = await pool.query<{ id: string; user_id: string }>(
    'select p.id, p.user_id from projects p join users u on u.id = p.user_id where u.email = $1 order by p.id limit 1',
    [email],
  );
  const [small] = rows;
  if (!small) throw new Error(`${email} has no project`);
  const copies = await pool.query<{ id: string }>(COPIES, [small.id, count]);
  const large = copies.rows.map(({ id }) => id);
  await pool.query(COPIED_SUBTASKS, [small.id, large]);
  await pool.query(SEARCHED_SUBTASKS);
  await pool.query(countersOf('where user_id = $1'), [small.user_id]);
  await pool.query(`${TOTALS} where id = $1`, [small.user_id]);
  return { small: small.id, large };
}

const OPENED = `
  update subtasks set status = 'Pending', completed_at = null, due_date = current_date + (position * 37) % 60 where project_id = $1`;

const TANGLED = `
  insert into subtask_dependencies (user_id, subtask_id, depends_on_id)
  select s.user_id, s.id, other.id
  from subtasks s join subtasks other on other.user_id = s.user_id and other.project_id = s.project_id
    and other.position between s.position - $2 and s.position - 1
  where s.project_id = $1`;

/** The projects of the two who are measured alone. */
export async function fillLargeProjects({
  pool,
}: Pick<DatabaseConnection, 'pool'>): Promise<PersonsProjects> {
  const { small, large } = await copyToLarge({ pool }, addressOf(LARGE_PROJECTS_OF), LARGE_PROJECTS);
  const [tangled = ''] = (await copyToLarge({ pool }, addressOf(TANGLED_PROJECT_OF), 1)).large;
  await pool.query(OPENED, [tangled]);
  await pool.query(TANGLED, [tangled, WAITS_FOR]);
  await pool.query(countersOf('where user_id = (select user_id from projects where id = $1)'), [tangled]);
  await pool.query('vacuum analyze');
  return { small, large, tangled };
}

/** Takes back what a bench before this one made for these people, and leaves their rows as after a night. */
export async function takeBack(
  { pool }: Pick<DatabaseConnection, 'pool'>,
  title: string,
  userIds: string[],
): Promise<void> {
  const { rowCount } = await pool.query('delete from subtasks where user_id = any($1) and title = $2', [
    userIds,
    title,
  ]);
  if (rowCount === 0) return;
  await pool.query(countersOf('where user_id = any($1)'), [userIds]);
  await pool.query('vacuum analyze subtasks');
  await pool.query('vacuum analyze projects');
}
