import type { Lag } from '@daymark/domain/amounts';
import type { StatementOf } from '@daymark/domain/reading';
import { type Recurrence, readRule, recurrenceWords } from '@daymark/domain/recurrence';
import { plural, t } from '@daymark/words/t';
import { listWords } from '../platform/format.ts';
import { WEEKDAYS, weekdayName } from '../platform/weekdays.ts';

/** A length of time in words: "3 working days". */
export const lagWords = ({ days, unit }: Lag): string =>
  unit === 'working' ? t`${plural(days, '# working day')}` : t`${plural(days, '# day')}`;

/** With more weekdays, the missing ones are named instead. */
const MOST_DAYS = 5;

/** "every day except Saturday" instead of six names; undefined if the days are to be listed. */
function exceptWords({ unit, every, weekdays }: Recurrence): string | undefined {
  const missing = WEEKDAYS.filter((day) => !weekdays.includes(day));
  const isWorkweek = missing.join() === '6,7';
  if (unit !== 'week' || every !== 1 || weekdays.length < MOST_DAYS || isWorkweek) return undefined;
  if (missing.length === 0) return t`every day`;
  return t`every day except ${listWords(missing.map((day) => weekdayName(day, 'long')))}`;
}

/** The recurrence of a habit in words: "every weekday", "3 times a week". */
export function ruleWords({ rule, timesAWeek }: Pick<StatementOf<'repeat'>, 'rule' | 'timesAWeek'>): string {
  if (timesAWeek !== null) return timesAWeek === 1 ? t`once a week` : t`${timesAWeek} times a week`;
  const recurrence = readRule(rule);
  return recurrence ? (exceptWords(recurrence) ?? recurrenceWords(recurrence)) : t`again and again`;
}
