import { type Day, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { hoursOf, type WorkingCalendar } from '../schedule/calendar.ts';
import { moveToNeeds } from './dated-shares.ts';
import type { Draft } from './draft.ts';
import { dayRulesOf } from './own-weekdays.ts';
import type { Share } from './share-out.ts';
import { type BudgetSetting, LONGEST_SPAN, weekShares } from './week-budgets.ts';

/**
 * The calendar in which each day has its share of the week. A calendar has hours of weekdays: each has those of
 * its longest day, and shorter days are busy for the rest.
 */
function calendarOf(
  regular: WorkingCalendar,
  shares: readonly Share[],
  span: { from: Day; to: Day },
): WorkingCalendar {
  const own = (weekday: Weekday) => regular.hoursByWeekday?.[weekday] ?? regular.hoursPerDay;
  const longest: Partial<Record<Weekday, number>> = { ...regular.hoursByWeekday };
  for (const { day, units } of shares) {
    const weekday = weekdayOf(day);
    longest[weekday] = Math.max(longest[weekday] ?? own(weekday), hoursOf(units));
  }
  const byDay = new Map(shares.map((share) => [share.day, share]));
  const busyHours: Record<Day, number> = { ...regular.busyHours };
  for (const day of daysFrom(span.from, span.to).slice(0, LONGEST_SPAN)) {
    const weekday = weekdayOf(day);
    const hours = longest[weekday] ?? own(weekday);
    const share = byDay.get(day);
    const busy = share ? hours - hoursOf(share.units) : (busyHours[day] ?? 0) + hours - own(weekday);
    if (busy > 0) busyHours[day] = busy;
    else delete busyHours[day];
  }
  return { ...regular, hoursByWeekday: longest, busyHours };
}

/** The hours of single days, where they are not those of a regular week. */
const hoursByDay = (shares: readonly Share[]): Record<Day, number> =>
  Object.fromEntries(
    shares.flatMap(({ day, units, regular }) => (units === regular ? [] : [[day, hoursOf(units)]])),
  );

/** A calendar in which hours a week lie on the open days of each week. */
export interface Budgeted {
  calendar: WorkingCalendar;
  /** Hours of single days that differ from the regular week. */
  hoursByDay: Record<Day, number>;
  /** Hours that work due on a day could have before it, because they lie on later days of its week. */
  movableBefore: (day: Day) => number;
}

/** The hours of the days of a week behind a day that those up to it have room for. */
function movable(week: readonly Share[], day: Day): number {
  const isBehind = (share: Share) => share.day > day;
  const sum = (shares: readonly Share[], unitsOf: (share: Share) => number) =>
    shares.reduce((units, share) => units + unitsOf(share), 0);
  const room = sum(
    week.filter((share) => !isBehind(share)),
    ({ room: most, units }) => most - units,
  );
  return hoursOf(
    Math.min(
      room,
      sum(week.filter(isBehind), ({ units }) => units),
    ),
  );
}

/** Puts the hours a week of a brief on the open days of each week; unchanged if it has none. */
export function withWeekBudgets(
  regular: WorkingCalendar,
  drafts: readonly Draft[],
  setting: BudgetSetting,
): Budgeted {
  const weeks = weekShares(setting);
  if (!weeks) return { calendar: regular, hoursByDay: {}, movableBefore: () => 0 };
  const { statements, span } = setting;
  moveToNeeds(weeks, drafts, dayRulesOf({ statements, calendar: regular, ...span }), span.to);
  const shares = weeks.flat();
  return {
    calendar: calendarOf(regular, shares, span),
    hoursByDay: hoursByDay(shares),
    movableBefore: (day) => Math.max(0, ...weeks.map((week) => movable(week, day))),
  };
}
