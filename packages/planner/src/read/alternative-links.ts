import type { Statement } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import { followingIn } from './learned/follows.ts';
import { kindedClauses } from './learned/follows-features.ts';
import { follow, isLate, isLinked, keepDirect, type Linked } from './linked.ts';
import type { Links } from './links.ts';
import type { Tagged } from './tag.ts';

/** The dependencies of an uncertain statement's alternatives, from this probability on. */
export function linkAlternatives(
  kind: Linked['kind'],
  statements: readonly Statement[],
  clauses: readonly Clause[],
  { tagged, links, least }: { tagged: Tagged; links: Links; least: number },
): void {
  const others = statements.map((one) =>
    one.kind === 'unsure' ? one.alternatives?.find((fields) => fields.kind === kind) : undefined,
  );
  if (others.every((one) => one === undefined)) return;
  const clausesWithKind = kindedClauses(statements, clauses).map((one, at) =>
    others[at] ? { ...one, kind } : one,
  );
  const isOf = (at: number): boolean => isLinked(others[at]);
  for (const { one: at, other: before } of followingIn(clausesWithKind, tagged, { least, isOf })) {
    const [one, other] = [others[at], statements[before]];
    if (!isLinked(one) || !other || other.kind === 'unsure' || other.kind === 'repeat') continue;
    if (!isLate(one, other)) follow(one, other);
  }
  for (const one of others) if (isLinked(one)) keepDirect(one, links);
}
