import { as, lexemesOf } from './lexemes.ts';
import { entriesIn } from './lexicon/lexicons.ts';
import { LANGUAGES, type Language } from './token.ts';

/** So much of a long text tells its language. */
const READ_MAX = 4000;
/** Fewer small words tell nothing. */
const WORDS_MIN = 2;
/** A text in a language that is known has at least this share of its small words. */
const SHARE_MIN = 0.12;

/** Words and phrases of a language that stand in nearly every sentence of it. */
function smallWordsIn(text: string, language: Language): { small: number; words: number } {
  let [small, words] = [0, 0];
  for (const lexeme of lexemesOf(text, entriesIn(language))) {
    if (lexeme.kind !== 'word') continue;
    words += 1;
    if (
      as(lexeme, 'small') ??
      as(lexeme, 'unit') ??
      as(lexeme, 'weekday') ??
      as(lexeme, 'relative') ??
      as(lexeme, 'month')
    )
      small += 1;
  }
  return { small, words };
}

/** What a text is written in, by its small words; `other` where none of the known languages has enough of them. */
export function languageOf(text: string): Language {
  const read = text.slice(0, READ_MAX);
  const counts = LANGUAGES.filter((language) => language !== 'other').map((language) => ({
    language,
    ...smallWordsIn(read, language),
  }));
  const best = counts.reduce((one, other) => (other.small > one.small ? other : one));
  const isKnown = best.small >= WORDS_MIN && best.small >= best.words * SHARE_MIN;
  if (isKnown) return best.language;
  // A few words in plain letters are read as English, which has the most to lose by not being read.
  return best.words < 12 && !/[^\p{Script=Latin}\p{P}\p{S}\p{N}\s]/u.test(read)
    ? best.small > 0
      ? best.language
      : 'en'
    : 'other';
}
