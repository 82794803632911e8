import type { Words } from '@daymark/domain/reading';
import { type BriefWords, briefWords, nearestStretch, type Stretch, wordsOf } from './near-quote.ts';

const QUOTES = /["'“”„‟«»‹›‘’‚‛`´]/u;
const DASHES = /[‐‑‒–—―−-]/u;
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Scripts without spaces: a word may begin anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const isInWord = (sign: string | undefined): boolean =>
  sign !== undefined && LETTER_OR_DIGIT.test(sign) && !UNSPACED.test(sign);

/** A text with spacing, case, quotes and dashes normalised, and the original position of each character. */
interface Folded {
  text: string;
  at: number[];
}

function fold(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (INVISIBLE.test(sign)) continue;
    const isSpace = /\s/u.test(sign);
    if (isSpace && (folded === '' || folded.endsWith(' '))) continue;
    const lower = sign.toLowerCase();
    const alike = isSpace ? ' ' : QUOTES.test(sign) ? "'" : DASHES.test(sign) ? '-' : lower;
    // Characters that become longer in lower case are kept, so that positions match.
    folded += alike.length === 1 ? alike : sign;
    at.push(index);
  }
  return { text: folded, at };
}

/** Every position of these words; whole words only, unless `mayCut`. */
function placesIn({ text, at }: Folded, wanted: string, mayCut = false): Stretch[] {
  const places: Stretch[] = [];
  if (wanted === '') return places;
  const cutsWord = (inside: string | undefined, outside: string | undefined): boolean =>
    !mayCut && isInWord(inside) && isInWord(outside);
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    const to = from + wanted.length;
    if (cutsWord(text[from], text[from - 1]) || cutsWord(text[to - 1], text[to])) continue;
    places.push({ start: at[from] ?? 0, end: (at[to - 1] ?? 0) + 1 });
  }
  return places;
}

const withoutEnds = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** An omission in a quote. */
const GAP = /\s*(?:\[?\s?(?:\.{3,}|…)\s?\]?)\s*/u;
/** The longest range for a quote with a gap; otherwise only its first piece is used. */
const SPAN_MAX = 600;

/** Whether words are in a text, ignoring spacing, case, quotes and dashes. */
export function wordsChecker(brief: string): (words: string) => boolean {
  const folded = fold(brief);
  return (words) => {
    const wanted = fold(words).text.trim();
    return placesIn(folded, wanted).length > 0 || placesIn(folded, withoutEnds(wanted)).length > 0;
  };
}

/** Finds the quotes of one answer in a brief, in order: the same words again are the next position. */
export function quoteFinder(brief: string) {
  const folded = fold(brief);
  const taken = new Set<string>();
  let words: BriefWords | undefined;
  let cursor = 0;

  const choose = (places: readonly Stretch[]): Stretch | undefined => {
    const free = places.filter(({ start, end }) => !taken.has(`${start}-${end}`));
    return free.find(({ start }) => start >= cursor) ?? free[0] ?? places[0];
  };
  const exactly = (quote: string): Stretch | undefined => {
    const wanted = fold(quote).text.trim();
    return (
      choose(placesIn(folded, wanted)) ??
      choose(placesIn(folded, withoutEnds(wanted))) ??
      // Several words identify the position, even if the first or the last is cut.
      choose(/\S\s+\S/u.test(wanted) ? placesIn(folded, wanted, true) : [])
    );
  };
  const nearly = (quote: string): Stretch | undefined => {
    words ??= briefWords(brief);
    return nearestStretch(words, wordsOf(quote));
  };
  const inPieces = (quote: string): Stretch | undefined => {
    const pieces = quote.split(GAP).filter((piece) => LETTER_OR_DIGIT.test(piece));
    if (pieces.length < 2) return undefined;
    const [first, last] = [pieces[0] ?? '', pieces.at(-1) ?? ''].map((piece) => exactly(piece));
    if (first && last && last.end > first.start && last.end - first.start <= SPAN_MAX)
      return { start: first.start, end: Math.max(first.end, last.end) };
    return first;
  };

  /** Undefined if the brief has nothing similar. */
  return (quote: string): Words | undefined => {
    if (!LETTER_OR_DIGIT.test(quote)) return undefined;
    const found = exactly(quote) ?? inPieces(quote) ?? nearly(quote);
    if (!found) return undefined;
    taken.add(`${found.start}-${found.end}`);
    cursor = found.end;
    return { ...found, text: brief.slice(found.start, found.end) };
  };
}
