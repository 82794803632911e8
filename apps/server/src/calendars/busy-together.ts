import type { Day } from '@daymark/domain/dates';

/** The time that a calendar blocks on a day. */
export interface BusyRow {
  date: Day;
  minutes: number;
  isWholeDay: boolean;
  calendar: string;
  /** The blocked minutes; null for rows that were read before these were stored. */
  stretches: number[] | null;
}

const BUSY = true;

/** Marks the minutes of a range and counts those that were not marked before. */
function mark(taken: boolean[], from: number, to: number): number {
  let fresh = 0;
  for (let minute = from; minute < to; minute++) {
    if (taken[minute] !== BUSY) fresh++;
    taken[minute] = BUSY;
  }
  return fresh;
}

/**
 * The time that several calendars block together. Overlapping events, in one or in two calendars, count once. The later
 * calendar gets the time that it adds.
 */
export function busyTogether(rows: readonly BusyRow[]): Omit<BusyRow, 'stretches'>[] {
  const takenOn = new Map<Day, boolean[]>();
  return rows.map(({ stretches, ...row }) => {
    if (stretches === null || row.isWholeDay) return row;
    const taken = takenOn.get(row.date) ?? [];
    takenOn.set(row.date, taken);
    let minutes = 0;
    for (let at = 0; at + 1 < stretches.length; at += 2)
      minutes += mark(taken, stretches[at] as number, stretches[at + 1] as number);
    return { ...row, minutes };
  });
}
