import { addDays } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import ICAL from 'ical.js';
import type { Entry, EntryTime } from './entry.ts';

/** A property in jCal (RFC 7265): name, parameters, type, values. */
type Property = [name: string, parameters: object, type: string, ...values: (string | number)[]];

// RFC 5545 allows 75 octets a line. The library counts only those after the space that a continued line begins with.
ICAL.foldLength = 74;

const text = (name: string, ...values: string[]): Property => [name, {}, 'text', ...values];

/** Without `VALUE=TEXT`, which the library adds to properties that it does not know and many calendar apps do not. */
const plain = (name: string, value: string): Property => [name, {}, 'unknown', value];

const escaped = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A line break is `\n` in iCalendar, and a control character would break the line. */
const printable = (value: string): string =>
  value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** In UTC, to the second. */
const instantText = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

function timeProperties(time: EntryTime): Property[] {
  if ('from' in time)
    return [
      ['dtstart', {}, 'date-time', instantText(time.from)],
      ['dtend', {}, 'date-time', instantText(time.to)],
    ];
  return [
    ['dtstart', {}, 'date', time.firstDay],
    ['dtend', {}, 'date', addDays(time.lastDay, 1)],
  ];
}

const KIND_NAMES = { task: () => t`Task`, wait: () => t`Wait`, milestone: () => t`Milestone` };

/** An entry, with the end of its last line. */
export const eventText = (entry: Entry, publicUrl: string): string =>
  `${ICAL.stringify(eventOf(entry, publicUrl))}\r\n`;

const eventOf = (entry: Entry, publicUrl: string) => [
  'vevent',
  [
    text('uid', `${entry.uid}@daymark`),
    // Without a METHOD, DTSTAMP is when the entry was changed last. So the same plan is the same text.
    ['dtstamp', {}, 'date-time', instantText(entry.changedAt)],
    ['last-modified', {}, 'date-time', instantText(entry.changedAt)],
    ['sequence', {}, 'integer', entry.sequence],
    ...timeProperties(entry.time),
    text('summary', printable(entry.title)),
    text('description', printable(entry.notes.join('\n'))),
    text('categories', KIND_NAMES[entry.kind](), printable(entry.project.name)),
    ['url', {}, 'uri', `${publicUrl}/projects/${entry.project.id}`],
    // The work is planned around other calendars: it must not block time in one of them, also when that is imported.
    text('transp', 'TRANSPARENT'),
    plain('x-microsoft-cdo-busystatus', 'FREE'),
  ],
  [],
];

/** How soon calendar apps should ask again. Most ask less often. */
const REFRESH = 'PT1H';

/** What comes before the entries of a file (RFC 5545, RFC 7986). Lines are folded and end with CRLF. */
export function calendarHead(name: string): string {
  const shown = escaped(printable(name));
  const empty = ICAL.stringify([
    'vcalendar',
    [
      text('version', '2.0'),
      text('prodid', '-//Daymark//Daymark//EN'),
      text('calscale', 'GREGORIAN'),
      plain('name', shown),
      plain('x-wr-calname', shown),
      ['refresh-interval', {}, 'duration', REFRESH],
      plain('x-published-ttl', REFRESH),
    ],
    [],
  ]);
  return empty.slice(0, empty.lastIndexOf('END:VCALENDAR'));
}

export const CALENDAR_END = 'END:VCALENDAR\r\n';
