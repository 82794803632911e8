import { type RawBuilder, sql } from 'kysely';

/** The searched text of a project's row, as the columns `name, labels, description` of `project_search`. */
export const searchedWordsOf = (project: RawBuilder<unknown>) => sql`
  search_words(${project}.name),
  search_words(${project}.category || ' ' || array_to_string(${project}.tags, ' ')),
  search_words(${project}.description)`;
