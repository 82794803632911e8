import {
  type Entries,
  type Entry,
  folded,
  type Meaning,
  PHRASE_MAX_WORDS,
  type Role,
} from './lexicon/lexicon.ts';
import type { Span } from './token.ts';

/** A word or known phrase, a run of digits, a mark, or a line end, with its possible meanings. */
export interface Lexeme extends Span {
  kind: 'word' | 'number' | 'mark' | 'break';
  /** Folded for words, unchanged for marks and digits. */
  text: string;
  /** The value of digits and of "½"; null for others, and for numbers that are too long to be an amount. */
  value: number | null;
  /** Whether it follows a space, a line end or the start of the text. */
  spaced: boolean;
  /** The hyphen, slash, dot or apostrophe that joins it to the word before: "mon-fri", "t/m". */
  joint: string;
  capital: boolean;
  /** Its entry in the lexicon. */
  entry: Entry | null;
}

const PIECE = /\p{L}[\p{L}\p{M}]*|\d+|\n|\S/gu;
const LETTER = /\p{L}/u;
const UPPER = /^\p{Lu}/u;
const JOINTS = new Set(['-', '‑', "'", '’', '/', '.']);
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const DIGITS_MAX = 6;
/** A shorter line was ended by the author; a longer one may have been wrapped by a mail program. */
const WRAPPED_LINE_MIN = 55;
const WRAPPED_LINE_MAX = 100;

function pieceAt(match: RegExpExecArray, before: Lexeme | undefined): Lexeme {
  const [raw] = match;
  const start = match.index;
  const isWord = LETTER.test(raw);
  const isNumber = !isWord && raw >= '0' && raw <= '9:';
  const value = isNumber ? (raw.length <= DIGITS_MAX ? Number(raw) : null) : (FRACTIONS[raw] ?? null);
  return {
    kind: isWord ? 'word' : isNumber ? 'number' : raw === '\n' ? 'break' : 'mark',
    text: isWord ? folded(raw) : raw,
    start,
    end: start + raw.length,
    value,
    spaced: before === undefined || before.end < start || before.kind === 'break',
    joint: '',
    capital: isWord && UPPER.test(raw),
    entry: null,
  };
}

const LINE_ENDS = '.!?:;…';
const GOES_ON = /^(?:\p{L}|\d+(?![.)\d]))/u;

/** Whether a line was wrapped: it is long, does not end a sentence, and no list follows. */
function isWrapped(text: string, lineStart: number, at: number): boolean {
  const length = at - lineStart;
  if (length < WRAPPED_LINE_MIN || length > WRAPPED_LINE_MAX) return false;
  return !LINE_ENDS.includes(text[at - 1] ?? '') && GOES_ON.test(text.slice(at + 1, at + 5));
}

/** Words, numbers and marks, without the characters that only join two words. */
function piecesOf(text: string): Lexeme[] {
  const pieces: Lexeme[] = [];
  let lineStart = 0;
  for (const match of text.matchAll(PIECE)) {
    const before = pieces.at(-1);
    const piece = pieceAt(match, before);
    if (piece.kind === 'break') {
      const wrapped = isWrapped(text, lineStart, piece.start);
      lineStart = piece.end;
      if (wrapped) continue;
    }
    const first = pieces.at(-2);
    const ties =
      before?.kind === 'mark' && JOINTS.has(before.text) && !before.spaced && first?.kind === 'word';
    if (piece.kind === 'word' && !piece.spaced && before && ties) {
      pieces.pop();
      piece.joint = before.text;
    }
    pieces.push(piece);
  }
  return pieces;
}

/** The lexeme of the longest phrase of the lexicon that begins here, and its number of words. */
function takePhrase(pieces: readonly Lexeme[], at: number, entries: Entries): number {
  const first = pieces[at] as Lexeme;
  first.entry = entries.get(first.text) ?? null;
  let key = first.text;
  let taken = 1;
  for (let words = 2; words <= PHRASE_MAX_WORDS; words++) {
    const last = pieces[at + words - 1];
    if (last?.kind !== 'word') break;
    key += ` ${last.text}`;
    const entry = entries.get(key);
    if (!entry) continue;
    taken = words;
    first.entry = entry;
    first.text = key;
    first.end = last.end;
  }
  return taken;
}

/** Splits a text into lexemes. A phrase of the lexicon is one lexeme. */
export function lexemesOf(text: string, entries: Entries): Lexeme[] {
  const pieces = piecesOf(text);
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Lexeme;
    lexemes.push(piece);
    at += piece.kind === 'word' ? takePhrase(pieces, at, entries) : 1;
  }
  return lexemes;
}

/** The value of the lexeme in a role; undefined if it cannot have that role. */
export function as<R extends Role>(lexeme: Lexeme | undefined, role: R): Meaning[R] | undefined {
  const entry = lexeme?.entry;
  if (!entry) return undefined;
  return entry.capital.size > 0 && !lexeme.capital && entry.capital.has(role)
    ? undefined
    : entry.meaning[role];
}

/** Whether the lexeme has that role only if a neighbouring lexeme confirms it. */
export const isWeak = (lexeme: Lexeme, role: Role): boolean => lexeme.entry?.weak.has(role) === true;

export const isMark = (lexeme: Lexeme | undefined, marks: string): boolean =>
  lexeme?.kind === 'mark' && marks.includes(lexeme.text);
