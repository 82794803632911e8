import type { Remark } from '@daymark/contract/plans';
import { type Day, weekdayOf } from '@daymark/domain/dates';
import { languageNow } from '@daymark/words/in-language';
import { localeIn } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { placeName } from '../calendars/public-holidays.ts';
import type { PlanningCalendar } from '../calendars/service.ts';
import { formatDay } from './locale.ts';

/** The range of a plan, and the work that was there before it. */
interface ToPlan {
  startDate: Day;
  dueDate: Day;
  kept: readonly object[];
  standing: readonly object[];
}

/** The most days that are named; later ones are counted. */
const NAMED_MAX = 5;

/** What a first plan assumes about public holidays that would be worked otherwise; empty if there are none. */
export async function freeHolidaysOf(
  { days, working, holidaysOf, locale }: PlanningCalendar,
  { startDate, dueDate, kept, standing }: ToPlan,
  today: Day,
): Promise<Remark[]> {
  if (!holidaysOf || kept.length + standing.length > 0) return [];
  const from = startDate > today ? startDate : today;
  const free = days.filter(
    ({ date, why }) =>
      why === 'holiday' && date >= from && date <= dueDate && working.weekdays.includes(weekdayOf(date)),
  );
  if (free.length === 0) return [];
  const place = await placeName(holidaysOf);
  const own = localeIn(languageNow(), locale);
  const names = free.map(({ date }) => formatDay(date, own, { hasYear: false }));
  const more = names.length - NAMED_MAX;
  const listed = names.slice(0, NAMED_MAX).join('; ');
  const text =
    names.length === 1
      ? t`${listed} is free: a public holiday (${place}).`
      : more > 0
        ? t`${listed} and ${more} more are free: public holidays (${place}).`
        : t`${listed} are free: public holidays (${place}).`;
  return [{ id: 'holidays', text, setting: 'holidays' }];
}
