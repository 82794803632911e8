/** A range of a text, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

export interface Word extends Stretch {
  text: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** The share of a quote's words that may differ. */
const OTHERS_SHARE = 0.4;
/**
 * Only the beginning of a longer quote is searched, because the comparison takes its length times that of the brief.
 */
const QUOTE_WORDS_MAX = 60;

/** Whether two words differ by at most one letter added, removed or replaced. */
function areAlike(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  const most = Math.min(a.length, b.length) - from;
  while (back < most && a.at(-1 - back) === b.at(-1 - back)) back++;
  return Math.max(a.length, b.length) - from - back <= 1;
}

/**
 * The words of a brief, each with the number of its spelling, so that a comparison for a quote need not compare text.
 */
export interface BriefWords {
  words: readonly Word[];
  spellings: readonly string[];
  spellingAt: Uint16Array;
}

export function briefWords(brief: string): BriefWords {
  const words = wordsOf(brief);
  const numbers = new Map<string, number>();
  for (const { text } of words) if (!numbers.has(text)) numbers.set(text, numbers.size);
  const spellingAt = Uint16Array.from(words, ({ text }) => numbers.get(text) ?? 0);
  return { words, spellings: [...numbers.keys()], spellingAt };
}

/** For each word of a quote, the spellings in the brief that are similar; undefined if there are none. */
const alikeFor = (quote: readonly Word[], spellings: readonly string[]): (Uint8Array | undefined)[] =>
  quote.map(({ text }) => {
    const alike = Uint8Array.from(spellings, (one) => (areAlike(one, text) ? 1 : 0));
    return alike.includes(1) ? alike : undefined;
  });

/** The edit cost of a quote that ends at each word of the brief, and where its range begins. */
function costsOf(quote: readonly (Uint8Array | undefined)[], spellingAt: Uint16Array) {
  const { length } = spellingAt;
  let costs = new Uint16Array(length + 1);
  let begins = Uint16Array.from(costs, (_, at) => at);
  let nextCosts = new Uint16Array(length + 1);
  let nextBegins = new Uint16Array(length + 1);
  quote.forEach((alike, row) => {
    nextCosts[0] = row + 1;
    nextBegins[0] = 0;
    for (let at = 0; at < length; at++) {
      const through = (costs[at] ?? 0) + (alike?.[spellingAt[at] ?? 0] ? 0 : 1);
      const skipsQuote = (costs[at + 1] ?? 0) + 1;
      const skipsBrief = (nextCosts[at] ?? 0) + 1;
      const least = Math.min(through, skipsQuote, skipsBrief);
      nextCosts[at + 1] = least;
      nextBegins[at + 1] =
        (least === through ? begins[at] : least === skipsQuote ? begins[at + 1] : nextBegins[at]) ?? 0;
    }
    [costs, nextCosts] = [nextCosts, costs];
    [begins, nextBegins] = [nextBegins, begins];
  });
  return { costs, begins };
}

/**
 * The range of the brief that is most similar to the quote: edit distance over words, with free ends. Undefined if too
 * many words differ.
 */
export function nearestStretch(
  { words, spellings, spellingAt }: BriefWords,
  whole: readonly Word[],
): Stretch | undefined {
  const quote = alikeFor(whole.slice(0, QUOTE_WORDS_MAX), spellings);
  const most = Math.floor(quote.length * OTHERS_SHARE);
  const unknown = quote.filter((alike) => alike === undefined).length;
  if (quote.length === 0 || unknown > most) return undefined;
  const { costs, begins } = costsOf(quote, spellingAt);
  let best = 0;
  costs.forEach((cost, at) => {
    const least = costs[best] ?? 0;
    // Of equal costs, the longest range at the first position.
    if (cost < least || (cost === least && begins[at] === begins[best])) best = at;
  });
  const [first, last] = [words[begins[best] ?? 0], words[best - 1]];
  if ((costs[best] ?? 0) > most || !first || !last || last.end <= first.start) return undefined;
  return { start: first.start, end: last.end };
}
