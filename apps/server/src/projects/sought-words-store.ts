import { type RawBuilder, sql } from 'kysely';

/** One word of a query. */
export interface Word {
  text: string;
  /** Its number in the query, from 1: the row of `sought` and `guessed` that holds its patterns. */
  n: RawBuilder<number>;
  /** False for what has no letter and no digit in it, and is looked for as it stands. */
  isWord: boolean;
  /** Whether an index of trigrams knows it: where a database was made without a language, those of ASCII alone. */
  isIndexable: boolean;
}

const isAscii = (text: string): boolean => /^\p{ASCII}+$/u.test(text.replace(/\p{M}/gu, ''));

export function wordsOf(query: string): Word[] {
  const texts = [...new Set(query.split(/\s+/).filter((text) => text !== ''))];
  return texts.map((text, index) => {
    const normal = text.normalize('NFKD');
    const isWord = /[\p{L}\p{N}]/u.test(normal);
    return { text, n: sql.lit(index + 1), isWord, isIndexable: isWord && isAscii(normal) };
  });
}

/** Shorter words are too like each other to be guessed, and longer ones would take too many guesses. */
const GUESSED_LENGTHS = { from: 4, to: 32 };

/**
 * The beginning of a `with` that makes patterns for `like`, each once for the statement: in `sought` for the word, that is
 * folded as the searched texts are, and in `guessed` also for what nearly begins so: with one letter wrong, too many or
 * missing, or two swapped. Where the last letter is in question the word must end there, or each that begins the same
 * would do. `phrase` holds the whole.
 */
export const patternsOf = (words: readonly Word[]) => sql`
  phrase as materialized (select search_words(${words.map(({ text }) => text).join(' ')}::text) as words),
  sought as materialized (
    select n, w, '% ' || w || '%' as begins, '% ' || w || ' %' as whole
    from unnest(${words.map(({ text }) => text)}::text[]) with ordinality as word (text, n),
      lateral (select btrim(search_words(text)) as w) folded
  ),
  guessed as materialized (
    select n, array(
      select begins
      union
      select '% ' || edit || case when i + beyond < length(w) then '%' else ' %' end
      from generate_series(1, case when length(w) between ${GUESSED_LENGTHS.from} and ${GUESSED_LENGTHS.to} then length(w) else 0 end) i,
        lateral (values
          (overlay(w placing '_' from i for 1), 0),
          (overlay(w placing '' from i for 1), 0),
          (overlay(w placing '_' from i for 0), -1),
          (overlay(w placing reverse(substr(w, i, 2)) from i for 2), 1)
        ) as edits (edit, beyond)
    ) as guesses
    from sought
  )`;
