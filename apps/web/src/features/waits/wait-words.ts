import type { Client } from '@daymark/contract/clients';
import type { Wait } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { formatCount, formatDayFrom } from '../../platform/format.ts';

/** How long a wait has run: "Nina Berg has had it for 8 days, since Mon 9 Nov". */
export function runText({ who, sentOn, days }: Wait, today: Day): string {
  const since = formatDayFrom(sentOn, today);
  if (days === 0) return who ? t`${who} has it since today` : t`Runs since today`;
  return who
    ? t`${who} has had it for ${plural(days, '# day')}, since ${since}`
    : t`Runs for ${plural(days, '# day')}, since ${since}`;
}

/** What was agreed, and by how much it is late. */
export function agreedText({ expectedOn, daysLate }: Wait, today: Day): string | undefined {
  if (expectedOn === null) return undefined;
  if (daysLate > 0) return t`${plural(daysLate, '# day')} late`;
  return t`expected by ${formatDayFrom(expectedOn, today)}`;
}

/** How a wait ended. */
export function endText({ ended, answeredOn, days }: Wait, today: Day): string {
  const on = answeredOn === null ? '' : formatDayFrom(answeredOn, today);
  if (ended === 'answered') return t`Answered on ${on}, after ${plural(days, '# day')}`;
  if (ended === 'begun') return t`The next task was begun on ${on}`;
  return t`Over since ${on}`;
}

/** How fast a client answers, as far as it is known. */
export function speedText({ medianDays, count }: Client['answers']): string {
  if (medianDays === null) return t`How fast they answer: no history yet`;
  return t`Usually answers within ${plural(Math.ceil(medianDays), '# day')} (median of ${formatCount(count)} answers)`;
}
