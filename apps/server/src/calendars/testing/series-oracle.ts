import nodeIcal, { type VEvent } from 'node-ical';
import { calendarFile } from '../../testing/calendars.ts';
import { type DrawnSeries, PERSON } from './drawn-series.ts';

type Wall = Temporal.PlainDateTime;

/** What of a drawn series is known before it is written: its times on the clock, by another library. */
export interface Meant {
  start: Wall;
  /** The times of the rule up to its end, the beginning among them. */
  walls: Wall[];
  left: Wall[];
  added: { wall: Wall; period: 'end' | 'length' | null }[];
  moved: { wall: Wall; to: Wall | null }[];
}

export const FIRST = Temporal.PlainDate.from('2026-11-01');
export const LAST = Temporal.PlainDate.from('2027-12-31');
export const HOURS = { from: '06:00', until: '22:00' };
export const PERIOD = { minutes: 50 };

const END = new Date(`${LAST.add({ days: 2 })}T00:00:00Z`);
const QUARTER = 15;
const basic = (wall: Wall): string => wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** The times of a rule without an end, as node-ical has them. */
export function timesOfOther(start: Wall, rule: string, to: Date): Wall[] {
  const file = calendarFile(`UID:a\nDTSTART:${basic(start)}Z\nDURATION:PT15M\nRRULE:${rule}`);
  const event = Object.values(nodeIcal.sync.parseICS(file)).find((one) => one?.type === 'VEVENT') as VEvent;
  const times = event.rrule?.between(new Date(`${start}Z`), to, true) ?? [];
  return times.map((at) => Temporal.PlainDateTime.from(at.toISOString().slice(0, 19)));
}

const byTime = Temporal.PlainDateTime.compare;

export function meantBy({ startsAfter, startsAt, rule, end, ...drawn }: DrawnSeries): Meant {
  const start = FIRST.add({ days: startsAfter })
    .toPlainDateTime()
    .add({ minutes: startsAt ?? 0 });
  const times = rule === null ? [] : timesOfOther(start, rule, END);
  const all = [start, ...times.filter((wall) => byTime(wall, start) > 0)].toSorted(byTime);
  const count = end === null ? all.length : 'count' in end ? end.count : end.last + 1;
  const walls = all.slice(0, rule === null ? 1 : count);
  const nth = (which: number): Wall => walls[which % walls.length] ?? start;
  const moved = Map.groupBy(drawn.moved, ({ which }) => which % walls.length);
  return {
    start,
    walls,
    left: drawn.left.map(({ which }) => nth(which)),
    added: drawn.added.map(({ after, period }) => ({
      wall: start.add({ days: after }),
      period: startsAt === null ? null : period,
    })),
    moved: [...moved.values()].flatMap(([one]) =>
      one
        ? [{ wall: nth(one.which), to: one.by === null ? null : nth(one.which).add({ days: one.by }) }]
        : [],
    ),
  };
}

type Busy = Map<string, { minutes: number; isWholeDay: boolean }>;

/** The busy minutes of each day, marked one by one. */
class Days {
  readonly #minutes = new Map<string, Set<number>>();
  readonly #whole = new Set<string>();

  addDays(first: Temporal.PlainDate, days: number): void {
    for (let day = 0; day < days; day++) this.#whole.add(first.add({ days: day }).toString());
  }

  add(from: Temporal.ZonedDateTime, minutes: number): void {
    for (let minute = 0; minute < minutes; minute++) {
      const at = from.add({ minutes: minute }).withTimeZone(PERSON);
      const time = at.toPlainTime().toString().slice(0, 5);
      if (time < HOURS.from || time >= HOURS.until) continue;
      const day = at.toPlainDate().toString();
      const marked = this.#minutes.get(day) ?? new Set();
      this.#minutes.set(day, marked.add(at.epochMilliseconds));
    }
  }

  result(): Busy {
    const days = [...new Set([...this.#minutes.keys(), ...this.#whole])].toSorted();
    return new Map(
      days
        .filter((day) => day >= FIRST.toString() && day <= LAST.toString())
        .map((day) => [
          day,
          { minutes: this.#minutes.get(day)?.size ?? 0, isWholeDay: this.#whole.has(day) },
        ]),
    );
  }
}

/** The busy time that a drawn series means. */
export function busyTimeOf(series: DrawnSeries, { walls, left, added, moved }: Meant): Busy {
  const days = new Days();
  const add = (wall: Wall, quarters: number) => {
    if (series.startsAt === null) days.addDays(wall.toPlainDate(), quarters);
    else days.add(wall.toZonedDateTime(series.zone.zone), quarters * QUARTER);
  };
  const isGone = (wall: Wall) => [...left, ...moved.map((one) => one.wall)].some((one) => one.equals(wall));
  if (series.endsAs !== 'before it begins') {
    for (const wall of walls) if (!isGone(wall)) add(wall, series.length);
    for (const { wall, period } of added) {
      if (isGone(wall)) continue;
      if (period === null) add(wall, series.length);
      else days.add(wall.toZonedDateTime(series.zone.zone), PERIOD.minutes);
    }
  }
  for (const { to } of moved) if (to) add(to, 1);
  return days.result();
}
