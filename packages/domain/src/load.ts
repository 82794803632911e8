const MINUTES_AN_HOUR = 60;

/**
 * Adds up hours that are stored with two decimals. Each value is rounded to whole minutes first, so that thirty times
 * 20 minutes,
 * stored as 0.33 h, are 10 h.
 */
export const sumHours = (hours: readonly (number | null | undefined)[]): number =>
  hours.reduce<number>((minutes, one) => minutes + Math.round((one ?? 0) * MINUTES_AN_HOUR), 0) /
  MINUTES_AN_HOUR;

interface DayLoad {
  /** Hours of the subtasks on the day. */
  plannedHours: number;
  /** The part of them that belongs to habits. */
  habitHours: number;
  /** Hours that the user can work on the day. */
  hours: number;
}

/** The hours by which a day is overbooked. A user wants habits on their days, so habits alone never overbook a day. */
export const hoursOver = ({ plannedHours, habitHours, hours }: DayLoad): number =>
  Math.max(0, Math.round((plannedHours - Math.max(hours, habitHours)) * 100) / 100);
