import { TEMPLATES_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';
import type { Original } from './duplicating.ts';

/** What a template keeps of its project. */
export interface TemplateContent extends Original {
  /** The weekdays on which the project was worked on. */
  weekdays: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
}

export interface TemplateRow {
  id: string;
  name: string;
  /** As `insertTemplate` stored it. */
  content: TemplateContent;
  created_at: Date;
}

const columns = ['id', 'name', 'content', 'created_at'] as const;

export async function listTemplates(db: Database, userId: string): Promise<TemplateRow[]> {
  return db
    .selectFrom('templates')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$castTo<TemplateRow>()
    .execute();
}

export async function findTemplate(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('templates')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$castTo<TemplateRow>()
    .executeTakeFirst();
}

/** Inserts a template; undefined if the limit is reached. */
export async function insertTemplate(
  db: Database,
  userId: string,
  { id, name, content }: Omit<TemplateRow, 'created_at'>,
  now: Date,
): Promise<TemplateRow | undefined> {
  const insertion = sql<TemplateRow>`
    insert into templates (user_id, id, name, content, created_at)
    select ${userId}, ${id}, ${name}, ${JSON.stringify(content)}::jsonb, ${now}
    where (select count(*) from templates where user_id = ${userId}) < ${TEMPLATES_MAX_COUNT}
    returning id, name, content, created_at`;
  const [inserted] = await addToList(db, { userId, list: 'templates' }, insertion);
  return inserted;
}

export const deleteTemplate = (
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> => wrote(db.deleteFrom('templates').where('user_id', '=', userId).where('id', '=', id));
