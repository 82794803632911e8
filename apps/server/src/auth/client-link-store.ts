import { CLIENT_LINKS_MAX_COUNT, type ClientLinkField } from '@daymark/domain/client-links';
import type { Language } from '@daymark/words/languages';
import { sql } from 'kysely';
import { type Database, firstOf, rowsOf, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';
import type { TokenParts } from './tokens.ts';

/** What the page of a link shows of which project. */
export interface LinkContents {
  project_id: string;
  shows: ClientLinkField[];
  language: Language;
}

export interface ClientLinkRow extends LinkContents {
  id: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

const columnsOf = sql`l.id, l.project_id, l.shows, l.language, l.created_at, l.expires_at, l.last_used_at`;

/** The links of a project, or those of all projects; the newest first. */
export function listClientLinks(
  db: Database,
  { userId, projectId }: { userId: string; projectId: string | null },
): Promise<ClientLinkRow[]> {
  const ofProject = projectId === null ? sql`true` : sql`l.project_id = ${projectId}::uuid`;
  return rowsOf<ClientLinkRow>(db)`
    select ${columnsOf} from client_links l where l.user_id = ${userId} and ${ofProject} order by l.created_at desc, l.id desc
  `;
}

/** Inserts a link; undefined if the limit is reached. */
export async function insertClientLink(
  db: Database,
  { userId, hash, id }: TokenParts & { id: string },
  { project_id, shows, language }: LinkContents,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<ClientLinkRow | undefined> {
  const insertion = sql<ClientLinkRow>`
    insert into client_links as l (user_id, id, project_id, token_hash, shows, language, expires_at, created_at)
    select ${userId}, ${id}, ${project_id}, ${hash}, ${shows}::text[], ${language}, ${expiresAt}, ${now}
    where (select count(*) from client_links where user_id = ${userId}) < ${CLIENT_LINKS_MAX_COUNT}
    returning ${columnsOf}`;
  return (await addToList(db, { userId, list: 'client_links' }, insertion))[0];
}

/** A link that is valid: its project is not in the trash, and its user may use the server. */
export const findClientLink = (
  db: Database,
  { userId, hash }: TokenParts,
  now: Date,
) => firstOf<ClientLinkRow>(db)`
    select ${columnsOf} from client_links l
    join projects p on p.user_id = ${userId} and p.id = l.project_id and p.deleted_at is null
    join users u on u.id = l.user_id and u.disabled_at is null
    where l.user_id = ${userId} and l.token_hash = ${hash} and l.expires_at > ${now}
  `;

export async function updateLinkUse(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('client_links')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** False if the user has no such link. */
export const deleteClientLink = (db: Database, userId: string, id: string): Promise<boolean> =>
  wrote(db.deleteFrom('client_links').where('user_id', '=', userId).where('id', '=', id));

export async function deleteClientLinks(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('client_links').where('user_id', '=', userId).execute();
}
