import { addDays, type Day, isDay } from '@daymark/domain/dates';

/** How a date binds: done by it, not before it, on that very day, or the last day of a span that begins at `from`. */
export type DateRole = 'due' | 'from' | 'on';

export interface FoundDate {
  /** In the text that was searched, with the words that belong to the date. */
  start: number;
  end: number;
  day: Day;
  /** Last day of a span; the same day otherwise. */
  until: Day;
  role: DateRole;
  /** Only a weekday was named: which week is a guess. */
  vague: boolean;
  /** It may be later: with "not before" nothing begins on the day itself. */
  isEarliest?: true;
}

export interface DateContext {
  today: Day;
  locale: string;
  /** First and last day of the project. */
  start?: Day;
  end?: Day;
  /** The day that the brief fixed last. */
  event?: Day;
  /** The day on which something comes, where that was told last: "within two days" is counted from it. */
  came?: Day | undefined;
  /** Days of the text by their number in the month, where "the tenth" may stand alone. */
  known?: ReadonlyMap<number, Day>;
}

export const pad = (value: number): string => String(value).padStart(2, '0');
export const dayFrom = (year: number, month: number, day: number): Day | undefined => {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  return isDay(text) ? text : undefined;
};

/** A date as it was found; its role follows from the words before it unless it brings one. */
export type Raw = Pick<FoundDate, 'start' | 'end' | 'day' | 'until' | 'vague'> & { role?: DateRole };

/** The next time that this day of the year comes; a day in the last month stands for itself. */
export function nextYearly(month: number, day: number, today: Day): Day | undefined {
  const year = Number(today.slice(0, 4));
  const limit = addDays(today, -31);
  return [year, year + 1, year + 4]
    .map((one) => dayFrom(one, month, day))
    .find((one) => one !== undefined && one >= limit);
}
