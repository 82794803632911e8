import type { Statement } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import { stemsOf } from './statements.ts';
import type { Tagged } from './tag.ts';

const LEAD_TIME = /\b(?:lead[ -]?times?|lieferzeit|lieferfrist|délai de livraison|plazo de entrega)\b/iu;

const OF_LEAD_TIMES = new Set(['lead', 'time', 'lief', 'déla', 'livr', 'plaz', 'entr']);

/** "Tiles are 2 weeks lead time": it runs from the first day on, and work with them waits for it. */
export function linkLeadTimes(
  statements: readonly Statement[],
  clauses: readonly Clause[],
  tagged: Tagged,
): void {
  let known: ReadonlySet<string>[] | undefined;
  for (const [at, wait] of statements.entries()) {
    const clause = clauses[at];
    if (wait.kind !== 'wait' || !clause || !LEAD_TIME.test(wait.words.text)) continue;
    const [thing] = stemsOf(clause.pieces, tagged).filter((stem) => !OF_LEAD_TIMES.has(stem));
    if (thing === undefined) continue;
    wait.after = [];
    known ??= clauses.map(({ main }) => new Set(stemsOf(main, tagged)));
    for (const [other, one] of statements.entries()) {
      if (one.kind === 'task' && known[other]?.has(thing))
        one.after = [...one.after, { statement: wait.id, lag: null, each: false }];
    }
  }
}
