const MINUTES_AN_HOUR = 60;

/**
 * A sum of hours that are kept in hundredths: each stands for whole minutes, so that thirty times 20 minutes, kept as
 * 0.33 h, are 10 h.
 */
export const sumHours = (hours: readonly (number | null | undefined)[]): number =>
  hours.reduce<number>((minutes, one) => minutes + Math.round((one ?? 0) * MINUTES_AN_HOUR), 0) /
  MINUTES_AN_HOUR;

interface DayLoad {
  /** What lies on the day. */
  plannedHours: number;
  /** What of it are days of habits. */
  habitHours: number;
  /** What can be worked on it. */
  hours: number;
}

/** Hours that lie on a day beyond what it has. The days of a habit are wanted: alone they are never too much. */
export const hoursOver = ({ plannedHours, habitHours, hours }: DayLoad): number =>
  Math.max(0, Math.round((plannedHours - Math.max(hours, habitHours)) * 100) / 100);
