import type { DayRange } from '@daymark/domain/amounts';
import { addDays, type Day, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { type AvailabilityFields, UNSAID } from '@daymark/domain/reading';
import { probabilities } from '@daymark/language/linear';
import type { Token } from '@daymark/language/token';
import type { Piece } from '../piece.ts';
import type { Tagged } from '../tag.ts';
import { isTimely, ROLES, type Role, roleFeatures } from './role-features.ts';
import { modelOf } from './weights.ts';

/** The availability in a clause, without its kind. */
export type Times = Omit<AvailabilityFields, 'kind'>;

/** A token with its role. */
interface Placed {
  token: Token;
  role: Role;
  piece: Piece;
  /** Whether it narrows the days of an "only" before it: "only at weekends, Saturdays 5 h". */
  isNarrower: boolean;
  /** Whether it names weekdays: "Sundays", and also "Sunday off". */
  isWeekly: boolean;
}

/** A range of a clause and its availability; `p` is the probability that it is right. */
export interface Understood {
  pieces: Piece[];
  times: Times;
  p: number;
}

/** The project's dates. */
export interface Span {
  start: Day;
  due: Day;
}

/** Longest limit per day. */
const DAY_MINUTES = 16 * 60;

const LENGTHS = new Set<Token['type'] | undefined>(['duration', 'time-per', 'count']);

/** Whether the "only" behind weekdays belongs to a length: "Wednesdays only two hours". */
const hasOnlyOfLength = (pieces: readonly Piece[], at: number, { lexicon }: Tagged): boolean => {
  const [days, next, behind] = pieces.slice(at);
  const isOwn = lexicon.only.has(days?.text.split(/\s+/u).at(-1) ?? '');
  const isNext = next !== undefined && !next.token && lexicon.only.has(next.text);
  return (isOwn && LENGTHS.has(next?.token?.type)) || (isNext && LENGTHS.has(behind?.token?.type));
};

/** An "only" that does not belong to a length: "only two hours on Fridays" says nothing about other days. */
export const hasOnlyWord = (pieces: readonly Piece[], { lexicon }: Tagged): boolean =>
  pieces.some(({ text, token }, at) => {
    const next = pieces[at + 1]?.token?.type;
    return !token && lexicon.only.has(text) && !LENGTHS.has(next);
  }) && !pieces.some(({ text, token }) => !token && lexicon.negations.has(text));

const ONLY = ROLES.indexOf('only');
const WHERE = ROLES.indexOf('where');
const OFF = ROLES.indexOf('off');
const NONE = ROLES.indexOf('none');

function placedIn(pieces: readonly Piece[], tagged: Tagged): { placed: Placed[]; p: number } {
  const learned = modelOf('roles');
  const isOnly = hasOnlyWord(pieces, tagged);
  let least = 1;
  const placed: Placed[] = [];
  for (const [at, piece] of pieces.entries()) {
    const { token } = piece;
    if (!isTimely(token)) continue;
    const found = probabilities(learned, roleFeatures(tagged, pieces, at));
    const likeliest = found.indexOf(Math.max(...found));
    const left = placed.findLast(({ role }) => role === 'only');
    const isNarrower = left !== undefined && isAmong(token, left.token);
    // The "only" itself says which days it means.
    if ((isOnly || isNarrower) && token.type === 'weekdays' && (likeliest === ONLY || likeliest === WHERE)) {
      const [to, from] = isNarrower ? [WHERE, ONLY] : [ONLY, WHERE];
      found[to] = (found[ONLY] ?? 0) + (found[WHERE] ?? 0);
      found[from] = 0;
    }
    // "Wednesdays only 2 hours" says nothing of other days.
    if (token.type === 'weekdays' && hasOnlyOfLength(pieces, at, tagged)) {
      found[WHERE] = (found[WHERE] ?? 0) + (found[ONLY] ?? 0);
      found[ONLY] = 0;
    }
    // "Not on Sundays", "except Wednesdays" say of weekdays that they are free.
    if (token.type === 'weekdays' && (token.cue === 'not' || token.cue === 'except')) {
      found.fill(0);
      found[OFF] = 1;
    }
    // "Not the 6th" says by itself that there is no work.
    if ('cue' in token && token.cue === 'not') {
      found[OFF] = (found[OFF] ?? 0) + (found[NONE] ?? 0);
      found[NONE] = 0;
    }
    const p = Math.max(...found);
    least = Math.min(least, p);
    const isBare = token.type === 'day' && token.guessed.week && token.cue === null && at <= 1;
    const isWeekly = token.type === 'weekdays' || isBare;
    placed.push({ token, piece, role: ROLES[found.indexOf(p)] ?? 'none', isNarrower, isWeekly });
  }
  return { placed, p: least };
}

const isAmong = (token: Token, left: Token): boolean => {
  const [days, others] = [weekdaysOf(token), weekdaysOf(left)];
  return days.length > 0 && days.length < others.length && days.every((day) => others.includes(day));
};

const minutesBetween = (from: string, to: string): number => {
  const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return at(to) - at(from);
};

/** A limit per day or week. */
function limitOf(token: Token): Pick<Times, 'minutes' | 'per' | 'weekdays'> | null {
  const minutes =
    token.type === 'count'
      ? token.count * 60
      : token.type === 'time' && token.until !== null
        ? minutesBetween(token.time, token.until)
        : 'max' in token && token.unit === 'minutes'
          ? token.max
          : 0;
  const isOfWeek = token.type === 'time-per' && token.per === 'week';
  if (minutes <= 0 || (!isOfWeek && minutes > DAY_MINUTES)) return null;
  return {
    minutes,
    per: isOfWeek ? 'week' : 'day',
    weekdays: token.type === 'time-per' ? token.weekdays : [],
  };
}

/** The days of a range with its preposition: "before 1 December" from the start on, "from the 5th" to the end. */
function rangeOf(token: Token, { start, due }: Span): DayRange | null {
  if (token.type !== 'day' && token.type !== 'range') return null;
  if (token.conflict || (token.type === 'day' && token.vague)) return null;
  const [first, last] = token.type === 'day' ? [token.day, token.day] : [token.from, token.to];
  const range =
    token.cue === 'before'
      ? { from: start, to: addDays(first, -1) }
      : token.cue === 'until' || token.cue === 'by'
        ? { from: token.type === 'day' ? start : first, to: last }
        : token.cue === 'from'
          ? { from: first, to: token.type === 'day' ? due : last }
          : token.cue === 'after'
            ? { from: addDays(last, 1), to: due }
            : { from: first, to: last };
  return range.from <= range.to ? range : null;
}

/** The time in which it applies. */
function frameOf(tokens: readonly Token[]): Pick<Times, 'from' | 'until'> {
  let from: Day | null = null;
  let until: Day | null = null;
  for (const token of tokens) {
    if (token.type !== 'day' && token.type !== 'range') continue;
    const [first, last] = token.type === 'day' ? [token.day, token.day] : [token.from, token.to];
    if (token.cue === 'until' || token.cue === 'by') until = last;
    else if (token.cue === 'before') until = addDays(first, -1);
    else if (token.cue === 'after') from = addDays(last, 1);
    else if (token.cue === 'from' || token.type === 'day') from = first;
    else [from, until] = [first, last];
  }
  return { from, until };
}

const weekdaysOf = (token: Token): Weekday[] =>
  token.type === 'weekdays'
    ? token.interval === 1 && token.nthOfMonth === null
      ? token.weekdays
      : []
    : token.type === 'day'
      ? [weekdayOf(token.day)]
      : [];

export const distinct = (weekdays: readonly Weekday[]): Weekday[] => [...new Set(weekdays)].toSorted();

/** The availability of one range; null if its roles do not fit together. */
function timesOf(placed: readonly Placed[], span: Span): Times | null {
  const of = (role: Role) => placed.flatMap(({ token, role: own }) => (own === role ? [token] : []));
  const [offs, onlys, alsos, wheres, limits] = [of('off'), of('only'), of('also'), of('where'), of('limit')];
  const weekly = placed.flatMap(({ token, role, isWeekly }) =>
    role === 'off' && isWeekly ? weekdaysOf(token) : [],
  );
  const ranges = placed.flatMap(({ token, role, isWeekly }) =>
    role === 'off' && !isWeekly ? [rangeOf(token, span)] : [],
  );
  const starts = of('start').map((token): DayRange | null =>
    token.type === 'day' ? { from: span.start, to: addDays(token.day, -1) } : null,
  );
  const off = [...ranges, ...starts];
  const [limit] = limits.map(limitOf);
  const groups = [weekly, onlys, alsos].filter((one) => one.length > 0).length;
  const isWhole = off.every((one) => one !== null) && groups <= 1 && limits.length <= 1 && limit !== null;
  if (!isWhole || (weekly.length > 0 && (limit || wheres.length > 0))) return null;
  const said = [...onlys, ...alsos, ...wheres];
  if (said.some((token) => weekdaysOf(token).length === 0)) return null;
  // "I teach on Tuesday afternoons" leaves the rest of the day.
  if (offs.some((token) => 'part' in token && token.part !== null)) return null;
  const weekdays = distinct([...weekly, ...said.flatMap(weekdaysOf), ...(limit?.weekdays ?? [])]);
  const rule = weekly.length > 0 ? 'never' : onlys.length > 0 ? 'only' : alsos.length > 0 ? 'also' : null;
  const [day] = alsos;
  const single = day?.type === 'day' && alsos.length === 1 ? { from: day.day, until: day.day } : null;
  const times: Times = {
    ...UNSAID.availability,
    ...frameOf(of('frame')),
    ...single,
    weekdays: limit || rule ? weekdays : [],
    rule,
    off: off.filter((one) => one !== null),
  };
  if (limit) Object.assign(times, { minutes: limit.minutes, per: limit.per });
  return times.rule || times.minutes || times.off.length > 0 ? times : null;
}

/** Whether it says on which weekdays there is work at all. */
const isRule = ({ role, token }: Pick<Placed, 'role' | 'token'>): boolean =>
  token.type === 'weekdays' && (role === 'off' || role === 'only' || role === 'also');

/** Where a limit with its own days begins: "2 h in the week, | 5 on Saturdays", "only at weekends, | Saturdays 5 h". */
function cutsIn(placed: readonly Placed[]): number[] {
  const cuts: number[] = [];
  let [limits, days] = [0, 0];
  let stretch: Pick<Placed, 'role' | 'token'>[] = [];
  for (const [at, { role, token, isNarrower }] of placed.entries()) {
    const isLimit = role === 'limit';
    const isDays = role === 'where' || role === 'only' || role === 'also' || role === 'off';
    const isOwn = isLimit && token.type === 'time-per' && token.weekdays.length > 0;
    const next = placed[at + 1];
    // Days that precede their own limit: "Mondays 2 h, | Saturdays 5 h".
    const leads = isDays && limits > 0 && days > 0 && next?.role === 'limit';
    // "5 hours a day | and never on Fridays", "off on Mondays, | so Tuesdays only".
    const others = stretch.filter((one) => isRule(one) && one.role !== role);
    const turns =
      token.type === 'weekdays' &&
      isRule({ role, token }) &&
      (others.length > 0 || (role === 'off' && limits > 0));
    const narrows = limits === 0 && (isNarrower ? next?.role === 'limit' : isLimit && next?.isNarrower);
    if (narrows || (isLimit && limits > 0) || leads || turns) {
      cuts.push(at);
      [limits, days] = [0, 0];
      stretch = [];
    }
    stretch.push({ role, token });
    if (isLimit) limits++;
    if (isDays || isOwn) days++;
  }
  return cuts;
}

/** A clause with more times says of none when there is time for work. */
const MOST_TIMES = 24;

/** The availability in a clause, range by range; empty if none was parsed. */
export function timesIn(pieces: readonly Piece[], tagged: Tagged, span: Span): Understood[] {
  // "Saturdays only in the morning" gives no hours.
  const isPart = pieces.some(
    ({ token }, at) =>
      token?.type === 'frequency' &&
      token.part !== null &&
      tagged.lexicon.only.has(pieces[at - 1]?.text ?? ''),
  );
  if (isPart || pieces.filter(({ token }) => isTimely(token)).length > MOST_TIMES) return [];
  const { placed, p } = placedIn(pieces, tagged);
  const cuts = [0, ...cutsIn(placed), placed.length];
  const stretches = cuts.slice(1).flatMap((to, at): Understood[] => {
    const own = placed.slice(cuts[at] ?? 0, to);
    const [first] = own;
    const next = placed[to]?.piece;
    const from = at > 0 && first ? pieces.indexOf(first.piece) : 0;
    const times = timesOf(own, span);
    return times
      ? [{ pieces: pieces.slice(from, next ? pieces.indexOf(next) : pieces.length), times, p }]
      : [];
  });
  return stretches.length === cuts.length - 1 ? stretches : [];
}
