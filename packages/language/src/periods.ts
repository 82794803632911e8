import { addDays, type Day } from '@daymark/domain/dates';
import { type Lead, leadAt } from './leads.ts';
import { as } from './lexemes.ts';
import { periodAround, periodFrom, unitOf, withNext } from './named-periods.ts';
import type { Period } from './period.ts';
import { type Read, type Scan, spanOf } from './scan.ts';
import type { Cue, DayToken, RangeToken } from './token.ts';

/** The day of "the start", "the middle" or "the end" of a period. The end of a week is its Friday. */
function edgeDay(edge: 'start' | 'middle' | 'end', { from, to, period }: Period, cue: Cue | null): Day {
  if (edge === 'end') return period === 'week' ? addDays(from, 4) : to;
  if (edge === 'middle') return period === 'week' ? addDays(from, 2) : addDays(from, 14);
  const isUntil = cue === 'by' || cue === 'until' || cue === 'before';
  return period === 'month' && isUntil ? addDays(from, 9) : from;
}

/** "EOW", "by EOM". */
function runningEndAt(scan: Scan, at: number): Read<Period> | null {
  const unit = as(scan.lexemes[at], 'endOf');
  return unit === undefined ? null : withNext(periodAround(unit, scan.setting.today, 0), at + 1);
}

/** "Early March", "mid January": the days that are meant, about a third of the month. Not of what is due or begins then, nor of ends. */
function daysOfPart(edge: 'start' | 'middle' | 'end', { from, period }: Period, cue: Cue | null) {
  if (period !== 'month' || edge === 'end' || (cue !== null && cue !== 'during' && cue !== 'on')) return {};
  const first = edge === 'start' ? 0 : THIRD_OF_MONTH;
  return { within: { from: addDays(from, first), to: addDays(from, first + THIRD_OF_MONTH - 1) } };
}
const THIRD_OF_MONTH = 10;

/** "End of January", "by early January", "Ende nächster Woche", "end of the month". */
function edgeAt(scan: Scan, at: number, lead: Lead): Read<{ tokens: DayToken[] }> | null {
  const running = runningEndAt(scan, lead.next);
  const edge = running ? 'end' : as(scan.lexemes[lead.next], 'edge');
  if (edge === undefined) return null;
  let from = lead.next + 1;
  if (as(scan.lexemes[from], 'of')) from += 1;
  const isThe = as(scan.lexemes[from], 'article') !== undefined;
  if (isThe) from += 1;
  const isOf = isThe || (scan.lexemes[lead.next]?.text.includes(' ') ?? false);
  const unit = isOf ? unitOf(scan, from) : null;
  const period =
    running ??
    periodFrom(scan, from, { cue: 'during', article: false, next: from, vague: false }) ??
    (unit && withNext(periodAround(unit, scan.setting.today, 0), from + 1));
  if (!period) return null;
  const token: DayToken = {
    type: 'day',
    ...spanOf(scan, at, period.next),
    cue: lead.cue,
    bare: scan.lexemes[lead.next]?.start ?? 0,
    day: edgeDay(edge, period, lead.cue),
    weekday: null,
    conflict: false,
    guessed: { year: period.yearGuessed, month: false, week: false },
    vague: true,
    part: null,
    ...daysOfPart(edge, period, lead.cue),
  };
  return { tokens: [token], next: period.next };
}

/** A named period: "this week", "in January", "KW 3", "Q1"; or its edge, which is a day. */
export function periodAt(scan: Scan, at: number): Read<{ tokens: (RangeToken | DayToken)[] }> | null {
  const lead = leadAt(scan, at);
  const edge = edgeAt(scan, at, lead);
  if (edge) return edge;
  const period = periodFrom(scan, lead.next, lead);
  if (!period) return null;
  const token: RangeToken = {
    type: 'range',
    ...spanOf(scan, at, period.next),
    cue: lead.cue ?? (as(scan.lexemes[lead.next], 'group') === undefined ? null : 'on'),
    bare: scan.lexemes[lead.next]?.start ?? 0,
    from: period.from,
    to: period.to,
    period: period.period,
    conflict: false,
    guessed: { year: period.yearGuessed, month: false, week: false },
  };
  return { tokens: [token], next: period.next };
}
