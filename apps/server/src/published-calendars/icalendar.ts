import { addDays, type Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { projectScreen } from '../http/screens.ts';
import type { Entry, EntryTime } from './entry.ts';

const LINE_MAX_OCTETS = 75;

const octetsOf = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

/** A longer line is continued after a line break and a space, which counts as well (RFC 5545, 3.1). */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_MAX_OCTETS) return line;
  let text = '';
  let octets = 0;
  let from = 0;
  for (let at = 0; at < line.length; ) {
    const codePoint = line.codePointAt(at) ?? 0;
    const size = octetsOf(codePoint);
    if (octets + size > LINE_MAX_OCTETS) {
      text += `${line.slice(from, at)}\r\n `;
      from = at;
      octets = 1;
    }
    octets += size;
    at += codePoint < 0x10000 ? 1 : 2;
  }
  return text + line.slice(from);
}

/** One property with the end of its line. The value is written as it is. */
const line = (name: string, value: string): string => `${folded(`${name}:${value}`)}\r\n`;

const SPECIAL = /[\\;,\p{Cc}\u2028\u2029]/u;

/** A line break is `\n` in iCalendar, and a control character would break the line. */
const escaped = (value: string): string =>
  SPECIAL.test(value)
    ? value
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replace(/[\\;,]/g, '\\$&')
        .replaceAll('\n', '\\n')
    : value;

/** Slices take a third of the time of a replacement; a calendar has thousands of days. */
const dayText = (day: Day): string => day.slice(0, 4) + day.slice(5, 7) + day.slice(8);

/** In UTC, to the second. */
function instantText(instant: Date): string {
  const text = instant.toISOString();
  return `${dayText(text.slice(0, 10))}T${text.slice(11, 13)}${text.slice(14, 16)}${text.slice(17, 19)}Z`;
}

const timeLines = (time: EntryTime): string =>
  'from' in time
    ? `DTSTART:${instantText(time.from)}\r\nDTEND:${instantText(time.to)}\r\n`
    : `DTSTART;VALUE=DATE:${dayText(time.firstDay)}\r\nDTEND;VALUE=DATE:${dayText(addDays(time.lastDay, 1))}\r\n`;

const KIND_NAMES = { task: () => t`Task`, wait: () => t`Wait`, milestone: () => t`Milestone` };

/** An entry, with the end of its last line. */
export function eventText(entry: Entry, publicUrl: string): string {
  const changed = instantText(entry.changedAt);
  return (
    'BEGIN:VEVENT\r\n' +
    line('UID', escaped(`${entry.uid}@daymark`)) +
    // Without a METHOD, DTSTAMP is when the entry was changed last. So the same plan is the same text.
    `DTSTAMP:${changed}\r\nLAST-MODIFIED:${changed}\r\nSEQUENCE:${entry.sequence}\r\n` +
    timeLines(entry.time) +
    line('SUMMARY', escaped(entry.title)) +
    line('DESCRIPTION', escaped(entry.notes.join('\n'))) +
    line('CATEGORIES', `${escaped(KIND_NAMES[entry.kind]())},${escaped(entry.project.name)}`) +
    line('URL', publicUrl + projectScreen(entry.project.id)) +
    // The work is planned around other calendars: it must not block time in one of them, also when that is imported.
    'TRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:FREE\r\nEND:VEVENT\r\n'
  );
}

/** How soon calendar apps should ask again. Most ask less often. */
const REFRESH = 'PT1H';

/** What comes before the entries of a file (RFC 5545, RFC 7986). Lines are folded and end with CRLF. */
export const calendarHead = (name: string): string =>
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Daymark//Daymark//EN\r\nCALSCALE:GREGORIAN\r\n' +
  line('NAME', escaped(name)) +
  line('X-WR-CALNAME', escaped(name)) +
  `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}\r\nX-PUBLISHED-TTL:${REFRESH}\r\n`;

export const CALENDAR_END = 'END:VCALENDAR\r\n';
