import type { Language, Token } from '@daymark/language/token';
import { withApostrophes } from './apostrophes.ts';
import { withCompounds } from './compounds.ts';
import { withLatestDays } from './latest-days.ts';
import { ENGLISH } from './lexicon/english.ts';
import { GERMAN } from './lexicon/german.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import { OTHER } from './lexicon/other.ts';
import type { Piece } from './piece.ts';
import { isPurpose } from './purpose.ts';
import { withSequenceWords } from './sequence-words.ts';

/** A tokenised brief: its words and tokens in order. */
export interface Tagged {
  brief: string;
  lexicon: Lexicon;
  language: Language;
  pieces: Piece[];
}

/** A number with its thousands is one word: "7,500". */
const WORD = /\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
/**
 * The other languages share a lexicon, but not their conjunctions: "en" is "and" in Dutch and "in" in French and
 * Spanish.
 */
const joined = (joints: string): Lexicon => ({ ...OTHER, joints: words(joints) });
const LEXICONS: Partial<Record<Language, Lexicon>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: joined('et puis ensuite'),
  es: joined('y luego después'),
  it: joined('e poi'),
  pt: joined('e depois'),
  nl: joined('en dan daarna'),
};

export const lexiconOf = (language: Language): Lexicon => LEXICONS[language] ?? OTHER;

export const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** "IT" and "HR" are departments, and no pronoun and no hour. */
export const ABBREVIATED: ReadonlySet<string> = new Set(['IT', 'HR']);

/** Words and tokens in order; a word within a token is part of the token. */
const pieceOf = (brief: string, start: number, end: number, token: Token | null): Piece => ({
  start,
  end,
  text: ABBREVIATED.has(brief.slice(start, end)) ? brief.slice(start, end) : plain(brief.slice(start, end)),
  capital: /\p{Lu}/u.test(brief.charAt(start)),
  token,
});

/** "3 done", "1 chapter takes": a verb after a count is not its noun. */
function withoutVerb(brief: string, token: Token, { finished, already, finite, verbs }: Lexicon): Token {
  if (token.type !== 'count' || !token.noun || verbs.size === 0) return token;
  const words = plain(token.noun.text).split(' ');
  const verb = words.findIndex((word) => finished.has(word) || already.has(word) || finite.has(word));
  if (verb < 0) return token;
  const name = words.slice(0, verb).join(' ');
  if (name !== '') {
    const end = token.noun.start + name.length;
    return { ...token, end, noun: { ...token.noun, text: brief.slice(token.noun.start, end), end } };
  }
  const end = token.start + brief.slice(token.start, token.noun.start).trimEnd().length;
  return { ...token, end, noun: null };
}

/** "2D" and "3D" are no days. */
const DIMENSIONS = /^[23]D$/;

export function tag(brief: string, language: Language, read: readonly Token[]): Tagged {
  const lexicon = lexiconOf(language);
  const tokens = read
    .filter(
      (token) => !DIMENSIONS.test(brief.slice(token.start, token.end)) && !isPurpose(brief, token, lexicon),
    )
    .map((token) => withoutVerb(brief, token, lexicon));
  const pieces: Piece[] = [];
  let next = 0;
  let covered = 0;
  const takeTokens = (before: number): void => {
    for (let token = tokens[next]; token && token.start < before; token = tokens[++next]) {
      if (token.start < covered) continue;
      pieces.push(pieceOf(brief, token.start, token.end, token));
      covered = token.end;
    }
  };
  for (const match of brief.matchAll(WORD)) {
    const end = match.index + match[0].length;
    // A word that a token covers partly ("3rd-floor") keeps the rest on either side.
    const cut = tokens[next]?.start ?? end;
    if (match.index >= covered && cut > match.index && cut < end) {
      pieces.push(pieceOf(brief, match.index, cut, null));
      covered = cut;
    }
    takeTokens(end);
    if (end > covered) pieces.push(pieceOf(brief, Math.max(match.index, covered), end, null));
    covered = Math.max(covered, end);
  }
  takeTokens(brief.length + 1);
  const spelt = language === 'en' ? withApostrophes(pieces, lexicon) : pieces;
  const whole = withCompounds(brief, language, withLatestDays(spelt));
  return { brief, language, lexicon, pieces: withSequenceWords(brief, language, whole) };
}

/** Index of the first piece that ends after a position; pieces are in order. */
export function firstFrom(pieces: readonly Piece[], place: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of a range that are no tokens. */
export const wordsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (piece.token ? [] : [piece.text]));

/** Whether a lower-case text contains a phrase as whole words; both are short. */
export const holdsPhrase = (padded: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => padded.includes(` ${phrase} `));

/** The words and tokens of a range, with single spaces between and around them. */
export const paddedText = (pieces: readonly Piece[]): string =>
  ` ${pieces.map((piece) => piece.text).join(' ')} `;
