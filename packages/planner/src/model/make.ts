import type { DayRange } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import type { SaidFields, StatementFields } from '@daymark/domain/reading';
import type { Setting } from '@daymark/language/token';
import { alternativesOf } from './alternatives.ts';
import type { CheckedStatement } from './checked-statement.ts';
import { type DaysContext, type Following, readWhen } from './days.ts';
import { fieldsOf, unsureOf } from './kinds.ts';
import { numberChecker } from './numbers.ts';
import type { Placed } from './place.ts';
import { wordsChecker } from './quote.ts';
import type { ModelStatement, ModelWhen } from './statement.ts';
import { timesOf } from './windows.ts';
import { titleFrom } from './wording.ts';

/** The fields made of it, and which checks it failed. */
export interface Made {
  placed: Placed;
  fields: StatementFields;
  /** Its fields for other kinds. */
  alternatives: SaidFields[];
  follows: readonly Following[];
  /** The numbers that must be finished for the previous part before each of its parts. */
  previous: number[];
  sure: boolean;
}

const daysOfFields = (fields: StatementFields): DayRange | undefined => {
  const day = (on: Day | null | undefined): DayRange | undefined => (on ? { from: on, to: on } : undefined);
  switch (fields.kind) {
    case 'event':
      return { from: fields.on, to: fields.until ?? fields.on };
    case 'task': {
      const [from, to] = [fields.on[0], fields.on.at(-1)];
      return from && to ? { from, to } : day(fields.by);
    }
    case 'wait':
    case 'repeat':
      return day(fields.until);
    case 'theirs':
      return day(fields.by);
    default:
      return undefined;
  }
};

/** The meaning of its days for its kind. */
function asSaidOf({ kind, repeat }: ModelStatement, when: ModelWhen): ModelWhen {
  // Working time and recurrences apply to every week: "on Fridays until noon".
  const isWeekly = kind === 'availability' || kind === 'repeat';
  if (isWeekly && when.rel === 'on') return { ...when, rel: 'only' };
  // "On Saturdays, but not the 23rd" means a 23rd that is a Saturday.
  const isDateAlone = when.day !== null && when.month === null && when.untilDay === null;
  const [weekday, other] = repeat?.weekdays ?? [];
  if (kind !== 'repeat' || when.rel !== 'not' || !isDateAlone || weekday === undefined || other) return when;
  return when.weekdays.length > 0 ? when : { ...when, weekdays: [weekday] };
}

/** Makes statements one by one. One that is counted from another's day has that one made first. */
export function maker(setting: Setting, brief: string, placed: readonly Placed[]) {
  const byNumber = new Map(placed.map((one) => [one.n, one]));
  const made = new Map<number, Made>();
  const open = new Set<number>();
  const stands = numberChecker(setting);
  const isInBrief = wordsChecker(brief);
  const standsElsewhere = (number: number): boolean => stands(number, brief);
  const span = { from: setting.from, to: setting.to };
  const daysOf: DaysContext['daysOf'] = (n) => {
    const one = byNumber.get(n);
    if (!one) return null;
    return open.has(n) ? undefined : daysOfFields(make(one).fields);
  };
  /** "Each by the day before": counted from each of several dates, which is stated once. */
  const eachOf = ({ each }: ModelStatement, { anchor }: ModelWhen): DaysContext['daysOf'][] => {
    const of = each && typeof anchor === 'number' && !open.has(anchor) ? byNumber.get(anchor) : undefined;
    const times = of ? timesOf(make(of).fields, span) : [];
    if (times.length < 2) return [daysOf];
    return times.map((day) => (n) => (n === anchor ? { from: day, to: day } : daysOf(n)));
  };
  /** Reads the days of one statement: each phrase once, for all kinds. */
  const daysReader = ({ words }: Placed) => {
    const known = new Map<ModelWhen, ReturnType<typeof readWhen>>();
    return (when: ModelWhen, days: DaysContext['daysOf']): ReturnType<typeof readWhen> => {
      const before = days === daysOf ? known.get(when) : undefined;
      const found = before ?? readWhen(when, words.text, { setting, stands, isInBrief, daysOf: days });
      if (days === daysOf) known.set(when, found);
      return found;
    };
  };
  /** The checked fields of a statement, for its own or for another kind. */
  const checkedStatement = (
    { words }: Placed,
    statement: ModelStatement,
    daysIn: ReturnType<typeof daysReader>,
    doubt: () => void,
  ): CheckedStatement => {
    const read = statement.when.flatMap((when) =>
      eachOf(statement, when).map((days) => {
        const found = daysIn(asSaidOf(statement, when), days);
        return 'stated' in found && found.stated
          ? { ...found, stated: { ...found.stated, rel: when.rel } }
          : found;
      }),
    );
    if (read.some((when) => !when.sure)) doubt();
    const days = read.flatMap((when) => ('stated' in when && when.stated ? [when.stated] : []));
    const follows = read.flatMap((when) => ('follows' in when ? [when.follows] : []));
    const title = titleFrom(statement.title) ?? titleFrom(statement.quote) ?? titleFrom(words.text) ?? '…';
    const isThere = (number: number): boolean => words.text !== '' && stands(number, words.text);
    return { statement, title, days, follows, span, stands: isThere, standsElsewhere, doubt };
  };
  const make = (one: Placed): Made => {
    const before = made.get(one.n);
    if (before) return before;
    open.add(one.n);
    let sure = true;
    const daysIn = daysReader(one);
    const checked = checkedStatement(one, one.statement, daysIn, () => {
      sure = false;
    });
    const fields = one.isLost ? unsureOf(one.statement) : fieldsOf(checked);
    const alternatives = alternativesOf(fields, one.statement, (statement) =>
      checkedStatement(one, statement, daysIn, () => {}),
    );
    const { follows } = checked;
    const previous: number[] = [];
    const result = {
      placed: one,
      fields,
      alternatives,
      follows,
      previous,
      sure: sure && fields.kind !== 'unsure',
    };
    open.delete(one.n);
    made.set(one.n, result);
    return result;
  };
  return make;
}
