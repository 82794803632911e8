import type { QuoteContent } from '@daymark/contract/quotes';
import type { Day } from '@daymark/domain/dates';
import { QUOTES_MAX_COUNT, type QuoteState } from '@daymark/domain/quotes';
import { sql } from 'kysely';
import { type Database, firstOf, rowsOf, wrote } from '../db/database.ts';

export interface QuoteRow {
  id: string;
  project_id: string;
  number: number;
  state: QuoteState;
  valid_until: Day;
  content: QuoteContent;
  answered_by: string | null;
  version: number;
  created_at: Date;
  sent_at: Date | null;
  answered_at: Date | null;
}

export interface Owned {
  userId: string;
  id: string;
}

const COLUMNS = sql`q.id, q.project_id, q.number, q.state, q.valid_until, q.content, q.answered_by, q.version, q.created_at,
  q.sent_at, q.answered_at`;

/** The quotes of a project, or those of all projects; the newest first. */
export function listQuotes(
  db: Database,
  { userId, projectId }: { userId: string; projectId: string | null },
): Promise<QuoteRow[]> {
  const ofProject = projectId === null ? sql`true` : sql`q.project_id = ${projectId}::uuid`;
  return rowsOf<QuoteRow>(db)`
    select ${COLUMNS} from quotes q where q.user_id = ${userId} and ${ofProject} order by q.project_id, q.number desc
  `;
}

/** A quote whose project is not in the trash. */
export const findQuote = (db: Database, { userId, id }: Owned) => firstOf<QuoteRow>(db)`
    select ${COLUMNS} from quotes q
    join projects p on p.user_id = ${userId} and p.id = q.project_id and p.deleted_at is null
    where q.user_id = ${userId} and q.id = ${id}
  `;

/** What a client is shown: the quote of a project that was sent last. */
export const findShownQuote = (
  db: Database,
  { userId, projectId }: { userId: string; projectId: string },
) => firstOf<QuoteRow>(db)`
    select ${COLUMNS} from quotes q
    where q.user_id = ${userId} and q.project_id = ${projectId} and q.state <> 'draft'
    order by q.number desc limit 1
  `;

interface Draft {
  valid_until: Day;
  content: QuoteContent;
}

/** Inserts a draft under the next number; undefined if there is one already, or if there are too many quotes. */
export const insertQuote = (
  db: Database,
  { userId, id, projectId }: Owned & { projectId: string },
  { valid_until, content }: Draft,
  now: Date,
) => firstOf<QuoteRow>(db)`
    insert into quotes as q (user_id, id, project_id, number, state, valid_until, content, created_at)
    select ${userId}, ${id}, ${projectId}, coalesce(max(number), 0) + 1, 'draft', ${valid_until}::date,
      ${JSON.stringify(content)}::jsonb, ${now}
    from quotes where user_id = ${userId} and project_id = ${projectId}
    having coalesce(max(number), 0) < ${QUOTES_MAX_COUNT}
    on conflict do nothing
    returning ${COLUMNS}
  `;

/** Changes a draft of this version, if one is given. */
export const updateDraft = (
  db: Database,
  { userId, id }: Owned,
  { valid_until, content }: Draft,
  ifVersion: number | undefined,
) => firstOf<QuoteRow>(db)`
    update quotes q set valid_until = ${valid_until}, content = ${JSON.stringify(content)}::jsonb, version = version + 1
    where q.user_id = ${userId} and q.id = ${id} and q.state = 'draft'
      and q.version = coalesce(${ifVersion ?? null}::integer, q.version)
    returning ${COLUMNS}
  `;

/** Marks a draft of this version as sent. */
export const updateSent = (
  db: Database,
  { userId, id }: Owned,
  ifVersion: number | undefined,
  now: Date,
) => firstOf<QuoteRow>(db)`
    update quotes q set state = 'sent', sent_at = ${now}, version = version + 1
    where q.user_id = ${userId} and q.id = ${id} and q.state = 'draft'
      and q.version = coalesce(${ifVersion ?? null}::integer, q.version)
    returning ${COLUMNS}
  `;

/** Replaces what was sent of a project before this quote. */
export async function updateReplaced(
  db: Database,
  { userId, id, projectId }: Owned & { projectId: string },
): Promise<void> {
  await sql`
    update quotes set state = 'replaced', version = version + 1
    where user_id = ${userId} and project_id = ${projectId} and id <> ${id} and state = 'sent'
  `.execute(db);
}

/** Notes the answer to a quote that was sent. Undefined if none is awaited. */
export const updateAnswer = (
  db: Database,
  { userId, id }: Owned,
  { state, name }: { state: 'accepted' | 'declined'; name: string },
  now: Date,
) => firstOf<QuoteRow>(db)`
    update quotes q set state = ${state}, answered_by = ${name}, answered_at = ${now}, version = version + 1
    where q.user_id = ${userId} and q.id = ${id} and q.state = 'sent'
    returning ${COLUMNS}
  `;

export const deleteDraft = (db: Database, { userId, id }: Owned): Promise<boolean> =>
  wrote(
    db.deleteFrom('quotes').where('user_id', '=', userId).where('id', '=', id).where('state', '=', 'draft'),
  );
