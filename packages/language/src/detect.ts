import { LETTERED, languageByLetters } from './letters.ts';
import { as, lexemesOf } from './lexemes.ts';
import { entriesIn } from './lexicon/lexicons.ts';
import { LANGUAGES, type Language } from './token.ts';

/** The first characters of a long text are enough to detect its language. */
const READ_MAX = 4000;
/** With fewer small words the language cannot be detected. */
const WORDS_MIN = 2;
/** The least share of small words in a text of a known language, and in one of the writer's language. */
const SHARE_MIN = 0.12;
const OWN_SHARE_MIN = 0.06;
/** So many times the small words of the writer's language must a text in another one have. */
const CLEARLY_MORE = 1.5;
/** Languages that the product does not speak: its users write in them seldom. */
const SELDOM: ReadonlySet<Language> = new Set(['it', 'pt', 'nl']);
/** So many times the telling words of the writer's language must a short text in one of those have: "je" and "week" are Dutch, too. */
const SELDOM_MORE = 2;
/** A text with fewer words besides its lists is short. */
const SHORT_WORDS = 12;
const LIST_ITEM_WORDS = 2;
/** With fewer words the letters of all of them tell more than the small ones: "ficha de google maps" has one of each language. */
const LETTERS_WORDS = 40;
/** A text with no more words is a name. */
const NAME_WORDS = 3;
/** In so few words a seldom language has to show more than one word of its own: "end of term show" is no Dutch. */
const FEW_WORDS = 6;
/** Small words that are spelled like those of another language: they tell nothing in a short text. */
const AMBIGUOUS = new Set('a an in am was on so me as do no to uber come van set'.split(' '));

interface Counted {
  words: number;
  /** Words and phrases that occur in nearly every sentence of a language. */
  small: number;
  /** Those of them that no other language spells alike. */
  telling: number;
}

function countedIn(text: string, language: Language): Counted {
  const counted: Counted = { words: 0, small: 0, telling: 0 };
  for (const lexeme of lexemesOf(text, entriesIn(language))) {
    if (lexeme.kind !== 'word') continue;
    counted.words += 1;
    const isSmall =
      as(lexeme, 'small') ??
      as(lexeme, 'article') ??
      as(lexeme, 'and') ??
      as(lexeme, 'unit') ??
      as(lexeme, 'weekday') ??
      as(lexeme, 'weekdays') ??
      as(lexeme, 'parts') ??
      as(lexeme, 'relative') ??
      as(lexeme, 'month');
    // A single letter is a word of several languages.
    if (!isSmall || lexeme.end - lexeme.start < 2) continue;
    counted.small += 1;
    if (!AMBIGUOUS.has(lexeme.text)) counted.telling += 1;
  }
  return counted;
}

/** By the small words; where a few words tell nothing it is the `usual` language. */
function languageBySmallWords(read: string, usual: Language): { language: Language; words: number } {
  const counts = LANGUAGES.filter((language) => language !== 'other').map((language) => ({
    language,
    ...countedIn(read, language),
  }));
  const mostOf = (by: 'small' | 'telling') =>
    counts.reduce((one, other) =>
      other[by] > one[by] || (other[by] === one[by] && other.language === usual) ? other : one,
    );
  const likely = mostOf('small');
  const taken = (language: Language) => ({ language, words: likely.words });
  const own = counts.find(({ language }) => language === usual);
  const isShort = likely.words < SHORT_WORDS;
  const told = mostOf('telling');
  const isSeldom = SELDOM.has(told.language) || SELDOM.has(likely.language);
  const isBrief = likely.words <= FEW_WORDS;
  if (
    isShort &&
    isSeldom &&
    own &&
    (own.telling > 0 || isBrief) &&
    told.telling <= Math.max(1, own.telling) * SELDOM_MORE
  )
    return taken(usual);
  const best = own && own.small >= WORDS_MIN && likely.small <= own.small * CLEARLY_MORE ? own : likely;
  const isKnown =
    best.telling > 0 &&
    best.small >= WORDS_MIN &&
    best.small >= best.words * (best === own ? OWN_SHARE_MIN : SHARE_MIN);
  if (isKnown) return taken(best.language);
  if (/[^\p{Script=Latin}\p{P}\p{S}\p{N}\s]/u.test(read)) return taken('other');
  if (isShort) {
    // One small word in a name tells nothing against the writer's language: "Best man speech", "Camino de Santiago".
    const isTold = told.telling >= WORDS_MIN || (told.telling > 0 && best.words > NAME_WORDS);
    return taken(isTold ? told.language : usual);
  }
  // The items of a list are nouns, which say as little about the language as a short text.
  const others = best.words - LIST_ITEM_WORDS * (read.match(/[,;•\n/+|]|\.\s|\s[-–—]\s/gu) ?? []).length;
  return taken(others < SHORT_WORDS ? usual : 'other');
}

/**
 * Detects the language of a text by its small words, and of a short one by the letters of all its words; `other` if no known language has
 * enough of them. Where both tell nothing, it is that of the writer's locale (BCP 47), else English.
 */
export function languageOf(text: string, locale = 'en'): Language {
  const usual = LANGUAGES.find((language) => language === locale.split('-', 1)[0]) ?? 'en';
  const read = text.slice(0, READ_MAX);
  const { language, words } = languageBySmallWords(read, usual);
  const isOpen = words < LETTERS_WORDS && LETTERED.some((one) => one === language);
  return (isOpen ? languageByLetters(read, usual) : null) ?? language;
}
