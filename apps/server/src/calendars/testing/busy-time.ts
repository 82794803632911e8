import { calendarFile } from '../../testing/calendars.ts';
import { type BusyDay, type BusySpan, boundsOf, busyDays } from '../reading/busy-days.ts';
import type { BareCalendar } from '../reading/jcal.ts';
import { occurrencesOf } from '../reading/occurrences.ts';
import { readFile } from '../reading/read-file.ts';
import { unreadOf } from '../reading/unread-note.ts';

export const SPAN: BusySpan = {
  timezone: 'Europe/Berlin',
  workingHours: { from: '08:00', until: '18:00' },
  from: '2026-11-01',
  to: '2027-12-31',
};

export const OWNER = 'ana@example.com';

export interface BusyTime {
  unread: number;
  note: string | null;
  days: BusyDay[];
}

/** What a file is read as, through the form in which it is stored. */
export function read(file: string, span: Partial<BusySpan> = {}): BusyTime {
  const whole = { ...SPAN, ...span };
  const { calendar, titles } = readFile(file, whole.from, OWNER);
  // The stored form goes through JSON.
  const stored: BareCalendar = JSON.parse(JSON.stringify(calendar));
  const { found, problems } = occurrencesOf(stored, boundsOf(whole));
  const titleOf = (event: (typeof stored.events)[number]) => titles[stored.events.indexOf(event)] ?? '';
  const { count, note } = unreadOf(stored, problems, titleOf);
  return { unread: count, note, days: busyDays(found, whole) };
}

const inWords = ({ date, minutes, isWholeDay }: BusyDay): string =>
  `${date.slice(5)} ${isWholeDay ? 'all day' : minutes}`;

/** Each busy day in a short notation: `11-24 90` minutes, or `11-24 all day`. */
export const told = (events: string[], span: Partial<BusySpan> = {}): string[] =>
  read(calendarFile(...events), span).days.map(inWords);

/** The busy days of a whole file, and which events could not be read. */
export function toldOf(file: string, span: Partial<BusySpan> = {}) {
  const { days, unread, note } = read(file, span);
  return { days: days.map(inWords), unread, note };
}
