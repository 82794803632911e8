import type { Tagged } from '../tag.ts';
import {
  AHEAD,
  BACK,
  canFollow,
  followsFeatures,
  isWork,
  type KindedClause,
  knownOf,
} from './follows-features.ts';
import { type LinearModel, probabilities, unpack } from './linear.ts';
import packed from './weights/follows.json' with { type: 'json' };

let model: LinearModel | undefined;

/** A dependency between two clauses by their indices, with its probability. */
export interface Following {
  one: number;
  other: number;
  p: number;
}

/** The dependencies between clauses of a brief, from this probability on. */
export function followingIn(told: readonly KindedClause[], tagged: Tagged, least: number): Following[] {
  const places = told.flatMap(({ kind }, at) => (isWork(kind) ? [at] : []));
  const known = knownOf(
    places.flatMap((at) => told[at] ?? []),
    tagged,
  );
  model ??= unpack(packed);
  const learned = model;
  return known.flatMap((one) =>
    known.slice(Math.max(0, one.place - BACK), one.place + AHEAD + 1).flatMap((other): Following[] => {
      if (!canFollow(one, other)) return [];
      const [, p = 0] = probabilities(learned, followsFeatures(tagged, known, one, other));
      return p >= least ? [{ one: places[one.place] ?? 0, other: places[other.place] ?? 0, p }] : [];
    }),
  );
}
