import { weekdayOf } from '@daymark/domain/dates';
import {
  type AvailabilityFields,
  type SaidFields,
  type StatementFields,
  type StatementKind,
  UNSAID,
} from '@daymark/domain/reading';
import { isTimeOff } from '@daymark/domain/statements';
import type { Token } from '@daymark/language/token';
import type { Clause } from './clause.ts';
import { comesAgain } from './learned/clause-forms.ts';
import { timesIn } from './learned/times.ts';
import type { Setup } from './sense.ts';
import { cued, daysOff, isFramed, limitOf, weekdaysIn } from './stated-days.ts';
import { tokensOf } from './statements.ts';
import type { Tagged } from './tag.ts';

const KINDS = ['task', 'repeat', 'event', 'wait', 'theirs', 'done'] as const satisfies StatementKind[];

/** Whether a clause says what fields of this kind need, which are not looked for otherwise. */
function canBe(kind: StatementKind, clause: Clause): boolean {
  if (kind === 'repeat') return comesAgain(clause);
  if (kind === 'event') return tokensOf(clause).some(({ type }) => type === 'day' || type === 'range');
  return kind !== 'wait' || tokensOf(clause).length > 0;
}

/** Whether it has more than its kind. */
function hasDetails(fields: StatementFields): fields is SaidFields {
  switch (fields.kind) {
    case 'unsure':
      return false;
    case 'theirs':
      return fields.who !== null || fields.by !== null;
    case 'done':
      return fields.of !== null;
    default:
      return true;
  }
}

const timesOf = (said: Partial<AvailabilityFields>): AvailabilityFields => ({
  kind: 'availability',
  ...UNSAID.availability,
  ...said,
});

const IS_ONLY = new Set<string | null>(['only']);
const IS_NOT = new Set<string | null>(['not', 'except']);

const DAYS = new Set<Token['type']>(['day', 'range', 'weekdays']);

/**
 * Tokens without the days that are not meant: those without the cue if others have it, else those with the other one,
 * as in "I teach Mondays, so only Fridays".
 */
function meant(tokens: readonly Token[], cues: typeof IS_ONLY, others: typeof IS_ONLY): Token[] {
  const isCued = tokens.some((token) => cues.has(cued(token)));
  return tokens.filter(
    (token) => !DAYS.has(token.type) || (isCued ? cues.has(cued(token)) : !others.has(cued(token))),
  );
}

/** The days of a clause as time off. */
function timeOff(tokens: readonly Token[]): AvailabilityFields[] {
  const [weekdays, off] = [weekdaysIn(tokens), daysOff(tokens)];
  if ((weekdays.length > 0 && off.length > 0) || isFramed(tokens)) return [];
  if (weekdays.length > 0) return [timesOf({ weekdays, rule: 'never' })];
  return off.length > 0 ? [timesOf({ off })] : [];
}

/** The days of a clause as working time: a limit, only these weekdays, or also this day. */
function timeForWork(tokens: readonly Token[]): AvailabilityFields[] {
  const limit = limitOf(tokens);
  const isOnly = tokens.some((token) => IS_ONLY.has(cued(token)));
  if (limit) return [timesOf({ ...limit, rule: isOnly && limit.weekdays.length > 0 ? 'only' : null })];
  const [weekdays, days] = [weekdaysIn(tokens), daysOff(tokens)];
  if (isFramed(tokens)) return [];
  if (weekdays.length > 0) return days.length === 0 ? [timesOf({ weekdays, rule: 'only' })] : [];
  const [day, ...others] = days;
  return day && others.length === 0 && day.from === day.to
    ? [timesOf({ weekdays: [weekdayOf(day.from)], rule: 'also', from: day.from, until: day.to })]
    : [];
}

/** A clause as time off and as working time: by the classifier, else by its days. */
function availabilitiesOf(clause: Clause, tagged: Tagged, { span }: Setup): AvailabilityFields[] {
  const tokens = tokensOf(clause);
  const [learned, ...others] = timesIn(clause.pieces, tagged, span);
  const said = learned && others.length === 0 ? [timesOf(learned.times)] : [];
  const off = timeOff(meant(tokens, IS_NOT, IS_ONLY));
  const all = [...said, ...off, ...timeForWork(meant(tokens, IS_ONLY, IS_NOT))];
  return [all.find(isTimeOff), all.find((one) => !isTimeOff(one))].filter((one) => one !== undefined);
}

/**
 * The fields of a clause for each other kind. `make` returns the fields of a kind as for a sure statement. A kind for
 * which the clause has no fields is left out.
 */
export function alternativesOf(
  present: StatementFields,
  clause: Clause,
  tagged: Tagged,
  setup: Setup,
  make: (kind: StatementKind) => StatementFields,
): SaidFields[] {
  const made = KINDS.filter((kind) => kind !== present.kind && canBe(kind, clause))
    .map(make)
    .filter(hasDetails);
  const isOther = (times: AvailabilityFields): boolean =>
    present.kind !== 'availability' || isTimeOff(present) !== isTimeOff(times);
  return [...made, ...availabilitiesOf(clause, tagged, setup).filter(isOther)];
}
