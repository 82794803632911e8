import type { Lag, StatementOf } from '@daymark/domain/reading';
import { type Recurrence, readRule, recurrenceWords } from '@daymark/domain/recurrence';
import { counted } from './counted.ts';
import { WEEKDAYS, weekdayName } from './weekdays.ts';

/** A length of time as it is said: "3 working days". */
export const lagWords = ({ days, unit }: Lag): string =>
  unit === 'working' ? counted(days, 'working day') : counted(days, 'day');

/** So many weekdays are said by those that are missing. */
const MOST_DAYS = 5;

/** "every day except Saturday", in place of six names; undefined where the days that it comes on are said. */
function exceptWords({ unit, every, weekdays }: Recurrence): string | undefined {
  const missing = WEEKDAYS.filter((day) => !weekdays.includes(day));
  const isWorkweek = missing.join() === '6,7';
  if (unit !== 'week' || every !== 1 || weekdays.length < MOST_DAYS || isWorkweek) return undefined;
  if (missing.length === 0) return 'every day';
  return `every day except ${missing.map((day) => weekdayName(day, 'long', 'en')).join(' and ')}`;
}

/** On which days a habit comes, as it is said: "every weekday", "3 times a week". */
export function ruleWords({ rule, timesAWeek }: Pick<StatementOf<'repeat'>, 'rule' | 'timesAWeek'>): string {
  if (timesAWeek !== null) return timesAWeek === 1 ? 'once a week' : `${timesAWeek} times a week`;
  const recurrence = readRule(rule);
  return recurrence ? (exceptWords(recurrence) ?? recurrenceWords(recurrence)) : 'again and again';
}
