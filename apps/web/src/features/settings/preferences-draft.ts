import type { Settings } from '@daymark/contract/users';
import { HOURS_PER_DAY_MAX, HOURS_STEP } from '@daymark/domain/limits';

export type Weekday = Settings['weekdays'][number];

/** Monday first, as the settings count them. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The day's name in the person's language: 3 is a Wednesday, as 3 January 2024 was. */
export const weekdayName = (day: Weekday, style: 'long' | 'short', locale?: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, day)),
  );

export type DateOrder = 'month first' | 'day first';

/** Which of the two comes first where somebody writes 3/4. */
export function dateOrderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  const first = parts.find(({ type }) => type === 'day' || type === 'month')?.type;
  return first === 'day' ? 'day first' : 'month first';
}

const LOCALE_OF: Record<DateOrder, string> = { 'month first': 'en-US', 'day first': 'en-GB' };

export interface PreferencesDraft {
  weekdays: readonly Weekday[];
  hoursPerDay: string;
  dateOrder: DateOrder;
}

export const draftOfPreferences = ({ weekdays, hoursPerDay, locale }: Settings): PreferencesDraft => ({
  weekdays,
  hoursPerDay: String(hoursPerDay),
  dateOrder: dateOrderOf(locale),
});

/** The settings that the draft stands for. A locale that has the order already stays what it is. */
export const settingsFrom = (draft: PreferencesDraft, { locale }: Settings): Settings => ({
  weekdays: [...draft.weekdays].toSorted(),
  hoursPerDay: Number(draft.hoursPerDay),
  locale: dateOrderOf(locale) === draft.dateOrder ? locale : LOCALE_OF[draft.dateOrder],
});

type Problems = { weekdays?: string; hoursPerDay?: string };

export function preferencesProblems({ weekdays, hoursPerDay }: PreferencesDraft): Problems {
  const hours = hoursPerDay.trim() === '' ? Number.NaN : Number(hoursPerDay);
  const fits = hours >= HOURS_STEP && hours <= HOURS_PER_DAY_MAX && Number.isInteger(hours / HOURS_STEP);
  return {
    ...(weekdays.length === 0 && { weekdays: 'Please choose at least one day on which you work' }),
    ...(!fits && {
      hoursPerDay: `Hours a day must be from ${HOURS_STEP} to ${HOURS_PER_DAY_MAX}, in quarters of an hour`,
    }),
  };
}
