import type { Day } from './dates.ts';

/** A range of days; both ends are included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** A length of time. `working` days are Monday to Friday, whichever days the user works. */
export interface Lag {
  days: number;
  unit: 'calendar' | 'working';
}

/** Several equal parts: "chapters 2–4 of 9" is `{ count: 3, unit: 'chapter', first: 2 }`. */
export interface Parts {
  count: number;
  /** The brief's own word, or null: "3 concepts" may be named by the task's title alone. */
  unit: string | null;
  /** The number of the first part; usually 1. */
  first: number;
}

/** How long something takes. A workday is as long as the day on which the work is done, or as a default one. */
export interface Effort {
  amount: number;
  unit: 'minutes' | 'workdays';
  /** Whether it is for the whole or for each part. */
  per: 'whole' | 'part';
  /** Whether the brief gives it; otherwise the reader estimated it. */
  said: boolean;
}

/** "20 an evening", "10 pages a week": parts per day or week on which this is worked on. */
export interface Pace {
  parts: number;
  per: 'day' | 'week';
}
