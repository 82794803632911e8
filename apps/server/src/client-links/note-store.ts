import { CLIENT_NOTES_SHOWN } from '@daymark/domain/client-links';
import { sql } from 'kysely';
import { type Database, firstOf, hasRows } from '../db/database.ts';
import { ownProject } from '../db/own-project.ts';

export interface ClientNoteRow {
  id: string;
  project_id: string;
  text: string;
  answers: string | null;
  created_at: Date;
  seen_at: Date | null;
}

const COLUMNS = ['id', 'project_id', 'text', 'answers', 'created_at', 'seen_at'] as const;

/** The notes about a project or of a link, the newest first. */
export function listNotes(
  db: Database,
  { userId, ...of }: { userId: string } & ({ projectId: string } | { linkId: string }),
): Promise<ClientNoteRow[]> {
  const notes = db.selectFrom('client_notes').select(COLUMNS).where('user_id', '=', userId);
  const wanted =
    'linkId' in of ? notes.where('link_id', '=', of.linkId) : notes.where('project_id', '=', of.projectId);
  return wanted.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(CLIENT_NOTES_SHOWN).execute();
}

/** All notes of a user, for an export. */
export const listEveryNote = (db: Database, userId: string): Promise<ClientNoteRow[]> =>
  db
    .selectFrom('client_notes')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export interface NoteToInsert {
  userId: string;
  id: string;
  projectId: string;
  linkId: string;
  text: string;
  answers: string | null;
}

/** Inserts a note, once: false if it is there already. */
export function insertNote(db: Database, note: NoteToInsert, now: Date): Promise<boolean> {
  const { userId, id, projectId, linkId, text, answers } = note;
  return hasRows(db)`
    insert into client_notes (user_id, id, project_id, link_id, text, answers, created_at)
    values (${userId}, ${id}, ${projectId}, ${linkId}, ${text}, ${answers}, ${now})
    on conflict (user_id, id) do nothing returning id
  `;
}

export async function isNotePresent(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('client_notes')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a note as seen; one that was seen before keeps its time. Undefined if the user has no such note. */
export const updateSeen = (
  db: Database,
  { userId, id }: { userId: string; id: string },
  seenAt: Date | null,
) => firstOf<ClientNoteRow>(db)`
    update client_notes set seen_at = case when ${seenAt}::timestamptz is null then null else coalesce(seen_at, ${seenAt}) end
    where user_id = ${userId} and id = ${id}
    returning ${sql.join(COLUMNS.map((name) => sql.ref(name)))}
  `;

export interface UnseenNote {
  text: string;
  answers: string | null;
  projectName: string;
}

/** What clients wrote that the user has not seen, the newest first, and how many there are. */
export async function findUnseenNotes(
  db: Database,
  { userId, count }: { userId: string; count: number },
): Promise<{ notes: UnseenNote[]; notesCount: number }> {
  const { rows } = await sql<UnseenNote & { notesCount: number }>`
    select n.text, n.answers, p.name as "projectName", count(*) over ()::int as "notesCount"
    from client_notes n ${ownProject(userId, sql`n.project_id`)}
    where n.user_id = ${userId} and n.seen_at is null
    order by n.created_at desc, n.id desc limit ${count}
  `.execute(db);
  const notes = rows.map(({ text, answers, projectName }) => ({ text, answers, projectName }));
  return { notes, notesCount: rows[0]?.notesCount ?? 0 };
}
