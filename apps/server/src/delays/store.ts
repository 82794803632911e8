import type { Day } from '@daymark/domain/dates';
import type { Language } from '@daymark/words/languages';
import { sql } from 'kysely';
import { type Database, firstOf, rowsOf } from '../db/database.ts';
import type { Part } from './about.ts';

interface OfProjects {
  userId: string;
  projectIds: readonly string[];
}

/** The dates of a project that are followed. */
export interface FollowedDates {
  id: string;
  due: Day;
  /** The last day of its tasks, without recurring ones; null if there is none. */
  finish: Day | null;
}

/** The present dates of some projects. */
export const findDates = (db: Database, { userId, projectIds }: OfProjects) => rowsOf<FollowedDates>(db)`
    select p.id, p.due_date as due, (
      select max(s.due_date) from subtasks s
      where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null and s.series_id is null
    ) as finish
    from projects p
    where p.user_id = ${userId} and p.id = any(${[...projectIds]}::uuid[]) and p.deleted_at is null
  `;

export type MoveKind = 'plan' | 'replan' | 'series' | 'hand' | 'undo';

export interface MoveToInsert {
  id: string;
  projectId: string;
  tracked: 'due' | 'finish';
  kind: MoveKind;
  from: Day | null;
  to: Day | null;
  parts: Part[];
  changeId: string | null;
}

export async function insertMoves(
  db: Database,
  userId: string,
  moves: readonly MoveToInsert[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('date_moves')
    .values(
      moves.map((move) => ({
        user_id: userId,
        id: move.id,
        project_id: move.projectId,
        tracked: move.tracked,
        kind: move.kind,
        moved_from: move.from,
        moved_to: move.to,
        parts: JSON.stringify(move.parts),
        change_id: move.changeId,
        made_at: now,
      })),
    )
    .execute();
}

export interface MoveRow {
  id: string;
  project_id: string;
  tracked: 'due' | 'finish';
  kind: MoveKind;
  moved_from: Day | null;
  moved_to: Day | null;
  parts: Part[];
  made_at: Date;
}

const COLUMNS = sql`m.id, m.project_id, m.tracked, m.kind, m.moved_from, m.moved_to, m.parts, m.made_at`;

/** The newest moves of a project, the oldest of them first. */
export async function listMoves(
  db: Database,
  { userId, projectId, most }: { userId: string; projectId: string; most: number },
): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select ${COLUMNS} from date_moves m
    where m.user_id = ${userId} and m.project_id = ${projectId} order by m.made_at desc, m.id desc limit ${most}
  `.execute(db);
  return rows.toReversed();
}

/** The moves that came with a plan change. */
export const listMovesOfChange = (db: Database, userId: string, changeId: string) => rowsOf<MoveRow>(db)`
    select ${COLUMNS} from date_moves m where m.user_id = ${userId} and m.change_id = ${changeId} order by m.id
  `;

/** All moves of a user, for an export. */
export const listEveryMove = (db: Database, userId: string) => rowsOf<MoveRow>(db)`
    select ${COLUMNS} from date_moves m where m.user_id = ${userId} order by m.made_at, m.id
  `;

/** Answers count for what moves a date up to so many days after they came. */
const ANSWER_COUNTS_DAYS = 14;

export interface LateWaitRow {
  id: string;
  project_id: string;
  title: string;
  who: string | null;
  expected_on: Day;
  answered_on: Day | null;
  /** Days past the agreed day. */
  late: number;
  /** The days of them that are booked already, for the due date and for the end of the tasks. */
  booked: { due: number; finish: number };
}

const bookedTo = (userId: string, tracked: 'due' | 'finish') => sql`(
  select coalesce(sum((part->>'days')::int), 0)
  from date_moves m cross join lateral jsonb_array_elements(m.parts) part
  where m.user_id = ${userId} and m.project_id = w.project_id and m.tracked = ${tracked}
    and part->'about'->>'waitId' = w.id::text
)`;

/** Waits for somebody that run past their agreed day, or ended past it lately. */
export function listLateWaits(
  db: Database,
  { userId, projectIds }: OfProjects,
  now: Date,
): Promise<LateWaitRow[]> {
  const today = sql`(${now}::timestamptz at time zone (select u.timezone from users u where u.id = ${userId}))::date`;
  return rowsOf<LateWaitRow>(db)`
    select w.id, w.project_id, w.title, coalesce(c.name, w.who) as who, w.expected_on, w.answered_on,
      coalesce(w.answered_on, ${today}) - w.expected_on as late,
      json_build_object('due', ${bookedTo(userId, 'due')}, 'finish', ${bookedTo(userId, 'finish')}) as booked
    from waits w
    left join clients c on c.user_id = ${userId} and c.id = w.client_id
    where w.user_id = ${userId} and w.project_id = any(${[...projectIds]}::uuid[])
      and (w.client_id is not null or w.who is not null)
      and w.ended is distinct from 'dropped' and coalesce(w.answered_on, ${today}) > w.expected_on
      and (w.answered_on is null or ${today} - w.answered_on <= ${ANSWER_COUNTS_DAYS})
    order by w.expected_on, w.id
  `;
}

/** A project and the language of its client; null without one, or without a language. */
export const findToldProject = (
  db: Database,
  { userId, projectId }: { userId: string; projectId: string },
) => firstOf<{ name: string; language: Language | null; locale: string }>(db)`
    select p.name, c.language, (select u.locale from users u where u.id = ${userId}) as locale
    from projects p
    left join clients c on c.user_id = ${userId} and c.id = p.client_id
    where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
  `;
