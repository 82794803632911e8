import type { NewDayOff } from '@daymark/contract/calendars';
import { daysBetween } from '@daymark/domain/dates';
import { DAY_OFF_MAX_DAYS, HOURS_PER_DAY_MAX, HOURS_STEP } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';

/** How much of a single day is taken off. */
export type AwayPart = 'whole' | 'half' | 'hours';

export type AwayDraft = {
  name: string;
  firstDay: string;
  lastDay: string;
  part: AwayPart;
  hours: number | null;
};

/** The days or hours off of a draft, or why there are none. Neither while the hours of half a day are unknown. */
type Away = { away?: NewDayOff; problem?: string; hoursProblem?: string };

export const isOneDay = ({ firstDay, lastDay }: AwayDraft): boolean =>
  firstDay !== '' && (lastDay === '' || lastDay === firstDay);

const isStep = (hours: number | null): hours is number =>
  hours !== null && hours > 0 && hours <= HOURS_PER_DAY_MAX && Number.isInteger(hours / HOURS_STEP);

/** `half` are the hours of half of the day; undefined while they are unknown. */
export function awayOf(draft: AwayDraft, half: number | undefined): Away {
  const { firstDay, part, hours } = draft;
  if (firstDay === '') return { problem: t`Please choose the first day` };
  const lastDay = draft.lastDay || firstDay;
  if (lastDay < firstDay) return { problem: t`The last day must not lie before the first` };
  if (daysBetween(firstDay, lastDay) >= DAY_OFF_MAX_DAYS)
    return { problem: t`Days off can be at most ${DAY_OFF_MAX_DAYS} days long` };
  const days = { name: draft.name.trim() || t`Away`, firstDay, lastDay };
  if (!isOneDay(draft) || part === 'whole') return { away: { ...days, hoursOff: null } };
  if (part === 'half') return half === undefined ? {} : { away: { ...days, hoursOff: half || null } };
  return isStep(hours)
    ? { away: { ...days, hoursOff: hours } }
    : {
        hoursProblem: t`Hours off must be from ${HOURS_STEP} to ${HOURS_PER_DAY_MAX}, in quarters of an hour`,
      };
}
