import type { Day } from '@daymark/domain/dates';

/** What a calendar takes of a day. */
export interface BusyRow {
  date: Day;
  minutes: number;
  isWholeDay: boolean;
  calendar: string;
  /** As it was read; null of what was read before that was kept. */
  stretches: number[] | null;
}

const BUSY = true;

/** Marks the minutes of a stretch and counts those that nobody had marked before. */
function mark(taken: boolean[], from: number, to: number): number {
  let fresh = 0;
  for (let minute = from; minute < to; minute++) {
    if (taken[minute] !== BUSY) fresh++;
    taken[minute] = BUSY;
  }
  return fresh;
}

/**
 * What calendars take of their days together: an event that stands in two of them, or two at once, take the time of one. The
 * later calendar is told with what it takes beyond the others.
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
