import { type Day, weekdayOf } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { t } from '@daymark/words/t';
import { withoutNumber } from './compile/titles.ts';
import type { Layout } from './layout.ts';
import type { Remark } from './shape.ts';

/** Work with a fixed day takes the hours that it needs, however long its day usually is: which days are longer, and why. */
export function longDays({ frame, schedule }: Layout): Remark[] {
  const { drafts, calendar } = frame;
  const { weekdays, daysOff, hoursByWeekday, hoursPerDay } = calendar;
  const placed = new Set(schedule.placed.map(({ index }) => index));
  const fixed = drafts.filter(({ isAnchor, release }, index) => isAnchor && release && placed.has(index));
  return [...Map.groupBy(fixed, ({ release }): Day => release ?? '')]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([day, there]): Remark[] => {
      const hours = there.reduce((sum, one) => sum + one.hours, 0);
      const usual = hoursByWeekday?.[weekdayOf(day)] ?? hoursPerDay;
      if (hours <= Math.max(usual, calendar.hoursPerDay) + 1e-9) return [];
      const names = [...new Set(there.map(({ title }) => `“${withoutNumber(title)}”`))].join(', ');
      const isWorked = weekdays.includes(weekdayOf(day)) && !daysOff.includes(day);
      const text =
        isWorked && usual > 0
          ? t`${day} takes ${durationText(hours)} instead of ${durationText(usual)}: ${names}.`
          : t`${day} takes ${durationText(hours)}: ${names}.`;
      return [{ id: `long day ${day}`, text }];
    });
}
