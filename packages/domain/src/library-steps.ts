/** A step of the library, such as `tax-return/3`, and if the library has it, how one sees that the step is done. */
export interface OfLibrary {
  step: string;
  done: string | null;
}

/** A step of a library project. Places count from 1, and `after` has the places of its dependencies. */
export interface LibraryWork {
  place: number;
  title: string;
  minutes: number;
  done: string | null;
  after: number[];
}

/** A wait between steps, in calendar days, for somebody else or for nothing but time. */
export interface LibraryWait {
  place: number;
  wait: string;
  who: string | null;
  days: number;
  /** The fewest days that make sense if time is short; half of `days` if omitted. */
  least?: number | undefined;
  after: number[];
}
