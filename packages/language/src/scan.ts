import type { Day } from '@daymark/domain/dates';
import { as, isMark, type Lexeme, lexemesOf } from './lexemes.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { entriesIn, lexiconOf } from './lexicon/lexicons.ts';
import type { Noun, Setting, Span, Token } from './token.ts';

/** The state while a text is read from left to right. */
export interface Scan {
  text: string;
  lexemes: readonly Lexeme[];
  lexicon: Lexicon;
  setting: Setting;
  /** The last day with a month: "the 18th" is mostly in the same one. */
  lastDay: Day | null;
  /** The last token, and the index of the lexeme after it. */
  last: { token: Token; next: number } | null;
}

/** What was read, and the index of the lexeme after it. */
export type Read<T> = T & { next: number };

export const scanOf = (text: string, setting: Setting): Scan => ({
  text,
  lexemes: lexemesOf(text, entriesIn(setting.language)),
  lexicon: lexiconOf(setting.language),
  setting,
  lastDay: null,
  last: null,
});

/** From the lexeme at `at` to the one before `next`. */
export const spanOf = (scan: Scan, at: number, next: number): Span => ({
  start: scan.lexemes[at]?.start ?? 0,
  end: scan.lexemes[next - 1]?.end ?? 0,
});

/** Whether the phrase before may end here: no noun follows that would change its meaning. */
export function endsHere(scan: Scan, at: number): boolean {
  const lexeme = scan.lexemes[at];
  return (
    lexeme === undefined ||
    lexeme.kind !== 'word' ||
    as(lexeme, 'small') !== undefined ||
    hasPlainRole(lexeme)
  );
}

const PLAIN_ROLES = ['cue', 'to', 'and', 'or', 'side', 'weekday', 'month', 'which', 'at', 'tail'] as const;
const hasPlainRole = (lexeme: Lexeme): boolean => PLAIN_ROLES.some((role) => as(lexeme, role) !== undefined);

const NO_NOUN_ROLES = [
  'small',
  'cue',
  'to',
  'and',
  'or',
  'article',
  'of',
  'unit',
  'per',
  'every',
  'bound',
  'tail',
  'month',
  'clock',
  'weekday',
  'weekdays',
  'part',
  'side',
  'number',
  'times',
  'each',
  'which',
  'one',
  'noon',
  'wholeDay',
  'group',
] as const;

const isNounWord = (lexeme: Lexeme | undefined): lexeme is Lexeme =>
  lexeme?.kind === 'word' &&
  !NO_NOUN_ROLES.some((role) => lexeme.entry !== null && role in lexeme.entry.meaning);

/** "Tapes", but not "VHS". */
const isPlural = (text: string, { start, end }: Lexeme): boolean =>
  /[^\p{Lu}]s$/u.test(text.slice(start, end));

/** The noun that begins here, with one adjective or noun before it if the language marks it: "granny squares". */
export function nounAt(scan: Scan, at: number): Read<Noun> | null {
  const { lexemes, lexicon, text } = scan;
  const first = lexemes[isMark(lexemes[at], '-') ? at + 1 : at];
  if (!isNounWord(first)) return null;
  const from = lexemes.indexOf(first, at);
  const second = lexemes[from + 1];
  const isPair =
    isNounWord(second) &&
    second.start === first.end + 1 &&
    ((lexicon.nounsBy === 'plural' && !isPlural(text, first) && second.text.endsWith('s')) ||
      (lexicon.nounsBy === 'capital' && !first.capital && second.capital));
  const last = isPair ? second : first;
  return {
    text: text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    next: from + (isPair ? 2 : 1),
  };
}
