import { addDays, type Day } from '@daymark/domain/dates';
import { addMonths } from './calendar.ts';
import { dayToken } from './days.ts';
import { type Lead, leadAt } from './leads.ts';
import { as } from './lexemes.ts';
import { periodFrom } from './named-periods.ts';
import { isBorneOut, pointAt } from './points.ts';
import { type Read, type Scan, spanOf } from './scan.ts';
import type { DayToken, RangeToken } from './token.ts';

/** The latest such day that is not to come, where the text leaves the year, the month or the week open. */
function notToCome(day: Day, guessed: DayToken['guessed'], today: Day): Day {
  const stepsMax = 12;
  let at = day;
  for (let by = 1; at > today && by <= stepsMax; by++) {
    if (guessed.month) at = addMonths(day, -by);
    else if (guessed.year) at = addMonths(day, -12 * by);
    else if (guessed.week) at = addDays(day, -7 * by);
  }
  return at;
}

function dayBehind(scan: Scan, at: number, lead: Lead): Read<{ tokens: DayToken[] }> | null {
  const point = pointAt(scan, lead.next, lead);
  const token = point && isBorneOut(scan, point, lead) ? dayToken(scan, at, point, lead) : null;
  if (!point || !token) return null;
  const day = notToCome(token.day, token.guessed, scan.setting.today);
  return { tokens: [{ ...token, day }], next: point.next };
}

function periodBehind(scan: Scan, at: number, lead: Lead): Read<{ tokens: RangeToken[] }> | null {
  const period = periodFrom(scan, lead.next, lead);
  if (!period) return null;
  const guessed = { year: period.yearGuessed, month: false, week: false };
  const from = notToCome(period.from, guessed, scan.setting.today);
  const years = Number(period.from.slice(0, 4)) - Number(from.slice(0, 4));
  const token: RangeToken = {
    type: 'range',
    ...spanOf(scan, at, period.next),
    cue: lead.cue,
    bare: scan.lexemes[lead.next]?.start ?? 0,
    from,
    to: addMonths(period.to, -12 * years),
    period: period.period,
    conflict: false,
    guessed,
  };
  return { tokens: [token], next: period.next };
}

/** "Since March", "seit Freitag": a time in the past. "Since Friday is a holiday" gives a reason instead. */
export function sinceAt(scan: Scan, at: number): Read<{ tokens: (DayToken | RangeToken)[] }> | null {
  if (as(scan.lexemes[at], 'since') === undefined) return null;
  const lead: Lead = { ...leadAt(scan, at + 1), cue: 'from' };
  const read = dayBehind(scan, at, lead) ?? periodBehind(scan, at, lead);
  const first = read?.tokens[0];
  const isPast = first && (first.type === 'day' ? first.day : first.from) <= scan.setting.today;
  return read && isPast && as(scan.lexemes[read.next], 'verb') === undefined ? read : null;
}
