import { probabilities } from '@daymark/language/linear';
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
import { modelOf } from './weights.ts';

/** A dependency between two clauses by their indices, with its probability. */
export interface Following {
  one: number;
  other: number;
  p: number;
}

/** Which dependencies are looked for. */
interface Wanted {
  /** From this probability on. */
  least: number;
  /** Whether those of this clause are. */
  isOf: (at: number) => boolean;
  /** How many clauses behind it may be depended on: those that a brief tells later. */
  ahead: number;
}
const ALL: Omit<Wanted, 'least'> = { isOf: () => true, ahead: AHEAD };

/** Of so much work in one brief each is compared with fewer before it: that takes most of the time of a long brief. */
const MANY = 500;
const BACK_OF_MANY = 5;

/** The dependencies between clauses of a brief. */
export function followingIn(
  told: readonly KindedClause[],
  tagged: Tagged,
  wanted: Pick<Wanted, 'least'> & Partial<Wanted>,
): Following[] {
  const { least, isOf, ahead } = { ...ALL, ...wanted };
  const places = told.flatMap(({ kind }, at) => (isWork(kind) ? [at] : []));
  const known = knownOf(
    places.flatMap((at) => told[at] ?? []),
    tagged,
  );
  const learned = modelOf('follows');
  const back = known.length > MANY ? BACK_OF_MANY : BACK;
  return known.flatMap((one) => {
    const place = places[one.place] ?? 0;
    if (!isOf(place)) return [];
    return known.slice(Math.max(0, one.place - back), one.place + ahead + 1).flatMap((other): Following[] => {
      if (!canFollow(one, other)) return [];
      const [, p = 0] = probabilities(learned, followsFeatures(tagged, known, one, other));
      return p >= least ? [{ one: place, other: places[other.place] ?? 0, p }] : [];
    });
  });
}
