import { ProjectListQuery } from '@daymark/contract/projects';
import { ProjectSearchQuery } from '@daymark/contract/search';
import { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import { addDays } from '@daymark/domain/dates';
import { PUBLISHED_CALENDAR_DAYS_BEFORE } from '@daymark/domain/limits';
import type { Database } from '../apps/server/src/db/database.ts';
import { daysOfProject } from '../apps/server/src/db/subtask-json.ts';
import { readUnlessKnown, type VersionedRead } from '../apps/server/src/db/versioned-read.ts';
import { dayIn, offsetsUntil, startOfMonth } from '../apps/server/src/http/today.ts';
import { listProjects } from '../apps/server/src/projects/list-store.ts';
import { findProjects } from '../apps/server/src/projects/search-store.ts';
import { readProjectStats } from '../apps/server/src/projects/stats-store.ts';
import { readCalendar } from '../apps/server/src/published-calendars/store.ts';
import { readAgenda } from '../apps/server/src/subtasks/agenda-store.ts';
import { listSubtasks } from '../apps/server/src/subtasks/store.ts';
import { LEAST_COMPLETION, LEAST_CREATION, type LeastWrite, type OthersRows } from './least-writes.ts';
import type { Statement } from './limits-server.ts';
import { CONNECTIONS, type Request, type RequestsOf } from './load.ts';
import { PERSON } from './population.ts';

/** The rows that the requests ask for. */
export interface Stage {
  address: string;
  token: string;
  userId: string;
  projectIds: string[];
  subtaskIds: string[];
  others: OthersRows;
}

/** The work of a bare server before it sends the same JSON. */
export type Bound =
  /** The app's own statement, recorded from the read that sends it, and the least statement for the same facts. */
  | { kind: 'query'; read: (db: Database) => Promise<unknown>; least: Statement }
  /** One durable insert of the body into a table of two columns, and the least correct write in the app's own tables. */
  | { kind: 'insert'; least: LeastWrite }
  /** One hash of a password. */
  | { kind: 'hash' };

/** One operation and its bound. */
export interface Case {
  name: string;
  title: string;
  requestsOf: RequestsOf;
  bound: Bound;
  /** Requests that the app alone gets meanwhile, by turns, ten a second. */
  changes?: Request[];
}

/** The title of subtasks that a bench creates. */
export const MADE_TITLE = 'Call the printer about the labels';

const JSON_TYPE = { 'content-type': 'application/json' };

/** The part of a list that one connection uses. */
const share = <T>(all: readonly T[], connection: number): T[] =>
  all.filter((_, index) => index % CONNECTIONS === connection % CONNECTIONS);

/** The bare servers read all rows. */
const NOTHING_KNOWN = { server: null, versions: [] };

const UNCHANGED = '-unchanged';

/** More URLs than the app stores answers of, so that every answer is evicted before its URL is requested again. */
const ADDRESSES = 2_000;

interface Read<Row> {
  name: string;
  title: string;
  paths: (connection: number) => string[];
  read: VersionedRead<Row>;
  least: Statement;
}

/** A read whose answer the app stores until it changes: measured without a stored answer, as after a change, and with one. */
function revalidated<Row>(token: string, { name, title, paths, read, least }: Read<Row>): Case[] {
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string): Request => ({ method: 'GET', path, headers });
  const bound: Bound = { kind: 'query', read: (db) => readUnlessKnown(db, read, undefined), least };
  const anew: RequestsOf = (connection) => {
    const own = paths(connection);
    return Array.from({ length: ADDRESSES }, (_, n) => {
      const path = own[n % own.length] ?? '';
      return get(`${path}${path.includes('?') ? '&' : '?'}anew=${connection}-${n}`);
    });
  };
  return [
    { name, title: `${title}, changed`, requestsOf: anew, bound },
    {
      name: name + UNCHANGED,
      title: `${title}, unchanged`,
      requestsOf: (connection) => paths(connection).map(get),
      bound,
    },
  ];
}

function projectReads({ token, userId, projectIds }: Stage): Case[] {
  const headers = { authorization: `Bearer ${token}` };
  const projectRows = `p.*,
    (select string_agg(m.name || m.due_date, ' ') from milestones m where m.user_id = p.user_id and m.project_id = p.id) as milestones,
    (select string_agg(s.due_date || s.status, ' ') from subtasks s
     where s.user_id = p.user_id and s.project_id = p.id and s.deleted_at is null) as days`;
  return [
    ...revalidated(token, {
      name: 'list-projects',
      title: 'list of 50 projects',
      paths: () => ['/api/projects?limit=50'],
      read: listProjects(
        { userId, known: NOTHING_KNOWN },
        ProjectListQuery.parse({ limit: 50 }),
        daysOfProject(userId),
      ),
      least: {
        text: `select ${projectRows} from projects p where user_id = $1 and deleted_at is null order by created_at desc, id desc limit 50`,
        values: [userId],
      },
    }),
    ...revalidated(token, {
      name: 'list-subtasks',
      title: 'the 20 subtasks of a project',
      paths: (connection) => share(projectIds, connection).map((id) => `/api/subtasks/projects/${id}`),
      read: listSubtasks({ userId, projectId: projectIds[0] ?? '' }, NOTHING_KNOWN),
      least: {
        text: 'select * from subtasks where user_id = $1 and project_id = $2 and deleted_at is null order by due_date, position',
        values: [userId, projectIds[0] ?? ''],
      },
    }),
    {
      name: 'search',
      title: 'search for the beginning of a word, which ten projects have',
      requestsOf: () => [{ method: 'GET', path: '/api/projects/search?query=craf', headers }],
      bound: {
        kind: 'query',
        read: (db) =>
          findProjects(
            db,
            { userId, query: ProjectSearchQuery.parse({ query: 'craf' }) },
            daysOfProject(userId),
          ),
        least: {
          text: `select ${projectRows}, count(*) over () from project_search w
            join projects p on p.user_id = w.user_id and p.id = w.project_id and p.deleted_at is null
            where w.user_id = $1 and w.name || w.labels || w.description like $2 order by p.created_at desc limit 10`,
          values: [userId, '% craf%'],
        },
      },
    },
  ];
}

function dashboardReads({ token, userId }: Stage): Case[] {
  const now = new Date();
  const today = dayIn('UTC', now);
  const openByDueDate = new URLSearchParams({
    status: JSON.stringify(['Pending', 'In Progress']),
    sortBy: 'dueDate',
    sortOrder: 'asc',
    limit: '50',
  });
  const agenda = SubtaskStatsQuery.parse(Object.fromEntries(openByDueDate));
  return [
    ...revalidated(token, {
      name: 'dashboard-stats',
      title: 'figures over all projects',
      paths: () => ['/api/projects/stats'],
      read: readProjectStats(userId, { today, monthStart: startOfMonth('UTC', today) }),
      least: {
        text: `select count(*), avg(progress), sum(estimated_hours), avg(due_date - start_date),
            count(*) filter (where status = 'Completed') as completed, count(*) filter (where priority = 'High') as high
          from projects where user_id = $1 and deleted_at is null`,
        values: [userId],
      },
    }),
    ...revalidated(token, {
      name: 'dashboard-agenda',
      title: 'the next 50 open subtasks of all projects',
      paths: () => [`/api/subtasks/stats?${openByDueDate}`],
      read: readAgenda({ userId, known: NOTHING_KNOWN }, agenda, {
        today,
        offsets: offsetsUntil('UTC', now),
      }),
      least: {
        text: `select s.*, p.name, p.category, figures.* from subtasks s
          join projects p on p.user_id = s.user_id and p.id = s.project_id
          cross join (
            select count(*), count(*) filter (where status = 'Pending') as pending, count(*) filter (where due_date < current_date) as overdue,
              sum(estimated_hours), avg(estimated_hours)
            from subtasks where user_id = $1 and deleted_at is null and status in ('Pending', 'In Progress')
          ) figures
          where s.user_id = $1 and s.deleted_at is null and s.status in ('Pending', 'In Progress') order by s.due_date limit 50`,
        values: [userId],
      },
    }),
  ];
}

const reads = (stage: Stage): Case[] => [...projectReads(stage), ...dashboardReads(stage)];

const changeOf = (token: string, id: string, status: string): Request => ({
  method: 'PUT',
  path: `/api/subtasks/${id}`,
  headers: { authorization: `Bearer ${token}`, ...JSON_TYPE },
  body: JSON.stringify({ status }),
});

function writes({ token, projectIds, subtaskIds }: Stage): Case[] {
  const headers = { authorization: `Bearer ${token}`, ...JSON_TYPE };
  const create = (id: string): Request => ({
    method: 'POST',
    path: `/api/subtasks/projects/${id}`,
    headers,
    body: JSON.stringify({
      title: MADE_TITLE,
      dueDate: '2026-12-01',
      estimatedHours: 1.5,
    }),
  });
  const change = (id: string, status: string) => changeOf(token, id, status);
  return [
    {
      name: 'create-subtask',
      title: 'create a subtask',
      requestsOf: (connection) => share(projectIds, connection).map(create),
      bound: { kind: 'insert', least: LEAST_CREATION },
    },
    {
      name: 'complete-subtask',
      title: 'complete a subtask, or open it again',
      requestsOf: (connection) => {
        const own = share(subtaskIds, connection);
        return [...own.map((id) => change(id, 'Completed')), ...own.map((id) => change(id, 'In Progress'))];
      },
      bound: { kind: 'insert', least: LEAST_COMPLETION },
    },
  ];
}

/** A calendar with every task and milestone of a person: also read while a task of it is completed and reopened. */
function calendarFeed({ token, userId, subtaskIds }: Stage, path: string): Case[] {
  const [made, unchanged] = revalidated(token, {
    name: 'calendar-feed',
    title: 'a calendar feed of 1,000 tasks',
    paths: () => [path],
    read: readCalendar({
      userId,
      projectId: null,
      from: addDays(dayIn('UTC', new Date()), -PUBLISHED_CALENDAR_DAYS_BEFORE),
      withTasks: true,
      withCompleted: true,
      withWaits: true,
      withMilestones: true,
    }),
    least: {
      text: `select s.id, s.title, s.due_date, s.due_time, s.estimated_hours, s.status, s.version, s.updated_at, p.id as project, p.name
        from subtasks s join projects p on p.user_id = s.user_id and p.id = s.project_id
        where s.user_id = $1 and s.deleted_at is null and s.due_date is not null order by s.due_date`,
      values: [userId],
    },
  });
  if (!made || !unchanged) return [];
  const changing: Case = {
    ...unchanged,
    name: 'calendar-feed-changing',
    title: 'a calendar feed of 1,000 tasks, changed ten times a second',
    changes: ['Completed', 'In Progress'].map((status) => changeOf(token, subtaskIds[0] ?? '', status)),
  };
  return [made, changing, unchanged];
}

const logIn: Case = {
  name: 'log-in',
  title: 'log in (argon2id, 19 MiB, two passes)',
  requestsOf: () => [
    { method: 'POST', path: '/api/auth/login', headers: JSON_TYPE, body: JSON.stringify(PERSON) },
  ],
  bound: { kind: 'hash' },
};

/** Reads are first, so that the rows of the writes do not affect them. */
export const casesOf = (stage: Stage, calendarPath: string): Case[] => [
  ...reads(stage),
  ...calendarFeed(stage, calendarPath),
  ...writes(stage),
  logIn,
];

/** The same in groups, without the log-in, which does not depend on the size of the data. */
export function operationsOf(stage: Stage) {
  const all = reads(stage);
  // Users request the same URLs again, and their writes change some of the answers.
  const asked = all.filter(({ name }) => name === 'search' || name.endsWith(UNCHANGED));
  return { reads: all, asked, writes: writes(stage) };
}
