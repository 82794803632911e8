import { addDays, type Day, weekdayOf } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { WorkingCalendar } from '../schedule/calendar.ts';
import { latestOf } from './days.ts';
import type { Draft } from './draft.ts';

/** Days are searched in this many days. */
const MOST_DAYS_AHEAD = 400;

interface Setting {
  statements: readonly Statement[];
  calendar: WorkingCalendar;
  from: Day;
  to: Day;
}

/** The hours of working days that nothing with a fixed day takes. */
class Room {
  readonly #calendar: WorkingCalendar;
  readonly #off: ReadonlySet<Day>;
  readonly #used = new Map<Day, number>();

  constructor(calendar: WorkingCalendar, drafts: readonly Draft[]) {
    this.#calendar = calendar;
    this.#off = new Set(calendar.daysOff);
    for (const { isAnchor, release, hours } of drafts) if (isAnchor && release) this.use(release, hours);
  }

  use(day: Day, hours: number): void {
    this.#used.set(day, (this.#used.get(day) ?? 0) + hours);
  }

  isWorked(day: Day): boolean {
    return this.#calendar.weekdays.includes(weekdayOf(day)) && !this.#off.has(day);
  }

  has(day: Day, hours: number): boolean {
    const { hoursByWeekday, hoursPerDay, busyHours } = this.#calendar;
    const whole = (hoursByWeekday?.[weekdayOf(day)] ?? hoursPerDay) - (busyHours[day] ?? 0);
    return whole - (this.#used.get(day) ?? 0) >= hours - 1e-9;
  }

  /** The working days from one on, if each has room for its piece; undefined if one does not, or they end too late. */
  daysFrom(first: Day, pieces: readonly Draft[], to: Day): Day[] | undefined {
    const days: Day[] = [];
    for (let day = first; day <= to && days.length < pieces.length; day = addDays(day, 1)) {
      if (this.isWorked(day)) {
        if (!this.has(day, pieces[days.length]?.hours ?? 0)) return undefined;
        days.push(day);
      }
      // Behind the last of all days there is none.
      if (day === to) break;
    }
    return days.length === pieces.length ? days : undefined;
  }
}

/** The first stretch from a day on, else the last one before it. */
function stretchFor(
  pieces: readonly Draft[],
  room: Room,
  { bound, from, to }: { bound: Day; from: Day; to: Day },
) {
  let day = from;
  for (let ahead = 0; day <= to && ahead < MOST_DAYS_AHEAD; ahead++, day = addDays(day, 1)) {
    const days = room.isWorked(day) ? room.daysFrom(day, pieces, to) : undefined;
    if (days) return days;
  }
  for (day = addDays(from, -1); day >= bound; day = addDays(day, -1)) {
    const days = room.isWorked(day) ? room.daysFrom(day, pieces, to) : undefined;
    if (days) return days;
  }
  return undefined;
}

/**
 * Work that cannot be torn apart gets its days: consecutive working days with room for it, the first ones from the day on
 * which it would begin. Where there are none, it stays as it is. `daysOf` has the days of a plan without that rule.
 */
export function onConsecutiveDays(
  drafts: readonly Draft[],
  { statements, calendar, from, to }: Setting,
  daysOf: () => readonly (Day | null)[],
): Draft[] {
  const whole = new Set(statements.flatMap((one) => (one.kind === 'task' && one.together ? [one.id] : [])));
  const byStatement = Map.groupBy(drafts.keys(), (index) => drafts[index]?.statement ?? '');
  const groups = [...byStatement].filter(([id, indexes]) => whole.has(id) && indexes.length > 1);
  if (groups.length === 0) return [...drafts];
  const usual = daysOf();
  const room = new Room(calendar, drafts);
  const given = [...drafts];
  for (const [, indexes] of groups) {
    const pieces = indexes.flatMap((index) => drafts[index] ?? []);
    const [first] = pieces;
    const isFixed = pieces.some(({ release, deadline }) => release !== null && release === deadline);
    if (!first || isFixed) continue;
    const begins = first.stands?.day ?? usual[indexes[0] ?? 0];
    const bound = latestOf(from, first.release) ?? from;
    const end = pieces.at(-1)?.deadline ?? to;
    // Before its usual day it may stand behind other work.
    const isFollowing = first.after.length > 0;
    const earliest = latestOf(bound, begins) ?? bound;
    const days = stretchFor(pieces, room, { bound: isFollowing ? earliest : bound, from: earliest, to: end });
    days?.forEach((day, at) => {
      const index = indexes[at] ?? 0;
      const draft = given[index];
      if (!draft) return;
      room.use(day, draft.hours);
      given[index] = { ...draft, release: day, deadline: day };
    });
  }
  return given;
}
