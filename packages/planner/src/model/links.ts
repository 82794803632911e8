import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import type { After, Statement, StatementFields } from '@daymark/domain/reading';
import { throughOthers, withoutCircles } from './graph.ts';
import type { Made } from './make.ts';

const AFTER_MAX = 200;

const WAITED_FOR: ReadonlySet<string> = new Set(['task', 'repeat', 'event', 'wait', 'theirs']);

/** Whether something depends on another, directly or indirectly. */
function comesAfter(links: ReadonlyMap<number, readonly number[]>, from: number, to: number): boolean {
  const reached = new Set([from]);
  for (const one of reached) for (const next of links.get(one) ?? []) reached.add(next);
  return reached.has(to);
}

/**
 * "Each floor is approved before the next is begun": a part that depends on a later statement, which itself depends on
 * it, means the previous part. Moves these links out of the others.
 */
function takePrevious(links: Map<number, number[]>, made: readonly Made[]): void {
  const place = new Map(made.map(({ placed: { n } }, at) => [n, at]));
  for (const one of made) {
    const { n, statement } = one.placed;
    if (!statement.each) continue;
    const isPrevious = (to: number) =>
      (place.get(to) ?? -1) > (place.get(n) ?? 0) && comesAfter(links, to, n);
    one.previous = (links.get(n) ?? []).filter(isPrevious);
    links.set(
      n,
      (links.get(n) ?? []).filter((to) => !one.previous.includes(to)),
    );
  }
}

/** The dependencies between the statements by number, without cycles. */
export function linksOf(made: readonly Made[]): Map<number, number[]> {
  const byNumber = new Map(made.map((one) => [one.placed.n, one]));
  const asWritten = new Map(
    made.map(({ placed, follows }) => [placed.n, [...placed.statement.after, ...follows.map(({ n }) => n)]]),
  );
  takePrevious(asWritten, made);
  for (const [n, after] of asWritten) {
    const one = byNumber.get(n);
    if (one && after.some((to) => to === n || !byNumber.has(to))) one.sure = false;
  }
  const kept = withoutCircles(asWritten);
  for (const [n, after] of kept) {
    const one = byNumber.get(n);
    const known = new Set((asWritten.get(n) ?? []).filter((to) => byNumber.has(to)));
    if (one && known.size > after.length) one.sure = false;
  }
  const kindOf = (n: number) => byNumber.get(n)?.fields.kind ?? '';
  // Others' work may have no day: what follows it also follows what it needs.
  const through = throughOthers(kept, (n) => kindOf(n) !== 'theirs' && WAITED_FOR.has(kindOf(n)));
  for (const [n, after] of kept) {
    const theirs = after.filter((to) => kindOf(to) === 'theirs');
    through.set(n, [...new Set([...(through.get(n) ?? []), ...theirs])]);
  }
  return through;
}

/** Writes the links of a statement into its fields and its alternatives, as their kinds allow. */
export function linked(
  one: Made,
  links: readonly number[],
  idOf: (n: number) => string | undefined,
): StatementFields & Pick<Statement, 'alternatives'> {
  const { follows, placed } = one;
  const after = links.slice(0, AFTER_MAX).flatMap((n): After[] => {
    const statement = idOf(n);
    const lag = follows.find((one) => one.n === n)?.lag ?? null;
    return statement ? [{ statement, lag, each: placed.statement.each }] : [];
  });
  const previous = one.previous.slice(0, AFTER_MAX - after.length).flatMap((n): After[] => {
    const statement = idOf(n);
    return statement ? [{ statement, lag: null, each: true, previous: true }] : [];
  });
  const { of, parts } = placed.statement;
  const statement = of === null || of === placed.n ? undefined : idOf(of);
  const withLinks = <F extends StatementFields>(fields: F): F => {
    if (fields.kind === 'task') return { ...fields, after: [...after, ...previous] };
    if (fields.kind === 'wait') return { ...fields, after: after.map((link) => link.statement) };
    if (fields.kind === 'done' && statement && parts && parts.count <= SUBTASKS_MAX_COUNT)
      return { ...fields, of: { statement, parts: parts.count } };
    return fields;
  };
  return { ...withLinks(one.fields), alternatives: one.alternatives.map(withLinks) };
}
