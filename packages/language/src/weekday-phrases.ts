import type { Weekday } from '@daymark/domain/dates';
import { nextWeekday, weekdaysBetween } from './calendar.ts';
import { isDecimal } from './date-forms.ts';
import { leadAt } from './leads.ts';
import { hasOwnLength } from './lengths.ts';
import { as, isMark, isWeak, type Lexeme } from './lexemes.ts';
import { endsHere, type Read, type Scan, spanOf } from './scan.ts';
import type { Cue, DayPart, WeekdaysToken } from './token.ts';

export const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const GROUPS: Readonly<Record<'weekend' | 'workdays' | 'weeknights', readonly Weekday[]>> = {
  weekend: [6, 7],
  workdays: WORKDAYS,
  weeknights: WORKDAYS,
};

/** Weekdays: one, a range, or a group. */
interface Item {
  weekdays: readonly Weekday[];
  /** Every week: a plural or a group. */
  plural: boolean;
  weak: boolean;
  /** "Weekends": after a comma it begins a new phrase. */
  group: boolean;
  part: DayPart | null;
  next: number;
}

const named = (lexeme: Lexeme | undefined): Pick<Item, 'weekdays' | 'plural' | 'weak'> | null => {
  const plural = as(lexeme, 'weekdays');
  if (plural !== undefined && lexeme)
    return { weekdays: [plural as Weekday], plural: true, weak: isWeak(lexeme, 'weekdays') };
  const single = as(lexeme, 'weekday');
  return single !== undefined && lexeme
    ? { weekdays: [single as Weekday], plural: false, weak: isWeak(lexeme, 'weekday') }
    : null;
};

const pastDot = ({ lexemes }: Scan, at: number): number =>
  isMark(lexemes[at], '.') &&
  !lexemes[at]?.spaced &&
  lexemes[at + 1]?.kind === 'word' &&
  !lexemes[at + 1]?.capital
    ? at + 1
    : at;

/** "Mon-fri", "Montag bis Freitag": the weekday after the hyphen or word between them. */
function stretchTo(scan: Scan, first: Weekday, at: number): Read<{ weekdays: Weekday[] }> | null {
  const { lexemes } = scan;
  const isJoined = isMark(lexemes[at], '-–—') || as(lexemes[at], 'to') !== undefined;
  const tied = lexemes[at]?.joint === '-' ? at : isJoined ? at + 1 : null;
  const last = tied === null ? null : named(lexemes[tied]);
  const [to] = last?.weekdays ?? [];
  // "Fri to Mon 4 Jan" is a range of dates, not of weekdays.
  if (tied === null || to === undefined || (lexemes[tied + 1]?.kind === 'number' && !isTime(scan, tied + 1)))
    return null;
  return { weekdays: weekdaysBetween(first, to), next: tied + 1 };
}

/** "Mornings", "abends" after a weekday. */
const partAt = ({ lexemes }: Scan, at: number): DayPart | null =>
  as(lexemes[at], 'part') ?? as(lexemes[at], 'parts') ?? null;

function itemAt(scan: Scan, at: number): Item | null {
  const { lexemes } = scan;
  const group = as(lexemes[at], 'group');
  if (group !== undefined) {
    const part = group === 'weeknights' ? 'evening' : partAt(scan, at + 1);
    const next = group !== 'weeknights' && part !== null ? at + 2 : at + 1;
    return { weekdays: GROUPS[group], plural: true, weak: false, group: true, part, next };
  }
  const first = named(lexemes[at]);
  const [weekday] = first?.weekdays ?? [];
  if (!first || weekday === undefined) return null;
  const stretch = stretchTo(scan, weekday, pastDot(scan, at + 1));
  const next = stretch?.next ?? pastDot(scan, at + 1);
  const part = partAt(scan, next);
  return {
    weekdays: stretch?.weekdays ?? first.weekdays,
    plural: first.plural || stretch !== null || (part !== null && lexemes[next]?.text.endsWith('s') === true),
    weak: first.weak && stretch === null,
    group: false,
    part,
    next: part === null ? next : next + 1,
  };
}

/**
 * "Never fridays, Saturdays up to 5 hours": a weekday after the last comma that has its own length is not part of the
 * days without work.
 */
function withoutOwnLengths(scan: Scan, cue: Cue | null, list: Read<{ items: Item[] }>): typeof list {
  if ((cue !== 'not' && cue !== 'except') || !hasOwnLength(scan, list.next)) return list;
  const last = list.items.findLastIndex((item) => isMark(scan.lexemes[item.next], ','));
  const kept = list.items[last];
  return kept && kept.next < list.next ? { items: list.items.slice(0, last + 1), next: kept.next } : list;
}

const LIST_MAX = 7;
/** Marks that join weekdays. A space does too: "mon wed fri". */
const JOINTS = ',&+/';

/** The index after what joins a weekday with the next. */
function joinedAt(scan: Scan, at: number): number {
  const { lexemes } = scan;
  let next = at;
  if (isMark(lexemes[next], JOINTS)) next += 1;
  if (as(lexemes[next], 'and') !== undefined || as(lexemes[next], 'or') !== undefined) next += 1;
  if (next > at && as(lexemes[next], 'every') !== undefined) next += 1;
  const lead = leadAt(scan, next);
  return next > at && (lead.cue === 'on' || lead.article) && lead.next <= next + 2 ? lead.next : next;
}

/** Consecutive weekdays; null if a number makes the last one a date: "Tue 12 and Wed 13". */
export function weekdayListAt(scan: Scan, at: number): Read<{ items: Item[] }> | null {
  const items: Item[] = [];
  let next = at;
  for (let from = at; items.length < LIST_MAX; from = joinedAt(scan, next)) {
    const item = itemAt(scan, from);
    if (!item) break;
    const behind = scan.lexemes[item.next];
    const isDate =
      !item.plural &&
      behind?.kind === 'number' &&
      behind.value !== null &&
      behind.value <= 31 &&
      behind.spaced;
    const before = items.at(-1);
    const isHours = before !== undefined && isHourSpan(scan, item.next);
    if (isDate && !isTime(scan, item.next) && !isDecimal(scan, item.next) && !isHours) break;
    const isJoined =
      as(scan.lexemes[from - 1], 'and') !== undefined || as(scan.lexemes[from - 1], 'or') !== undefined;
    // "Tues, thurs, and sat mornings" is one list.
    if (
      before &&
      before.plural !== item.plural &&
      isMark(scan.lexemes[next], ',') &&
      !(isJoined && item.part)
    )
      break;
    if (before && (before.group || item.group) && !isJoined && !isMark(scan.lexemes[from - 1], '&+/')) break;
    items.push(item);
    next = item.next;
  }
  return items.length > 0 ? { items, next } : null;
}

/** "Saturdays 10 to 2", "Sat 9:30": a time after a weekday, not a date. */
const isTime = ({ lexemes }: Scan, at: number): boolean =>
  isMark(lexemes[at + 1], ':') ||
  as(lexemes[at + 1], 'clock') !== undefined ||
  as(lexemes[at + 1], 'to') !== undefined ||
  as(lexemes[at + 1], 'unit') !== undefined;

/** "Mon, Wed, Fri 8-10": hours behind several weekdays, and no days of a month. */
const isHourSpan = ({ lexemes }: Scan, at: number): boolean => {
  const [from, mark, to, behind] = lexemes.slice(at, at + 4);
  return (
    from?.kind === 'number' &&
    isMark(mark, '-–') &&
    to?.kind === 'number' &&
    (to.value ?? LAST_HOUR + 1) <= LAST_HOUR &&
    as(behind, 'month') === undefined &&
    !isMark(behind, './')
  );
};
const LAST_HOUR = 24;

/** "Every", "every other", "each": how the weekdays recur. */
function everyAt({ lexemes }: Scan, at: number): { every: boolean; interval: number; next: number } {
  if (as(lexemes[at], 'every') === undefined) return { every: false, interval: 1, next: at };
  const isOther = as(lexemes[at + 1], 'other') !== undefined;
  const number = as(lexemes[at + 1], 'number') ?? 1;
  if (isOther) return { every: true, interval: 2, next: at + 2 };
  return { every: true, interval: number > 1 ? number : 1, next: number > 1 ? at + 2 : at + 1 };
}

const NTH_MAX = 4;

/** "The first Monday of the month". */
function nthAt({ lexemes }: Scan, at: number): { nth: number | null; next: number } {
  const ordinal = as(lexemes[at], 'ordinal');
  const nth =
    as(lexemes[at], 'which') === 'last' ? -1 : ordinal !== undefined && ordinal <= NTH_MAX ? ordinal : null;
  return nth === null ? { nth: null, next: at } : { nth, next: at + 1 };
}

/** The index after "of the month", "im Monat"; null if it does not follow. */
function ofMonthAt({ lexemes }: Scan, at: number): number | null {
  for (let next = at; next <= at + 3; next++) {
    if (as(lexemes[next], 'unit') === 'month') return next > at ? next + 1 : null;
    const isSmall =
      as(lexemes[next], 'of') ??
      as(lexemes[next], 'article') ??
      as(lexemes[next], 'every') ??
      as(lexemes[next], 'cue');
    if (isSmall === undefined) return null;
  }
  return null;
}

/** Days of the week: "mon wed fri", "no Fridays", "weekends only", "every other Tuesday". */
export function weekdaysAt(scan: Scan, at: number): Read<{ tokens: WeekdaysToken[] }> | null {
  const lead = leadAt(scan, at);
  // "I can work on this Mon-Wed": "this" is the work.
  const isThis =
    as(scan.lexemes[lead.next], 'which') === 'this' &&
    (itemAt(scan, lead.next + 1)?.weekdays.length ?? 0) > 1;
  const every = everyAt(scan, isThis ? lead.next + 1 : lead.next);
  const nth = nthAt(scan, every.next);
  const all = weekdayListAt(scan, nth.next);
  if (!all) return null;
  const list = withoutOwnLengths(scan, lead.cue, all);
  const { items } = list;
  const recurring = every.every || items.some(({ plural }) => plural);
  const ofMonth = nth.nth === null ? null : ofMonthAt(scan, list.next);
  if (nth.nth !== null && ofMonth === null && !every.every) return null;
  const isOne = items.length === 1 && !recurring;
  if (isOne && ofMonth === null) return null;
  if (items.length === 1 && items[0]?.weak && lead.cue === null && !every.every) return null;
  const isOnly =
    lead.cue === null &&
    as(scan.lexemes[list.next], 'cue') === 'only' &&
    recurring &&
    endsHere(scan, list.next + 1);
  const next = ofMonth ?? (isOnly ? list.next + 1 : list.next);
  const weekdays = [...new Set(items.flatMap((item) => item.weekdays))].sort((one, other) => one - other);
  const token: WeekdaysToken = {
    type: 'weekdays',
    ...spanOf(scan, at, next),
    cue: isOnly ? 'only' : lead.cue,
    bare: scan.lexemes[lead.next]?.start ?? 0,
    weekdays,
    recurring: recurring || ofMonth !== null,
    every: every.every,
    interval: every.interval,
    nthOfMonth: nth.nth,
    next: weekdays.map((weekday) => nextWeekday(weekday, scan.setting.today)),
    part: items.find(({ part }) => part !== null)?.part ?? null,
  };
  return { tokens: [token], next };
}
