import { type RawBuilder, sql } from 'kysely';

/** One word of a query. */
export interface Word {
  text: string;
  /** Its number in the query, from 1: the row of its patterns in `sought` and `guessed`. */
  n: RawBuilder<number>;
  /** False for input without letters and digits, which is searched literally. */
  isWord: boolean;
  /** "C++", "R&D": beside its letters it has signs, with which it is meant. */
  hasSigns: boolean;
  /** Whether a trigram index supports it: in a database without a locale, only ASCII words. */
  isIndexable: boolean;
  /** "Plaetzchen" for "Plätzchen", with the number of its own patterns. */
  spelled: { text: string; n: RawBuilder<number> } | null;
}

const isAscii = (text: string): boolean => /^\p{ASCII}+$/u.test(text.replace(/\p{M}/gu, ''));

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** The word as it is typed without umlauts. */
const withoutUmlauts = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);

export function wordsOf(query: string): Word[] {
  const texts = [...new Set(query.split(/\s+/).filter((text) => text !== ''))];
  let rows = texts.length;
  return texts.map((text, index) => {
    const normal = text.normalize('NFKD');
    const isWord = /[\p{L}\p{N}]/u.test(normal);
    const other = withoutUmlauts(text);
    const isSpelled = isWord && other !== text.normalize('NFC').toLowerCase();
    if (isSpelled) rows += 1;
    return {
      text,
      n: sql.lit(index + 1),
      isWord,
      hasSigns: isWord && /[^\p{L}\p{N}\p{M}\s]/u.test(text),
      isIndexable: isWord && isAscii(normal),
      spelled: isSpelled ? { text: other, n: sql.lit(rows) } : null,
    };
  });
}

/** A condition on a word in any of its spellings. */
export const inAnySpelling = (word: Word, has: (word: Word) => RawBuilder<boolean>): RawBuilder<boolean> =>
  word.spelled === null
    ? has(word)
    : sql<boolean>`(${has(word)} or ${has({ ...word, ...word.spelled, spelled: null })})`;

/** Whether a text has the word with its signs. */
export const hasLiterally = ({ text }: Word, place: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${place}), lower(${text}::text)) > 0`;

/** Shorter words are too similar to each other for guesses, and longer ones would need too many. */
const GUESSED_LENGTHS = { from: 4, to: 32 };

/**
 * The beginning of a `with` that makes patterns for `like`, once per statement: in `sought` for the word, normalised
 * like the searched texts, and in `guessed` also for similar beginnings: one letter wrong, added or missing, or two
 * swapped. If the last letter differs, the word must end there, because otherwise every word with the same beginning
 * would match. "Plaetzchen" is also guessed to be "Plätzchen". `phrase` is the whole query.
 */
export const patternsOf = (words: readonly Word[]) => {
  const spellings = words.flatMap(({ spelled }) => spelled ?? []);
  return sql`
  phrase as materialized (select search_words(${words.map(({ text }) => text).join(' ')}::text) as words),
  sought as materialized (
    select n, w, '% ' || w || '%' as begins, '% ' || w || ' %' as whole
    from unnest(${[...words, ...spellings].map(({ text }) => text)}::text[]) with ordinality as word (text, n),
      lateral (select btrim(search_words(text)) as w) folded
  ),
  guessed as materialized (
    select n, array(
      select begins
      union
      select '% ' || regexp_replace(w, '([aou])e', '\\1', 'g') || '%'
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
};
