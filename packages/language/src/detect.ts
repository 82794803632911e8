import { as, lexemesOf } from './lexemes.ts';
import { entriesIn } from './lexicon/lexicons.ts';
import { LANGUAGES, type Language } from './token.ts';

/** The first characters of a long text are enough to detect its language. */
const READ_MAX = 4000;
/** With fewer small words the language cannot be detected. */
const WORDS_MIN = 2;
/** The least share of small words in a text of a known language. */
const SHARE_MIN = 0.12;

const OWN_SHARE_MIN = 0.06;
const CLEARLY_MORE = 1.5;
/** A text with fewer words besides its lists is short. */
const SHORT_WORDS = 12;
const LIST_ITEM_WORDS = 2;

/** Words and phrases that occur in nearly every sentence of a language. */
function smallWordsIn(text: string, language: Language): { small: number; words: number } {
  let [small, words] = [0, 0];
  for (const lexeme of lexemesOf(text, entriesIn(language))) {
    if (lexeme.kind !== 'word') continue;
    words += 1;
    // "A" and "o" are words of several languages.
    if (lexeme.end - lexeme.start < 2) continue;
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
  const likely = counts.reduce((one, other) =>
    other.small > one.small || (other.small === one.small && other.language === usual) ? other : one,
  );
  // "A", "on" and "as" are words of several languages: another language than the usual one must have clearly more.
  const own = counts.find(({ language }) => language === usual);
  const best = own && own.small >= WORDS_MIN && likely.small <= own.small * CLEARLY_MORE ? own : likely;
  const isKnown =
    best.small >= WORDS_MIN && best.small >= best.words * (best === own ? OWN_SHARE_MIN : SHARE_MIN);
  if (isKnown) return best.language;
  if (/[^\p{Script=Latin}\p{P}\p{S}\p{N}\s]/u.test(read)) return 'other';
  if (best.words < SHORT_WORDS) return best.small > 0 ? best.language : usual;
  // The items of a list are nouns, which say as little about the language as a short text.
  const others = best.words - LIST_ITEM_WORDS * (read.match(/[,;•\n]/gu) ?? []).length;
  return others < SHORT_WORDS ? usual : 'other';
}
