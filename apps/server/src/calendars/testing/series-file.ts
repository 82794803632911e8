import { calendarFile } from '../../testing/calendars.ts';
import type { DrawnSeries, DrawnZone, Form } from './drawn-series.ts';
import { FIRST, LAST, type Meant, PERIOD } from './series-oracle.ts';

type Wall = Temporal.PlainDateTime;

const ELSEWHERE = 'Asia/Tokyo';

const basic = (wall: Wall): string => wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
const dateIn = (wall: Wall): string => basic(wall).slice(0, 8);

const offsetText = (nanoseconds: number): string => {
  const minutes = Math.abs(nanoseconds) / 6e10;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${nanoseconds < 0 ? '-' : '+'}${hour}${minute}`;
};

const observance = (kind: string, from: number, to: number, onsets: readonly Wall[]): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${basic(onsets[0] as Wall)}`,
  ...(onsets.length > 1 ? [`RDATE:${onsets.slice(1).map(basic).join(',')}`] : []),
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

/** A definition of a zone by its changes, under some name. */
function definitionOf({ zone, tzid }: DrawnZone): string {
  const begin = FIRST.subtract({ years: 2 }).toZonedDateTime(zone);
  const groups = new Map<string, { from: number; to: number; onsets: Wall[] }>();
  for (
    let at = begin.getTimeZoneTransition('next');
    at && at.year < LAST.year + 2;
    at = at.getTimeZoneTransition('next')
  ) {
    const from = at.subtract({ nanoseconds: 1 }).offsetNanoseconds;
    const to = at.offsetNanoseconds;
    const onset = at.toInstant().toZonedDateTimeISO('UTC').toPlainDateTime().add({ nanoseconds: from });
    const known = groups.get(`${from} ${to}`);
    groups.set(`${from} ${to}`, { from, to, onsets: [...(known?.onsets ?? []), onset] });
  }
  const first = begin.offsetNanoseconds;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    ...observance('STANDARD', first, first, [Temporal.PlainDateTime.from('1970-01-01T00:00')]),
    ...[...groups.values()].flatMap(({ from, to, onsets }) =>
      observance(to > from ? 'DAYLIGHT' : 'STANDARD', from, to, onsets),
    ),
    'END:VTIMEZONE',
    '',
  ].join('\r\n');
}

/** Writes the times of one series in their different forms, each as what follows the name of a property. */
class Writer {
  readonly #series: DrawnSeries;

  constructor(series: DrawnSeries) {
    this.#series = series;
  }

  get isDate(): boolean {
    return this.#series.startsAt === null;
  }

  date(wall: Wall): string {
    return `${this.#series.saysThatItIsADate ? ';VALUE=DATE' : ''}:${dateIn(wall)}`;
  }

  utc(wall: Wall): string {
    if (this.isDate) return `${basic(wall)}Z`;
    return `${basic(wall.toZonedDateTime(this.#series.zone.zone).withTimeZone('UTC').toPlainDateTime())}Z`;
  }

  asStart(wall: Wall): string {
    const { tzid, isUtc } = this.#series.zone;
    if (this.isDate) return this.date(wall);
    return `${tzid === null ? '' : `;TZID=${tzid}`}:${basic(wall)}${isUtc ? 'Z' : ''}`;
  }

  #elsewhere(wall: Wall): string {
    if (this.isDate) return basic(wall);
    return basic(wall.toZonedDateTime(this.#series.zone.zone).withTimeZone(ELSEWHERE).toPlainDateTime());
  }

  as(form: Form, wall: Wall): string {
    if (form === 'date') return this.date(wall);
    if (form === 'as the beginning') return this.asStart(wall);
    if (form === 'without zone') return `:${basic(wall)}`;
    return form === 'in UTC' ? `:${this.utc(wall)}` : `;TZID=${ELSEWHERE}:${this.#elsewhere(wall)}`;
  }

  /** The end of a rule, which has no parameters. */
  until(form: Form, wall: Wall): string {
    if (form === 'date') return dateIn(wall);
    if (form === 'in UTC' || (this.#series.zone.isUtc && form === 'as the beginning')) return this.utc(wall);
    return basic(wall);
  }
}

function endLines({ length, endsAs }: DrawnSeries, { start }: Meant, write: Writer): string {
  const end = write.isDate ? start.add({ days: length }) : start.add({ minutes: 15 * length });
  if (endsAs === 'before it begins') return `DTEND${write.asStart(start.subtract({ days: 1 }))}`;
  if (endsAs === 'end') return `DTEND${write.asStart(end)}`;
  if (endsAs === 'end in UTC') return `DTEND:${write.utc(end)}`;
  return `DURATION:${write.isDate ? `P${length}D` : `PT${15 * length}M`}`;
}

function ruleLines({ rule, end }: DrawnSeries, { walls }: Meant, write: Writer): string[] {
  if (rule === null) return [];
  if (end === null) return [`RRULE:${rule}`];
  if ('count' in end) return [`RRULE:${rule};COUNT=${end.count}`];
  return [`RRULE:${rule};UNTIL=${write.until(end.form, walls.at(-1) as Wall)}`];
}

function addedLines({ added }: DrawnSeries, meant: Meant, write: Writer): string[] {
  return meant.added.map(({ wall, period }, index) => {
    const form = added[index]?.form ?? 'date';
    if (period === null) return `RDATE${write.as(form, wall)}`;
    const to = period === 'length' ? `PT${PERIOD.minutes}M` : write.utc(wall.add(PERIOD));
    return `RDATE;VALUE=PERIOD:${write.utc(wall)}/${to}`;
  });
}

function movedEvents({ moved }: DrawnSeries, meant: Meant, write: Writer): string[] {
  return meant.moved.map(({ wall, to }) => {
    const form =
      moved.find(({ which }) => meant.walls[which % meant.walls.length]?.equals(wall))?.form ?? 'date';
    const id = `UID:s\nRECURRENCE-ID${write.as(form, wall)}`;
    if (!to) return `${id}\nSTATUS:CANCELLED`;
    return `${id}\nDTSTART${write.asStart(to)}\nDURATION:${write.isDate ? 'P1D' : 'PT15M'}`;
  });
}

export function fileOf(series: DrawnSeries, meant: Meant): string {
  const write = new Writer(series);
  const lines = [
    'UID:s',
    'SUMMARY:Drawn',
    `DTSTART${write.asStart(meant.start)}`,
    endLines(series, meant, write),
    ...ruleLines(series, meant, write),
    ...series.left.map(({ form }, index) => `EXDATE${write.as(form, meant.left[index] as Wall)}`),
    ...addedLines(series, meant, write),
  ];
  const file = calendarFile(lines.join('\n'), ...movedEvents(series, meant, write));
  return series.zone.isDefined && series.startsAt !== null
    ? file.replace('BEGIN:VEVENT', () => `${definitionOf(series.zone)}BEGIN:VEVENT`)
    : file;
}
