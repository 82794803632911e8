import type { StatementKind, Words } from '@daymark/domain/reading';
import type { PlannedStatement } from './gather.ts';
import { quoteFinder } from './quote.ts';
import { titleFrom } from './wording.ts';

/** What a model may add without words of the brief; a question may be about what it leaves out. */
const ADDED: ReadonlySet<StatementKind> = new Set(['task', 'repeat', 'wait', 'unsure']);

const NO_WORDS: Words = { text: '', start: 0, end: 0 };

/** A statement of the model with its position in the brief. */
export interface Placed {
  n: number;
  statement: PlannedStatement;
  words: Words;
  /** Whether its quote is not in the brief. */
  isLost: boolean;
}

/** Gives each a position in the brief. */
export function place(brief: string, statements: readonly PlannedStatement[]): Placed[] {
  const find = quoteFinder(brief);
  return statements.map((statement) => {
    const { n, quote } = statement;
    const words = quote === null ? undefined : find(quote);
    return { n, statement, words: words ?? NO_WORDS, isLost: quote !== null && !words };
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
