import type { Words } from '@daymark/domain/reading';
import { quoteFinder } from './quote.ts';
import type { ModelStatement } from './statement.ts';
import { titleFrom } from './wording.ts';

const NO_WORDS: Words = { text: '', start: 0, end: 0 };

/** A statement of the model with its place in the brief. */
export interface Placed {
  /** The number under which it is known to the others; no two have the same. */
  n: number;
  statement: ModelStatement;
  words: Words;
  /** Its quote stands nowhere in the brief. */
  isLost: boolean;
}

/** Gives each its place in the brief and a number of its own; who comes first keeps the number. */
export function place(brief: string, statements: readonly ModelStatement[]): Placed[] {
  const find = quoteFinder(brief);
  let free = Math.max(0, ...statements.map(({ n }) => n ?? 0));
  const known = new Set<number>();
  return statements.map((statement) => {
    const isFree = statement.n !== null && !known.has(statement.n);
    const n = isFree && statement.n !== null ? statement.n : ++free;
    known.add(n);
    const words = statement.quote === null ? undefined : find(statement.quote);
    return { n, statement, words: words ?? NO_WORDS, isLost: statement.quote !== null && !words };
  });
}

/** What can be kept: what stands in the brief, and work. A model's own days off or waits are nobody's. */
export const isKept = ({ statement, words, isLost }: Placed): boolean => {
  if (words.text !== '') return true;
  // What it should have covered is asked of as such.
  if (isLost && statement.kind === 'note') return false;
  if (titleFrom(statement.title ?? statement.quote) === null) return false;
  return statement.kind === null || statement.kind === 'task' || isLost;
};

/** Statements in the order of their words; a step of the model's own stays behind the one that it was told after. */
export function inOrder(placed: readonly Placed[]): Placed[] {
  let start = 0;
  const keys = new Map<Placed, number>();
  for (const one of placed) {
    if (one.words.text !== '') start = one.words.start;
    keys.set(one, start);
  }
  return placed.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}
