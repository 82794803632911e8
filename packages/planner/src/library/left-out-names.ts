import { nearestKinds } from './find-kind.ts';
import type { Library } from './library.ts';

/** Each name is left out once, in one of so many turns. */
export const TURNS = 5;
const AMONG = 3;

/** A kind that was searched by a name that it did not have. */
export interface Searched {
  id: string;
  name: string;
  isFirst: boolean;
  /** Whether it was among the first three. */
  isFound: boolean;
  /** What came first. */
  first: string | null;
}

/** Which names are searched: so many of each kind that is wanted. */
interface Wanted {
  most?: number;
  isWanted?: (id: string, at: number) => boolean;
}

const isLeftOut = (turn: number) => (_name: string, at: number) => at % TURNS === turn;

/** A library whose kinds lack the names of a turn, and those names. */
export function withoutNames(library: Library, turn: number) {
  const isOut = isLeftOut(turn);
  const kinds = library.kinds.filter(({ isFamily }) => !isFamily);
  const without: Library = {
    ...library,
    kinds: kinds.map((kind) => ({ ...kind, also: kind.also.filter((name, at) => !isOut(name, at)) })),
  };
  return { without, leftOut: kinds.map(({ id, also }) => ({ id, names: also.filter(isOut) })) };
}

/** Searches kinds by a fifth of their names, which nothing in the library then has. */
export function searchedByLeftOutNames(library: Library, turn: number, wanted: Wanted = {}): Searched[] {
  const { most, isWanted = () => true } = wanted;
  const { without, leftOut } = withoutNames(library, turn);
  const search = (id: string, name: string): Searched => {
    const nearest = nearestKinds({ name, description: '', about: '' }, without, AMONG);
    const first = nearest[0]?.kind.id ?? null;
    return { id, name, first, isFirst: first === id, isFound: nearest.some(({ kind }) => kind.id === id) };
  };
  return leftOut
    .filter(({ id }, at) => isWanted(id, at))
    .flatMap(({ id, names }) => names.slice(0, most).map((name) => search(id, name)));
}

/** Of these kinds, those that their own name finds neither first nor second, with what came first. */
export const missedByOwnName = (library: Library, kinds: Library['kinds']): string[] =>
  kinds.flatMap(({ id, name, isFamily }) => {
    const [first, second] = nearestKinds({ name, description: '', about: '' }, library);
    return isFamily || first?.kind.id === id || second?.kind.id === id ? [] : [`${name}: ${first?.kind.id}`];
  });
