import { as, lexemesOf } from './lexemes.ts';
import { entriesIn } from './lexicon/lexicons.ts';
import { LANGUAGES, type Language } from './token.ts';

/** The first characters of a long text are enough to detect its language. */
const READ_MAX = 4000;
/** With fewer small words the language cannot be detected. */
const WORDS_MIN = 2;
/** The least share of small words in a text of a known language. */
const SHARE_MIN = 0.12;

/** Words and phrases that occur in nearly every sentence of a language. */
function smallWordsIn(text: string, language: Language): { small: number; words: number } {
  let [small, words] = [0, 0];
  for (const lexeme of lexemesOf(text, entriesIn(language))) {
    if (lexeme.kind !== 'word') continue;
    words += 1;
    if (
      as(lexeme, 'small') ??
      as(lexeme, 'article') ??
      as(lexeme, 'and') ??
      as(lexeme, 'unit') ??
      as(lexeme, 'weekday') ??
      as(lexeme, 'relative') ??
      as(lexeme, 'month')
    )
      small += 1;
  }
  return { small, words };
}

/**
 * Detects the language of a text by its small words; `other` if no known language has enough of them. Where a few words
 * tell nothing, it is that of the writer's locale (BCP 47), else English.
 */
export function languageOf(text: string, locale = 'en'): Language {
  const usual = LANGUAGES.find((language) => language === locale.split('-', 1)[0]) ?? 'en';
  const read = text.slice(0, READ_MAX);
  const counts = LANGUAGES.filter((language) => language !== 'other').map((language) => ({
    language,
    ...smallWordsIn(read, language),
  }));
  const best = counts.reduce((one, other) =>
    other.small > one.small || (other.small === one.small && other.language === usual) ? other : one,
  );
  const isKnown = best.small >= WORDS_MIN && best.small >= best.words * SHARE_MIN;
  if (isKnown) return best.language;
  return best.words < 12 && !/[^\p{Script=Latin}\p{P}\p{S}\p{N}\s]/u.test(read)
    ? best.small > 0
      ? best.language
      : usual
    : 'other';
}
