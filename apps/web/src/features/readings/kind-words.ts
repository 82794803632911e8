import type { Effort } from '@daymark/domain/amounts';
import type { Day, Weekday } from '@daymark/domain/dates';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import { isTimeOff } from '@daymark/domain/statements';
import { plural, t, tc } from '@daymark/words/t';
import { lagWords, ruleWords } from '../../plan-data/statement-words.ts';
import { formatDayFrom, formatHours } from '../../platform/format.ts';
import { weekdayName } from '../../platform/weekdays.ts';

/** The name of a line's kind, and its further details. */
export interface KindWords {
  name: string;
  details: string[];
}

/** Names of kinds, for a line without further details. */
export const KIND_NAMES: Record<Statement['kind'], string> = {
  task: t`Task`,
  repeat: t`Habit`,
  event: t`Event`,
  wait: t`Wait`,
  availability: t`Working time`,
  theirs: t`Somebody else`,
  done: tc('finished')`Done`,
  excluded: t`Left out`,
  later: t`Later`,
  note: t`Note`,
  unsure: t`Not sure`,
  library: t`From the library`,
  suggestion: t`Suggestion`,
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const isGiven = (words: string | null | false | undefined): words is string => Boolean(words);

const minutesWords = (minutes: number): string => formatHours(minutes / 60);

const amountWords = ({ amount, unit }: Effort): string =>
  unit === 'minutes' ? minutesWords(amount) : t`${plural(amount, '# workday')}`;

function effortWords(effort: Effort | null): string | null {
  if (!effort) return null;
  const amount = amountWords(effort);
  if (effort.per === 'part') return effort.said ? t`${amount} each` : t`${amount} each (guess)`;
  return effort.said ? amount : t`${amount} (guess)`;
}

const inEach = (amount: string | number, per: 'day' | 'week'): string =>
  per === 'day' ? t`${amount} a day` : t`${amount} a week`;

const daysWords = (weekdays: readonly Weekday[]): string =>
  weekdays
    .toSorted()
    .map((day) => weekdayName(day, 'short'))
    .join(', ');

function spanWords(from: Day | null, until: Day | null, today: Day): string | null {
  const [first, last] = [from, until].map((day) => day && formatDayFrom(day, today));
  if (first && last) return t`from ${first} until ${last}`;
  if (first) return t`from ${first}`;
  return last ? t`until ${last}` : null;
}

function taskWords(task: StatementOf<'task'>, today: Day): KindWords {
  const { parts, effort, pace, apart, on, from, by, weekdays, except, exceptWeekdays, windows, optional } =
    task;
  const day = (one: Day) => formatDayFrom(one, today);
  return {
    name:
      parts && parts.count > 1 && parts.unit === null ? t`${plural(parts.count, '# task')}` : KIND_NAMES.task,
    details: [
      parts && parts.unit !== null && `${parts.count} × ${parts.unit}`,
      effortWords(effort),
      pace && inEach(pace.parts, pace.per),
      apart && t`${lagWords(apart)} apart`,
      on.length > 0 && t`on ${on.map(day).join(', ')}`,
      from && t`from ${day(from)}`,
      by && t`by ${day(by)}`,
      windows.length > 0 && t`each by ${windows.map(({ to }) => day(to)).join(', ')}`,
      weekdays.length > 0 && t`only ${daysWords(weekdays)}`,
      exceptWeekdays.length > 0 && t`not ${daysWords(exceptWeekdays)}`,
      except.length > 0 && t`not on ${except.map(day).join(', ')}`,
      optional && t`optional`,
    ].filter(isGiven),
  };
}

function availabilityWords(availability: StatementOf<'availability'>, today: Day): KindWords {
  const { weekdays, rule, minutes, per, days: count, off, from, until } = availability;
  const day = (one: Day) => formatDayFrom(one, today);
  const days = weekdays.length > 0 && daysWords(weekdays);
  return {
    name: isTimeOff(availability) ? t`Not available` : KIND_NAMES.availability,
    details: [
      days && (rule === 'only' ? t`only ${days}` : rule === 'also' ? t`also ${days}` : days),
      count !== undefined && t`${plural(count, '# day')} a week`,
      minutes !== null && inEach(minutesWords(minutes), per),
      ...off.map((range) =>
        range.from === range.to ? day(range.from) : t`${day(range.from)} to ${day(range.to)}`,
      ),
      spanWords(from, until, today),
    ].filter(isGiven),
  };
}

function libraryWords(
  { title, steps, from, by, weekdays, exceptWeekdays }: StatementOf<'library'>,
  today: Day,
): KindWords {
  const work = steps.flatMap((step) => ('minutes' in step ? step.minutes : []));
  const minutes = work.reduce((sum, one) => sum + one, 0);
  return {
    name: t`From the library: ${title}`,
    details: [
      t`${plural(work.length, '# step')}`,
      t`about ${formatHours(Math.round(minutes / 60))}`,
      from && t`from ${formatDayFrom(from, today)}`,
      by && t`by ${formatDayFrom(by, today)}`,
      weekdays.length > 0 && t`only ${daysWords(weekdays)}`,
      exceptWeekdays.length > 0 && t`not ${daysWords(exceptWeekdays)}`,
    ].filter(isGiven),
  };
}

/** The kind and the details of a line, in words. */
export function kindWords(statement: Statement, today: Day): KindWords {
  const name = KIND_NAMES[statement.kind];
  const day = (one: Day) => formatDayFrom(one, today);
  switch (statement.kind) {
    case 'task':
      return taskWords(statement, today);
    case 'availability':
      return availabilityWords(statement, today);
    case 'library':
      return libraryWords(statement, today);
    case 'repeat': {
      const { minutes, from, until, except } = statement;
      const details = [
        minutes !== null && minutesWords(minutes),
        spanWords(from, until, today),
        except.length > 0 && t`not on ${except.map(day).join(', ')}`,
      ];
      return { name: capitalised(ruleWords(statement)), details: details.filter(isGiven) };
    }
    case 'event': {
      const { on, until, effort } = statement;
      const details = [until ? t`${day(on)} to ${day(until)}` : day(on), effortWords(effort)];
      return { name, details: details.filter(isGiven) };
    }
    case 'wait': {
      const { who, lag, until, each } = statement;
      const details = [who, lag && lagWords(lag), until && t`until ${day(until)}`, each && t`each time`];
      return { name, details: details.filter(isGiven) };
    }
    case 'theirs':
      return { name, details: [statement.who, statement.by && t`by ${day(statement.by)}`].filter(isGiven) };
    case 'done':
      return { name, details: statement.of ? [t`${statement.of.parts} of them`] : [] };
    default:
      return { name, details: [] };
  }
}
