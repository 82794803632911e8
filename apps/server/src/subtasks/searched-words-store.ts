import { type RawBuilder, sql } from 'kysely';

/** The searched words of a subtask's row, as the column `words` of `subtask_search`. */
const searchedWordsOf = (subtask: RawBuilder<unknown>) =>
  sql`search_words_spelled(${subtask}.title || ' ' || array_to_string(${subtask}.tags, ' ') || ' ' || ${subtask}.description)`;

/** Inserts the searched words of subtasks that the statement before it inserted. */
export const insertionOfWords = (userId: string, ids: readonly string[]) =>
  sql<never>`
    insert into subtask_search (user_id, subtask_id, words)
    select s.user_id, s.id, ${searchedWordsOf(sql`s`)} from subtasks s where s.user_id = ${userId} and s.id = any(${ids}::uuid[])`;

/** For a `with` whose `after` has the changed subtasks: updates their words. */
export const updatedWords = (userId: string) => sql`words_of (subtask_id, words) as (
      select a.id, ${searchedWordsOf(sql`a`)} from after a
    ),
    searched as (
      update subtask_search w set words = n.words from words_of n
      where w.user_id = ${userId} and w.subtask_id = n.subtask_id and w.words <> n.words
    )`;
