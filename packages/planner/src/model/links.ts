import { stepIdOf } from '@daymark/domain/library';
import type { After, Statement, StatementFields } from '@daymark/domain/reading';
import { throughOthers } from './graph.ts';
import type { Made } from './make.ts';

const AFTER_MAX = 200;

const WAITED_FOR: ReadonlySet<string> = new Set(['task', 'repeat', 'event', 'wait', 'theirs']);

/** The dependencies between statements and steps by number. What is no work is replaced by what it follows itself. */
export function linksOf(made: readonly Made[]): Map<number, number[]> {
  const kinds = new Map<number, string>();
  const asWritten = new Map<number, number[]>();
  for (const { placed, fields } of made) {
    const { n, after, steps } = placed.statement;
    kinds.set(n, fields.kind);
    asWritten.set(n, after);
    for (const step of steps) {
      kinds.set(step.n, fields.kind);
      asWritten.set(step.n, step.after);
    }
  }
  const kindOf = (n: number) => kinds.get(n) ?? '';
  // Others' work may have no day: what follows it also follows what it needs.
  const through = throughOthers(asWritten, (n) => kindOf(n) !== 'theirs' && WAITED_FOR.has(kindOf(n)));
  for (const [n, after] of asWritten) {
    const theirs = after.filter((to) => kindOf(to) === 'theirs');
    through.set(n, [...new Set([...(through.get(n) ?? []), ...theirs])]);
  }
  return through;
}

/** The ids of what a plan's numbers mean, once the statements have ids. A row that became no step means its statement. */
export function idsOf(made: readonly Made[], ids: readonly string[]): Map<number, string> {
  return new Map(
    made.flatMap(({ placed: { statement }, fields }, at): [number, string][] => {
      const id = ids[at] ?? '';
      const places = new Set(fields.kind === 'task' ? fields.steps?.map(({ place }) => place) : []);
      const ofStep = (place: number) => (places.has(place) ? stepIdOf(id, place) : id);
      return [
        [statement.n, id],
        ...statement.steps.map(({ n }, nth): [number, string] => [n, ofStep(nth + 1)]),
      ];
    }),
  );
}

/** Writes the links of a statement into its fields and its alternatives, as their kinds allow. */
export function linked(
  { fields, alternatives, placed: { statement } }: Made,
  links: ReadonlyMap<number, readonly number[]>,
  idOf: ReadonlyMap<number, string>,
): StatementFields & Pick<Statement, 'alternatives'> {
  const idsBehind = (n: number): string[] =>
    (links.get(n) ?? []).slice(0, AFTER_MAX).flatMap((one) => idOf.get(one) ?? []);
  const own = new Set(statement.steps.map(({ n }) => idOf.get(n)));
  const after = idsBehind(statement.n).map((id): After => ({ statement: id, lag: null, each: false }));
  const withLinks = <F extends StatementFields>(one: F): F => {
    if (one.kind === 'wait') return { ...one, after: after.map((link) => link.statement) };
    if (one.kind !== 'task') return one;
    if (!one.steps) return { ...one, after };
    const steps = one.steps.map((step) => {
      const row = statement.steps[step.place - 1];
      const behind = row ? idsBehind(row.n).filter((id) => !own.has(id)) : [];
      return behind.length > 0 ? { ...step, behind } : step;
    });
    return { ...one, steps };
  };
  return { ...withLinks(fields), alternatives: alternatives.map(withLinks) };
}
