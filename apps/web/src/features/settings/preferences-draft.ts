import type { Settings } from '@daymark/contract/users';
import type { Weekday } from '@daymark/domain/dates';
import { HOURS_PER_DAY_MAX, HOURS_STEP } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';

export type DateOrder = 'month first' | 'day first';

/** Whether day or month comes first in 3/4. */
export function dateOrderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  const first = parts.find(({ type }) => type === 'day' || type === 'month')?.type;
  return first === 'day' ? 'day first' : 'month first';
}

const LOCALE_OF: Record<DateOrder, string> = { 'month first': 'en-US', 'day first': 'en-GB' };

export interface PreferencesDraft {
  weekdays: readonly Weekday[];
  hoursPerDay: string;
  worksFrom: string;
  worksUntil: string;
  dateOrder: DateOrder;
}

export const draftOfPreferences = ({
  weekdays,
  hoursPerDay,
  workingHours,
  locale,
}: Settings): PreferencesDraft => ({
  weekdays,
  hoursPerDay: String(hoursPerDay),
  worksFrom: workingHours.from,
  worksUntil: workingHours.until,
  dateOrder: dateOrderOf(locale),
});

/** The settings of the draft. A locale that already has this order is kept. */
export const settingsFrom = (draft: PreferencesDraft, { locale, language }: Settings): Settings => ({
  weekdays: [...draft.weekdays].toSorted(),
  hoursPerDay: Number(draft.hoursPerDay),
  workingHours: { from: draft.worksFrom, until: draft.worksUntil },
  locale: dateOrderOf(locale) === draft.dateOrder ? locale : LOCALE_OF[draft.dateOrder],
  // Another order of dates is no wish for another language.
  language,
});

type Problems = { weekdays?: string; hoursPerDay?: string; workingHours?: string };

export function preferencesProblems(draft: PreferencesDraft): Problems {
  const { weekdays, hoursPerDay, worksFrom, worksUntil } = draft;
  const hours = hoursPerDay.trim() === '' ? Number.NaN : Number(hoursPerDay);
  const fits = hours >= HOURS_STEP && hours <= HOURS_PER_DAY_MAX && Number.isInteger(hours / HOURS_STEP);
  return {
    ...(weekdays.length === 0 && { weekdays: t`Please choose at least one day on which you work` }),
    ...(!fits && {
      hoursPerDay: t`Hours a day must be from ${HOURS_STEP} to ${HOURS_PER_DAY_MAX}, in quarters of an hour`,
    }),
    ...((worksFrom === '' || worksUntil <= worksFrom) && {
      workingHours: t`The working day must end after it begins`,
    }),
  };
}
