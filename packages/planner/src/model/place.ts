import type { StatementKind, Words } from '@daymark/domain/reading';
import { quoteFinder } from './quote.ts';
import type { ModelStatement } from './statement.ts';
import { titleFrom } from './wording.ts';

/** What a model may add without words of the brief. */
const ADDED: ReadonlySet<StatementKind> = new Set(['task', 'repeat', 'wait']);

const NO_WORDS: Words = { text: '', start: 0, end: 0 };

/** A statement of the model with its position in the brief. */
export interface Placed {
  /** Its unique number, which others refer to. */
  n: number;
  statement: ModelStatement;
  words: Words;
  /** Whether its quote is not in the brief. */
  isLost: boolean;
}

/** Gives each a position in the brief and a unique number; of duplicates the first keeps the number. */
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

/**
 * Whether it can be used: it is in the brief, or it is work or a wait that the model added. Days off and events that it
 * invented are dropped.
 */
export const isKept = ({ statement, words, isLost }: Placed): boolean => {
  if (words.text !== '') return true;
  // The words that it should cover become a question anyway.
  if (isLost && statement.kind === 'note') return false;
  if (titleFrom(statement.title ?? statement.quote) === null) return false;
  return isLost || statement.kind === null || ADDED.has(statement.kind);
};

/** Statements in the order of their words; a step that the model added stays after its predecessor. */
export function inOrder(placed: readonly Placed[]): Placed[] {
  let start = 0;
  const keys = new Map<Placed, number>();
  for (const one of placed) {
    if (one.words.text !== '') start = one.words.start;
    keys.set(one, start);
  }
  return placed.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}
