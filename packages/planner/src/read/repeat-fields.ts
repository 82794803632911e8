import { addDays, type Day, type Weekday } from '@daymark/domain/dates';
import { type AvailabilityFields, type RepeatFields, UNSAID } from '@daymark/domain/reading';
import { EVERY_DAY, type Recurrence, ruleOf } from '@daymark/domain/recurrence';
import { addMonths } from '@daymark/language/calendar';
import type { Token } from '@daymark/language/token';
import { amountsIn, spanOf } from './amounts.ts';
import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { nameOf, tokensOf } from './statements.ts';
import type { Tagged } from './tag.ts';
import { withoutPace } from './titles.ts';

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const weekly = (weekdays: Weekday[], every = 1): Recurrence => ({
  ...EVERY_DAY,
  unit: 'week',
  weekdays: weekdays.toSorted((a, b) => a - b),
  every,
});

/** Of "every day except Sundays", and of "every day except Sunday", which names no single day. */
function exceptedWeekdays(token: Token): Weekday[] {
  if (!('cue' in token) || (token.cue !== 'except' && token.cue !== 'not')) return [];
  if (token.type === 'weekdays') return token.weekdays;
  return token.type === 'day' && token.guessed.week && token.weekday !== null ? [token.weekday] : [];
}

function recurrenceOf(tokens: readonly Token[]): {
  recurrence: Recurrence;
  timesAWeek: number | null;
  times: number;
} {
  const days = tokens.find(
    (token) => token.type === 'weekdays' && token.cue !== 'except' && token.cue !== 'not',
  );
  const often = tokens.find((token) => token.type === 'frequency');
  const pace = tokens.find((token) => token.type === 'pace');
  const without = tokens.flatMap(exceptedWeekdays);
  // "Every day except Sundays".
  if (!days && without.length > 0 && often?.per === 'day' && often.interval === 1)
    return {
      recurrence: weekly(WEEKDAYS.filter((day) => !without.includes(day))),
      timesAWeek: null,
      times: often.times,
    };
  // "Every day, weekends too".
  const isDaily = often?.type === 'frequency' && often.per === 'day' && often.interval === 1;
  const isWeekend = days?.type === 'weekdays' && days.cue === null && days.weekdays.every((day) => day > 5);
  if (isDaily && isWeekend) return { recurrence: EVERY_DAY, timesAWeek: null, times: often.times };
  if (days?.type === 'weekdays') {
    if (days.nthOfMonth !== null && days.weekdays[0]) {
      const nth = ([1, 2, 3, 4, -1] as const).find((one) => one === days.nthOfMonth) ?? 1;
      return {
        recurrence: { ...EVERY_DAY, unit: 'month', place: { nth, weekday: days.weekdays[0] } },
        timesAWeek: null,
        times: 1,
      };
    }
    return {
      recurrence: weekly(days.weekdays, days.interval),
      timesAWeek: null,
      times: often?.per === 'day' ? often.times : 1,
    };
  }
  // "Flashcards 20 min a day".
  if (tokens.some((token) => token.type === 'time-per' && token.per === 'day' && token.weekdays.length === 0))
    return { recurrence: EVERY_DAY, timesAWeek: null, times: 1 };
  if (often?.per === 'day')
    return { recurrence: { ...EVERY_DAY, every: often.interval }, timesAWeek: null, times: often.times };
  if (often?.per === 'month')
    return { recurrence: { ...EVERY_DAY, unit: 'month', every: often.interval }, timesAWeek: null, times: 1 };
  const times = often?.times ?? pace?.count ?? 1;
  return {
    recurrence: weekly([], often?.interval ?? 1),
    timesAWeek: times > 1 && times <= 7 ? Math.round(times) : null,
    times: 1,
  };
}

/** The last day of "for a month", counted from the first day. */
const lastDay = (from: Day, length: { unit: string; max: number }): Day | null => {
  if (length.unit === 'months' && Number.isInteger(length.max))
    return addDays(addMonths(from, length.max), -1);
  const days: Record<string, number> = { days: 1, weeks: 7, months: 30 };
  const each = days[length.unit];
  return each === undefined ? null : addDays(from, Math.max(0, Math.round(length.max * each) - 1));
};

/** "Practise before my trip in February": the words in front of what comes then, and the last day before it. */
function beforeOther({ main, pieces }: Clause): { main: Piece[]; until: Day } | null {
  const at = pieces.findIndex(({ text, token }) => !token && BEFORE.has(text));
  const token = at > 0 ? pieces.slice(at + 1).find((piece) => piece.token)?.token : undefined;
  const day = token?.type === 'day' ? token.day : token?.type === 'range' ? token.from : undefined;
  const start = pieces[at]?.start ?? 0;
  return day ? { main: main.filter((piece) => piece.start < start), until: addDays(day, -1) } : null;
}
/** "Langer Lauf immer sonntags". */
const ALWAYS = words('always immer stets jeweils toujours siempre');
const BEFORE = words('before bevor vor avant antes');

export function repeatOf(tagged: Tagged, given: Clause, start: Day): RepeatFields {
  const other = beforeOther(given);
  const main = (other?.main ?? given.main).filter(({ text, token }) => token || !ALWAYS.has(text));
  const clause = { ...given, main };
  const tokens = tokensOf(clause);
  const { recurrence, timesAWeek, times } = recurrenceOf(tokens);
  const { from, by, except } = amountsIn(
    tokens.filter(
      (token) =>
        (token.type === 'day' || token.type === 'range') && !other && exceptedWeekdays(token).length === 0,
    ),
  );
  const said = tokens.find(
    (token) =>
      (token.type === 'duration' || token.type === 'each' || token.type === 'time-per') &&
      token.unit === 'minutes',
  );
  const length = tokens.find((token) => token.type === 'duration' && token.unit !== 'minutes');
  // "Every day, 7 hours a week" is an hour of each day.
  const days =
    recurrence.weekdays.length || timesAWeek || (recurrence.unit === 'day' ? 7 / recurrence.every : 1);
  const share = said?.type === 'time-per' && said.per === 'week' ? 1 / days : times;
  const minutes =
    said && 'max' in said ? Math.round(((said.min + said.max) / 2) * share) : spanOf(tokens) || null;
  const until = other?.until ?? by ?? (length?.type === 'duration' ? lastDay(from ?? start, length) : null);
  return {
    kind: 'repeat',
    title: nameOf(
      tagged,
      clause.shape === 'subject' ? clause : { ...clause, main: withoutPace(clause.main) },
    ),
    rule: ruleOf(recurrence),
    timesAWeek,
    minutes,
    from,
    until,
    except,
  };
}

/** Minutes a day from which on a length without a name is the time for a project and no practice. */
export const LONGEST_PRACTICE = 90;

/** "3 hours a day", "6 hours a week" as the time for the whole project. */
export function timeOfHabit(
  { minutes, from, until }: RepeatFields,
  tokens: readonly Token[],
): AvailabilityFields {
  const weekly = tokens.find((token) => token.type === 'time-per' && token.per === 'week');
  const said = weekly?.type === 'time-per' ? { minutes: weekly.max, per: 'week' as const } : { minutes };
  return { kind: 'availability', ...UNSAID.availability, from, until, ...said };
}
