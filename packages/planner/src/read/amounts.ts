import type { Effort, Lag, Pace, Parts } from '@daymark/domain/amounts';
import { addDays, type Day, daysFrom, type Weekday } from '@daymark/domain/dates';
import type {
  CountToken,
  DayPart,
  DurationToken,
  EachToken,
  Length,
  PaceToken,
  Token,
} from '@daymark/language/token';
import { words } from './lexicon/lexicon.ts';
import { isOneByOne } from './one-by-one.ts';
import type { Piece } from './piece.ts';

/** The amounts and dates in the tokens of a clause. */
export interface Amounts {
  parts: Parts | null;
  effort: Effort | null;
  pace: Pace | null;
  on: Day[];
  from: Day | null;
  by: Day | null;
  weekdays: Weekday[];
  /** "Not on Christmas Day", "except Fridays". */
  except: Day[];
  exceptWeekdays: Weekday[];
  /** A date that contradicts its weekday, or is ambiguous. */
  doubtful: boolean;
}

const MINUTES_A_DAY = 1440;
/** More parts than this are not done one by one. */
const PARTS_MOST = 200;
/** From this length on, minutes are elapsed time ("24h"), and not work. */
export const PASSING_MINUTES = 960;

/** Things like "3 concepts" are separate work, and "22 people" is only a detail. */
export const isDivisible = (token: Token): boolean =>
  token.type === 'count' &&
  token.count > 1 &&
  isOneByOne(token.noun?.text.toLowerCase().split(/\s/).at(-1) ?? '');

const minutesOf = (length: Length): Omit<Effort, 'per'> | null => {
  const amount = length.bound === 'atMost' ? length.max : (length.min + length.max) / 2;
  if (length.unit === 'minutes') return { amount, unit: 'minutes', said: true };
  // "10 working days" is how long somebody else takes; one's own work is given in days.
  if (length.unit === 'workdays') return null;
  if (length.unit === 'days') return { amount, unit: 'workdays', said: true };
  return length.unit === 'weeks' ? { amount: amount * 5, unit: 'workdays', said: true } : null;
};

/** "Two evenings" are somebody's own time. */
const isOwnTime = (length: Length & { part?: DayPart | null }): boolean =>
  length.part === 'morning' || length.part === 'afternoon' || length.part === 'evening';

/** A wait for something to rest or for an answer. Minutes below a day, and evenings, are work. */
export function lagOf(length: Length): Lag | null {
  if (isOwnTime(length)) return null;
  if (length.unit === 'minutes')
    return length.max >= PASSING_MINUTES
      ? { days: Math.ceil(length.max / MINUTES_A_DAY), unit: 'calendar' }
      : null;
  if (length.unit === 'workdays') return { days: Math.ceil(length.max), unit: 'working' };
  const days = length.unit === 'weeks' ? 7 : length.unit === 'months' ? 30 : 1;
  return { days: Math.max(1, Math.ceil(length.max * days)), unit: 'calendar' };
}

const partsOf = (count: CountToken, named: boolean): Parts | null => {
  const unit = count.noun?.text ?? null;
  const many = count.count > 1 && count.count <= PARTS_MOST && Number.isInteger(count.count);
  return many && (named || count.first !== null || isDivisible(count))
    ? { count: count.count, unit, first: count.first ?? 1 }
    : null;
};

/** The count of the clause, or the last one before it that the pace divides: "240 LPs. … 20 an evening". */
function paced(
  pace: PaceToken,
  count: CountToken | undefined,
  lastCount: CountToken | undefined,
): Pick<Amounts, 'parts' | 'effort' | 'pace'> {
  const whole =
    count && count.count > pace.count
      ? count
      : lastCount && lastCount.count > pace.count && !count
        ? lastCount
        : undefined;
  if (pace.per === 'hour') {
    const effort: Effort | null =
      whole && pace.count > 0
        ? { amount: Math.ceil((whole.count / pace.count) * 60), unit: 'minutes', per: 'whole', said: true }
        : null;
    return { parts: null, effort, pace: null };
  }
  if (pace.per === 'month' || !whole) return { parts: null, effort: null, pace: null };
  return {
    parts: { count: whole.count, unit: whole.noun?.text ?? null, first: whole.first ?? 1 },
    effort: null,
    pace: { parts: pace.count, per: pace.per },
  };
}

/** Minutes of "6-8pm"; 0 without an end. */
export function spanOf(tokens: readonly Token[]): number {
  const time = tokens.find((token) => token.type === 'time');
  if (time?.type !== 'time' || time.until === null) return 0;
  const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  return Math.max(0, minutes(time.until) - minutes(time.time));
}

/** "Five Saturdays, 4 hours each", "three evenings of 2 hours": so many sittings of that length. */
function sittingsIn(
  durations: readonly DurationToken[],
  each: EachToken | undefined,
): Pick<Amounts, 'parts' | 'effort' | 'pace'> | null {
  const days = durations.find(({ weekday, part, min }) => min > 1 && (weekday !== null || part !== null));
  const length = each ?? durations.find(({ unit }) => unit === 'minutes');
  const said = length && minutesOf(length);
  // An evening counts as half a day.
  const count = days ? Math.round(days.weekday === null && days.part !== null ? days.min * 2 : days.min) : 0;
  return days && said && count > 1
    ? { parts: { count, unit: null, first: 1 }, effort: { ...said, per: 'part' }, pace: null }
    : null;
}

const TAKING = words('takes take is are needs dauert braucht');

/** Whether a length is for each of the counted things: "2 hrs a bed" of beds, and not "1 hr a batch" of gingerbread. */
function isForEach({ noun }: EachToken, count: CountToken): boolean {
  // "Each takes 4 hours" has no noun after "each".
  if (!noun || !count.noun || TAKING.has(noun.text.toLowerCase())) return true;
  return isSameThing(noun.text, count.noun.text);
}

/** Whether a thing is one of the counted ones: "bed" of "beds", "Rad" of "Leihräder". */
export function isSameThing(one: string, counted: string): boolean {
  const words = bare(counted).split(/\s+/);
  return bare(one)
    .split(/\s+/)
    .map((word) => word.slice(0, 4))
    .some((start) => words.some((word) => word.startsWith(start) || endsLike(word, start)));
}

/** The last count of a thing: "6 bench seats" for "a bench". */
export const countOf = (thing: string, told: readonly CountToken[]): CountToken | undefined =>
  told.findLast(({ noun, count }) => noun !== null && count > 1 && isSameThing(thing, noun.text));

/** A count that a pace can divide. */
const isMany = (count: CountToken): boolean =>
  isDivisible(count) || (count.count >= MANY && count.noun !== null);
const MANY = 10;

/** In lower case and without accents: "Räder" is like "Rad". */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a compound ends with a noun that begins so: "Leihräder" are "Räder". */
const endsLike = (word: string, start: string): boolean => start.length >= 3 && word.lastIndexOf(start) > 2;

function workIn(
  tokens: readonly Token[],
  told: readonly CountToken[],
): Pick<Amounts, 'parts' | 'effort' | 'pace'> {
  const each = tokens.find((token) => token.type === 'each');
  const pace = tokens.find((token) => token.type === 'pace');
  const counts = tokens.filter((token) => token.type === 'count');
  if (pace) {
    const unit = pace.noun?.text.toLowerCase().slice(0, 4);
    const same = counts.find(({ noun }) => unit !== undefined && noun?.text.toLowerCase().startsWith(unit));
    const found = paced(pace, same ?? counts[0], told.findLast(isMany));
    if (found.pace || found.effort) return found;
  }
  const count = counts.find((one) => partsOf(one, each !== undefined) !== null);
  // "1.5 hours for each interview", where the interviews were counted before.
  const named = each?.noun && counts.length === 0 ? countOf(each.noun.text, told) : undefined;
  const parts = count ? partsOf(count, each !== undefined) : named ? partsOf(named, true) : null;
  const durations = tokens.filter((token): token is DurationToken => token.type === 'duration');
  const sittings = sittingsIn(durations, each);
  if (sittings && !parts) return sittings;
  if (each && parts && count && !isForEach(each, count)) return { parts, effort: null, pace: null };
  if (each) {
    const said = minutesOf(each);
    if (said) return { parts, effort: { ...said, per: parts ? 'part' : 'whole' }, pace: null };
  }
  const said = durations.map(minutesOf).find((one) => one !== null);
  const span = durations.length === 0 && !parts ? spanOf(tokens) : null;
  if (span) return { parts, effort: { amount: span, unit: 'minutes', per: 'whole', said: true }, pace: null };
  const [length] = durations;
  const gap = count && length ? length.start - count.end : 0;
  // "4 exams of 2.5 h": a length directly after the things is for each of them.
  return {
    parts,
    effort: said ? { ...said, per: parts && gap >= 3 && gap <= 5 ? 'part' : 'whole' } : null,
    pace: null,
  };
}

/** A longer range is no exception. */
const EXCEPT_MOST = 90;
type Days = Omit<Amounts, 'parts' | 'effort' | 'pace'>;

/** Takes excluded days from a token, if it has any. */
function takeExcept(days: Days, token: Token): boolean {
  if (token.type !== 'day' && token.type !== 'range' && token.type !== 'weekdays') return false;
  if (token.cue !== 'not' && token.cue !== 'except') return false;
  if (token.type === 'weekdays') days.exceptWeekdays.push(...token.weekdays);
  else if (token.conflict) days.doubtful = true;
  else
    days.except.push(
      ...(token.type === 'day' ? [token.day] : daysFrom(token.from, token.to).slice(0, EXCEPT_MOST)),
    );
  return true;
}

/** The dates of the work in its clause. Each kind is used once; a second one is doubtful. */
function daysIn(tokens: readonly Token[]): Days {
  const days: Days = {
    on: [],
    from: null,
    by: null,
    weekdays: [],
    except: [],
    exceptWeekdays: [],
    doubtful: false,
  };
  for (const token of tokens) {
    if (takeExcept(days, token)) continue;
    if (token.type === 'day') {
      days.doubtful ||= token.conflict;
      if (token.conflict) continue;
      if (token.within) [days.from, days.by] = [token.within.from, token.within.to];
      else if (
        token.cue === 'by' ||
        token.cue === 'until' ||
        (token.cue !== 'from' && token.cue !== 'after' && token.cue !== 'before' && token.vague)
      )
        days.by = token.day;
      else if (token.cue === 'before') days.by = addDays(token.day, -1);
      else if (token.cue === 'from') days.from = token.day;
      else if (token.cue === 'after') days.from = addDays(token.day, 1);
      else if (token.cue === 'only') days.doubtful = true;
      else days.on.push(token.day);
    } else if (token.type === 'range') {
      days.doubtful ||= token.conflict;
      if (token.cue === 'by' || token.cue === 'until') days.by = token.to;
      else if (token.cue === 'before') days.by = addDays(token.from, -1);
      else if (token.cue === 'from' || token.cue === 'after')
        days.from = token.cue === 'from' ? token.from : addDays(token.to, 1);
      else [days.from, days.by] = [token.from, token.to];
    } else if (token.type === 'weekdays') {
      if (token.nthOfMonth !== null || token.interval > 1) days.doubtful = true;
      else if (token.recurring || token.cue === 'only')
        days.weekdays = [...new Set([...days.weekdays, ...token.weekdays])];
      else days.on.push(...token.next);
    } else if (token.type === 'duration' && token.weekday !== null) days.weekdays = [token.weekday];
  }
  if (days.on.length > 0 && days.by !== null) days.doubtful = true;
  days.on = [...new Set(days.on)].toSorted();
  return days;
}

/** `told`: the counts before it in the brief, which a rate or "each" can be about. */
export function amountsIn(tokens: readonly Token[], told: readonly CountToken[] = []): Amounts {
  const work = workIn(tokens, told);
  const days = daysIn(tokens);
  const { effort, parts } = work;
  // "Tue 12 and Wed 13 Jan, 7 hrs each".
  const isEachDay =
    effort &&
    !parts &&
    days.on.length > 1 &&
    tokens.some((token) => token.type === 'each' || (token.type === 'duration' && token.whole));
  return {
    ...work,
    ...days,
    effort: isEachDay ? { ...effort, amount: effort.amount * days.on.length } : effort,
  };
}

/** "Covering a bench takes 4 hours" of 6 benches that were told before. */
export function ofEachIn(
  pieces: readonly Piece[],
  { parts, effort }: Pick<Amounts, 'parts' | 'effort'>,
  told: readonly CountToken[],
): Partial<Amounts> {
  if (parts || effort?.unit !== 'minutes') return {};
  const at = pieces.findIndex(({ text }, place) => SINGLE.has(text) && pieces[place + 1]?.token === null);
  const count = at < 0 ? undefined : countOf(pieces[at + 1]?.text ?? '', told);
  if (!count) return {};
  return {
    parts: { count: count.count, unit: count.noun?.text ?? null, first: 1 },
    effort: { ...effort, per: 'part' },
  };
}
const SINGLE = words('a an one ein eine einen');
