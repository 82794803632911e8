/** A step of the library: `tax-return/3`, and by what one sees that it is done, where the library says so. */
export interface OfLibrary {
  step: string;
  done: string | null;
}

/** A step of a whole project, at its place in the library, from 1. `after` names places of other steps. */
export interface LibraryWork {
  place: number;
  title: string;
  minutes: number;
  done: string | null;
  after: number[];
}

/** Time between steps that is somebody else's or nobody's, in calendar days. */
export interface LibraryWait {
  place: number;
  wait: string;
  who: string | null;
  days: number;
  /** The fewest that make sense where time is short; where it is left out, half of them. */
  least?: number | undefined;
  after: number[];
}
