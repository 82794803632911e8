import { readFileSync } from 'node:fs';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../testing/calendars.ts';
import { toldOf } from '../testing/busy-time.ts';
import { limitExpansion } from './expansion-limit.ts';
import { Zones } from './zones.ts';

const observance = (kind: string, [from, to]: [string, string], start: string, rule?: string) =>
  [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ].join('\r\n');

const zone = (tzid: string, ...observances: string[]): string =>
  ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...observances, 'END:VTIMEZONE', ''].join('\r\n');

const american = (tzid: string, since = '2007') =>
  zone(
    tzid,
    observance('STANDARD', ['-0400', '-0500'], `${since}1104T020000`, 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'),
    observance('DAYLIGHT', ['-0500', '-0400'], `${since}0311T020000`, 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'),
  );

const british = (tzid: string) =>
  zone(
    tzid,
    observance('DAYLIGHT', ['+0000', '+0100'], '19810329T010000', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'),
    observance('STANDARD', ['+0100', '+0000'], '19961027T020000', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
  );

/** The first busy minute of an event at nine in July in a zone, after midnight in Berlin. */
function nineInJuly(tzid: string, definition = '') {
  const event = `SUMMARY:Call\nDTSTART;TZID=${tzid}:20270707T090000\nDURATION:PT1H`;
  const file = calendarFile(event).replace('BEGIN:VEVENT', `${definition}BEGIN:VEVENT`);
  const found = [...Array(24).keys()].filter((hour) => {
    const from = `${String(hour).padStart(2, '0')}:00`;
    const until = hour === 23 ? '23:59' : `${String(hour + 1).padStart(2, '0')}:00`;
    return toldOf(file, { workingHours: { from, until } }).days.length > 0;
  });
  return { hour: found[0], unread: toldOf(file).unread, note: toldOf(file).note };
}

const at = (hour: number) => ({ hour, unread: 0, note: null });

describe('the file’s own definition of a zone counts', () => {
  test.each([
    ['EST', american('EST'), 15],
    ['GMT', british('GMT'), 10],
    ['MST', american('MST'), 15],
    ['CET', zone('CET', observance('STANDARD', ['+0100', '+0100'], '19700101T000000')), 10],
    [
      'Europe/London',
      zone('Europe/London', observance('STANDARD', ['+0000', '+0000'], '19700101T000000')),
      11,
    ],
    ['Eastern Standard Time', british('Eastern Standard Time'), 10],
    ['Customized Time Zone', american('Customized Time Zone', '1601'), 15],
    ['.NET', american('.NET', '0001'), 15],
  ])('also where its name is one that is known: %s', (tzid, definition, hour) => {
    expect(nineInJuly(tzid, definition)).toEqual(at(hour));
  });

  test.each([
    [
      'of years gone by',
      zone(
        'America/Mexico_City',
        observance('DAYLIGHT', ['-0600', '-0500'], '20020407T020000', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=4'),
        observance('STANDARD', ['-0500', '-0600'], '20021027T020000', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
      ),
      'America/Mexico_City',
      17,
    ],
    [
      'that ends too early',
      zone(
        'Europe/London',
        observance('DAYLIGHT', ['+0000', '+0100'], '20250330T010000'),
        observance('STANDARD', ['+0100', '+0000'], '20251026T020000'),
      ),
      'Europe/London',
      10,
    ],
    ['that is damaged', zone('Europe/London', 'BEGIN:STANDARD', 'END:STANDARD'), 'Europe/London', 10],
  ])('unless it is a form of the known zone %s', (_, definition, tzid, hour) => {
    expect(nineInJuly(tzid, definition)).toEqual(at(hour));
  });
});

test.each([
  ['/America/New_York', 15],
  ['/freeassociation.sourceforge.net/Tzfile/America/New_York', 15],
  ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', 14],
  ['"Eastern Standard Time"', 15],
  ['W. Europe Standard Time', 9],
  ['GMT Standard Time', 10],
  ['(UTC-05:00) Eastern Time (US & Canada)', 15],
  ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', 9],
  ['tzone://Microsoft/Utc', 11],
  ['America/New York', 15],
  ['europe/BERLIN', 9],
  ['UTC+3', 8],
  ['GMT-05:00', 16],
])('a zone without a definition is known by its name: %s', (tzid, hour) => {
  expect(nineInJuly(tzid)).toEqual(at(hour));
});

test('a zone that nobody knows is said, with the events whose times are taken for the person’s own', () => {
  expect(nineInJuly('Middle-earth/Shire')).toEqual({
    hour: 9,
    unread: 1,
    note: 'The time zone “Middle-earth/Shire” is not known. Your own was taken for: “Call”.',
  });
});

test('a definition that changes without end costs only its zone', () => {
  const bomb = zone(
    'Bomb',
    observance('STANDARD', ['+0000', '+0000'], '19700101T000000', 'FREQ=SECONDLY'),
    observance('DAYLIGHT', ['+0000', '+0100'], '19700101T000000', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
  );
  expect(nineInJuly('Bomb', bomb)).toMatchObject({ hour: 9, unread: 1 });
});

test('each name of Windows is the zone that another library has under it', () => {
  const names: string[] = Object.keys(
    JSON.parse(readFileSync(new URL('./windows-zones.json', import.meta.url), 'utf8')),
  );
  const to = Date.UTC(2028, 0);
  const zones = new Zones([], { timezone: 'UTC', limit: limitExpansion(), to });
  // The other library ends a name at a semicolon, also in quotes.
  for (const tzid of names.filter((name) => !name.includes(';'))) {
    const file = calendarFile(`UID:a\nDTSTART;TZID="${tzid}":20270707T120000\nDURATION:PT1H`);
    const event = Object.values(nodeIcal.sync.parseICS(file)).find((one) => one?.type === 'VEVENT') as VEvent;
    const instant = zones.named(tzid)?.instantOf(Date.UTC(2027, 6, 7, 12));
    expect({ tzid, instant }).toEqual({ tzid, instant: event.start.getTime() });
  }
});
