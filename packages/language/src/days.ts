import type { Weekday } from '@daymark/domain/dates';
import { dayOf, monthOf, yearOf } from './calendar.ts';
import { dateNumberAt, isDecimal } from './date-forms.ts';
import { type Lead, leadAt } from './leads.ts';
import { as, isMark } from './lexemes.ts';
import { isBorneOut, type Point, pointAt, weekdayAt } from './points.ts';
import { dayFrom, guessedIn, isConflict } from './resolve-day.ts';
import { endsHere, type Read, type Scan, spanOf } from './scan.ts';
import type { DayToken } from './token.ts';

/** The days of one list. */
const LIST_MAX = 12;

/** The token of a point from `at` to `next`; null if the day does not exist. */
export function dayToken(scan: Scan, at: number, point: Read<Point>, lead: Lead): DayToken | null {
  const day = dayFrom(scan, point, lead.cue);
  if (day === undefined) return null;
  return {
    type: 'day',
    ...spanOf(scan, at, point.next),
    cue: lead.cue,
    bare: scan.lexemes[Math.max(at, lead.next)]?.start ?? 0,
    day,
    weekday: point.weekday,
    conflict: isConflict(point.weekday, day),
    guessed: guessedIn(point),
    vague: lead.vague,
    part: point.part,
  };
}

/** One day: "by the 18th", "Monday the 30th", "19.12.", "tomorrow". */
export function dayAt(scan: Scan, at: number): Read<{ tokens: DayToken[] }> | null {
  const lead = leadAt(scan, at);
  const point = pointAt(scan, lead.next, lead);
  if (!point || !isBorneOut(scan, point, lead)) return null;
  // "Hand in Jan 20", "log in tomorrow": only a feast can follow "in".
  if (lead.cue === 'during' && point.feast === null) return null;
  const token = dayToken(scan, at, point, lead);
  // 30 February is neither a day nor an amount of thirty.
  if (!token) return point.written?.month ? { tokens: [], next: point.next } : null;
  return { tokens: [token], next: point.next };
}

interface Item {
  at: number;
  next: number;
  /** Whether a comma joins it to the next and only its number is given: "24, 25 and 26 Dec". */
  loose: boolean;
  date: number;
  weekday: Weekday | null;
  ordinal: boolean;
}

/** A day of a list, without a month: "Tue 12", "the 5th", "19". */
function itemAt(scan: Scan, at: number): Item | null {
  const article = as(scan.lexemes[at], 'article') ? at + 1 : at;
  const weekday = weekdayAt(scan, article, true);
  const from = weekday === null ? article : article + 1;
  const number = dateNumberAt(scan, from);
  if (!number || (weekday !== null && isDecimal(scan, from))) return null;
  return {
    at,
    next: number.next,
    loose: false,
    date: number.date,
    weekday,
    ordinal: number.ordinal || weekday !== null,
  };
}

const isNextDay = ({ date }: Item, lexeme: Scan['lexemes'][number] | undefined): boolean =>
  lexeme?.kind === 'number' && lexeme.spaced && lexeme.value === date + 1;

/** The index after what joins one day of a list with the next. A comma only joins days that are clearly days. */
function joinedAt({ lexemes }: Scan, item: Item): number | null {
  const lexeme = lexemes[item.next];
  if (as(lexeme, 'and') !== undefined || as(lexeme, 'or') !== undefined || isMark(lexeme, '&+'))
    return item.next + 1;
  // "13/14 March"
  const isPair =
    isMark(lexeme, '/') &&
    as(lexemes[item.next + (isMark(lexemes[item.next + 2], '.') ? 3 : 2)], 'month') !== undefined;
  if (isPair) return item.next + 1;
  // "Shows 11 12 13 March": each number is the next day.
  if (lexeme?.kind === 'number') return isNextDay(item, lexeme) ? item.next : null;
  if (!isMark(lexeme, ',')) return null;
  item.loose = !item.ordinal && !isNextDay(item, lexemes[item.next + 1]);
  const isLast =
    as(lexemes[item.next + 1], 'and') !== undefined || as(lexemes[item.next + 1], 'or') !== undefined;
  return item.next + (isLast ? 2 : 1);
}

/** "On 5 and 19 December", "Tue 12 and Wed 13 Jan", "the 5th or 6th": the month is given once. */
export function dayListAt(scan: Scan, at: number): Read<{ tokens: DayToken[] }> | null {
  const lead = leadAt(scan, at);
  const items: Item[] = [];
  for (let from = lead.next; items.length < LIST_MAX; ) {
    const point = items.length > 0 ? pointAt(scan, from, { ...lead, cue: lead.cue ?? 'on' }) : null;
    if (point?.written?.month && items.at(-1)?.loose) return null;
    if (point?.written?.month) return withMonthOf(scan, at, lead, items, { at: from, point });
    const item = itemAt(scan, from);
    const next = item && joinedAt(scan, item);
    if (!item) return null;
    items.push(item);
    if (next === null && items.some(({ loose }) => loose)) return null;
    if (next === null) return ordinalsAlone(scan, at, lead, items);
    from = next;
  }
  return null;
}

const pointOf = (item: Item, month: number | null, year: number | null): Read<Point> => ({
  written: { year, month, date: item.date },
  day: null,
  feast: null,
  weekday: item.weekday,
  which: null,
  part: null,
  bare: false,
  next: item.next,
});

function withMonthOf(
  scan: Scan,
  at: number,
  lead: Lead,
  items: readonly Item[],
  last: { at: number; point: Read<Point> },
) {
  const closing = dayToken(scan, last.at, last.point, { ...lead, next: last.at });
  if (!closing) return null;
  const [month, year] = [monthOf(closing.day), yearOf(closing.day)];
  const tokens: DayToken[] = [];
  for (const [index, item] of items.entries()) {
    if (dayOf(year, month, item.date) === undefined) return null;
    const token = dayToken(scan, index === 0 ? at : item.at, pointOf(item, month, year), {
      ...lead,
      next: index === 0 ? lead.next : item.at,
    });
    if (!token) return null;
    tokens.push({ ...token, guessed: closing.guessed });
  }
  return { tokens: [...tokens, closing], next: last.point.next };
}

/** "Not on the 5th or 6th": without a month, so each must clearly be a day. */
function ordinalsAlone(scan: Scan, at: number, lead: Lead, items: readonly Item[]) {
  const last = items.at(-1);
  const isSure =
    last && items.length > 1 && items.every(({ ordinal }) => ordinal) && endsHere(scan, last.next);
  if (!isSure || (lead.cue === null && !lead.article)) return null;
  const tokens = items.map((item, index) =>
    dayToken(scan, index === 0 ? at : item.at, pointOf(item, null, null), {
      ...lead,
      next: index === 0 ? lead.next : item.at,
    }),
  );
  return tokens.every((token) => token !== null) ? { tokens, next: last.next } : null;
}

/** "Dec 24 and 25": only the first has the month. */
export function monthFirstListAt(scan: Scan, at: number): Read<{ tokens: DayToken[] }> | null {
  const lead = leadAt(scan, at);
  const first = as(scan.lexemes[lead.next], 'month') === undefined ? null : dayAt(scan, at);
  const [token] = first?.tokens ?? [];
  if (!first || !token) return null;
  const tokens = [token];
  let next = first.next;
  while (tokens.length < LIST_MAX) {
    const joint = scan.lexemes[next];
    const isJoined = as(joint, 'and') !== undefined || as(joint, 'or') !== undefined || isMark(joint, '&+,');
    const item = isJoined ? itemAt(scan, next + 1) : null;
    const month = monthOf(token.day);
    // "Dec 5, 6pm"
    if (item && as(scan.lexemes[item.next], 'clock') !== undefined) break;
    if (
      !item ||
      item.weekday !== null ||
      !endsHere(scan, item.next) ||
      isMark(scan.lexemes[item.next], ':-–.%')
    )
      break;
    if (
      as(scan.lexemes[item.next], 'month') !== undefined ||
      dayOf(yearOf(token.day), month, item.date) === undefined
    )
      break;
    const more = dayToken(scan, item.at, pointOf(item, month, yearOf(token.day)), { ...lead, next: item.at });
    if (!more) break;
    tokens.push({ ...more, guessed: token.guessed });
    next = item.next;
  }
  return tokens.length > 1 ? { tokens, next } : null;
}
