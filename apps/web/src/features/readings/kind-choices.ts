import type { Day, Weekday } from '@daymark/domain/dates';
import { wishedTask } from '@daymark/domain/library';
import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import {
  type AvailabilityFields,
  type SaidFields,
  type Statement,
  type StatementFields,
  type StatementKind,
  type TaskFields,
  UNSAID,
} from '@daymark/domain/reading';
import { EVERY_DAY, ruleOf } from '@daymark/domain/recurrence';
import { fieldsOf, isSayable, isTimeOff } from '@daymark/domain/statements';
import { t, tc } from '@daymark/words/t';
import { weekdaysIn } from './line-words.ts';

/** The choices for a line. Time off and working time are one kind, but two choices. */
export type KindChoice = Exclude<StatementKind, 'unsure' | 'availability'> | 'not-available' | 'working-time';

interface Offer {
  choice: KindChoice;
  label: string;
  /** Its effect on the plan. */
  hint: string;
}

export const KIND_CHOICES: readonly Offer[] = [
  { choice: 'task', label: t`Task`, hint: t`Work of yours, planned on a day` },
  { choice: 'repeat', label: t`Habit`, hint: t`The same again and again` },
  { choice: 'event', label: t`Event`, hint: t`Happens on its day` },
  { choice: 'wait', label: t`Wait`, hint: t`What comes after it starts later` },
  { choice: 'not-available', label: t`Not available`, hint: t`No work on these days` },
  { choice: 'working-time', label: t`Working time`, hint: t`When and how long you work` },
  { choice: 'theirs', label: t`Somebody else`, hint: t`Not your work` },
  { choice: 'done', label: tc('finished')`Done`, hint: t`Finished already` },
  { choice: 'excluded', label: t`Left out`, hint: t`Not to be planned` },
  { choice: 'later', label: t`Later`, hint: t`For another time` },
  { choice: 'note', label: t`Note`, hint: t`Good to know, no work` },
];

export const labelOf = (choice: KindChoice): string =>
  KIND_CHOICES.find((one) => one.choice === choice)?.label ?? '';

/** The present choice of a line; undefined if its kind is uncertain. */
export function choiceOf(fields: StatementFields): KindChoice | undefined {
  if (!isSayable(fields)) return undefined;
  if (fields.kind !== 'availability') return fields.kind;
  return isTimeOff(fields) ? 'not-available' : 'working-time';
}

/** The choices of a kind: availability has two, because time off and working time are separate for the user. */
const choicesOfKind = (kind: Statement['kind']): KindChoice[] => {
  if (kind === 'availability') return ['not-available', 'working-time'];
  return kind === 'unsure' || kind === 'library' || kind === 'suggestion' ? [] : [kind];
};

/** The buttons of an uncertain line, at least two; the likeliest first. */
export function likeliestOf(statement: Statement): KindChoice[] {
  const present = choiceOf(statement);
  const kinds = statement.kind === 'unsure' ? statement.kinds : [statement.kind];
  const offered = [...new Set([...(present ? [present] : []), ...kinds.flatMap(choicesOfKind)])];
  const [only = 'task'] = offered;
  return offered.length > 1 ? offered : [only, only === 'note' ? 'task' : 'note'];
}

/** The kinds that a menu offers at first, the likeliest of most lines before the others. */
const LIKELY: readonly KindChoice[] = ['task', 'note', 'wait', 'later', 'theirs'];
const LIKELY_COUNT = 4;

/** The kinds of a line's menu without those that are offered beside it: the likeliest, and the others behind "More". */
export function menuOf(
  statement: Statement,
  beside: readonly KindChoice[],
): { first: readonly Offer[]; others: readonly Offer[] } {
  const present = choiceOf(statement);
  const wanted = [...new Set([...(present ? [present] : []), ...likeliestOf(statement), ...LIKELY])];
  const first = wanted.filter((choice) => !beside.includes(choice)).slice(0, LIKELY_COUNT);
  const offers = KIND_CHOICES.filter(({ choice }) => !beside.includes(choice));
  return {
    first: first.flatMap((choice) => offers.find((offer) => offer.choice === choice) ?? []),
    others: offers.filter(({ choice }) => !first.includes(choice)),
  };
}

/** The words of a line as a title: without list markers and the full stop. */
export function titleFrom(text: string): string {
  const title = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s\-–—*•·"“„'‘([]+/, '')
    .replace(/[\s.,;:"”'’)\]]+$/, '');
  const words = (title || text.trim()).slice(0, SUBTASK_TITLE_MAX_LENGTH).trimEnd();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of a statement, and its alternatives. */
const readings = (statement: Statement): StatementFields[] => [statement, ...(statement.alternatives ?? [])];

function titleOf(statement: Statement): string {
  const named = readings(statement).find((one) => 'title' in one && one.title.trim() !== '');
  return named && 'title' in named ? named.title : titleFrom(statement.words.text);
}

const whoOf = (statement: Statement): string | null =>
  readings(statement)
    .flatMap((one) => ('who' in one && one.who) || [])
    .at(0) ?? null;

/** The minutes of the whole work, if the line contains them. */
const minutesOf = (statement: Statement): number | null =>
  readings(statement)
    .flatMap((one) =>
      one.kind === 'task' && one.effort?.unit === 'minutes' && one.effort.per === 'whole'
        ? one.effort.amount
        : [],
    )
    .at(0) ?? null;

const taskOf = (statement: Statement): TaskFields => ({
  kind: 'task',
  title: titleOf(statement),
  ...UNSAID.task,
});

/** The fields of the line for this kind, as the reader has parsed them; undefined if it only knows the kind. */
const readAs = (statement: Statement, choice: KindChoice): SaidFields | undefined =>
  statement.alternatives?.find((one) => choiceOf(one) === choice);

/** The wish in the user's words, not the name of its kind. */
const asTask = (statement: Statement): TaskFields =>
  statement.kind === 'library' ? wishedTask(statement) : taskOf(statement);

const availabilityOf = (fields: Partial<AvailabilityFields>): AvailabilityFields => ({
  kind: 'availability',
  ...UNSAID.availability,
  ...fields,
});

/** With the days in the line; without any, none is chosen, and saving asks for them. */
function onNamedDays(statement: Statement, rule: 'never' | 'only'): AvailabilityFields {
  const weekdays = weekdaysIn(statement.words.text);
  return availabilityOf(weekdays.length > 0 ? { rule, weekdays } : {});
}

const usualRule = (weekdays: Weekday[]): string =>
  ruleOf(weekdays.length > 0 ? { ...EVERY_DAY, unit: 'week', weekdays } : EVERY_DAY);

/**
 * A line with another kind. Common fields are kept. Fields that only the user knows get a default, and the form opens.
 */
export function statementAs(
  statement: Statement,
  choice: KindChoice,
  day: Day,
  /** The preceding work, which a wait follows. */
  before: string | null = null,
): StatementFields {
  if (choiceOf(statement) === choice) return fieldsOf(statement);
  const read = readAs(statement, choice);
  if (read?.kind === 'wait' && read.after.length === 0 && before !== null)
    return { ...read, after: [before] };
  if (read) return read;
  switch (choice) {
    case 'task':
      return asTask(statement);
    case 'repeat':
      return {
        kind: 'repeat',
        title: titleOf(statement),
        rule: usualRule(weekdaysIn(statement.words.text)),
        ...UNSAID.repeat,
        minutes: minutesOf(statement),
      };
    case 'event':
      return { kind: 'event', title: titleOf(statement), on: day, ...UNSAID.event };
    case 'wait':
      return {
        kind: 'wait',
        title: titleOf(statement),
        who: whoOf(statement),
        lag: { days: 1, unit: 'working' },
        until: null,
        after: before === null ? [] : [before],
        each: false,
      };
    case 'not-available':
      return onNamedDays(statement, 'never');
    case 'working-time':
      return onNamedDays(statement, 'only');
    case 'theirs':
      return { kind: 'theirs', who: whoOf(statement), by: null };
    case 'done':
      return { kind: 'done', of: null };
    default:
      return { kind: choice };
  }
}

const COMPLETE: readonly KindChoice[] = ['task', 'theirs', 'done', 'excluded', 'later', 'note'];

/** Whether the kind needs no further input; otherwise its form opens. */
export const isComplete = (statement: Statement, choice: KindChoice): boolean =>
  COMPLETE.includes(choice) || readAs(statement, choice) !== undefined;

/** Kinds that have fields. */
export const hasFields = (fields: StatementFields): boolean =>
  fields.kind === 'done'
    ? fields.of !== null
    : !['excluded', 'later', 'note'].includes(fields.kind) && isSayable(fields);

/** What is missing before the fields can be saved; undefined if nothing is. */
export function fieldsProblem(fields: StatementFields, choice = choiceOf(fields)): string | undefined {
  if ('title' in fields && fields.title.trim() === '') return t`Please say what it is`;
  if (fields.kind === 'wait' && fields.lag === null && fields.until === null)
    return t`Please say how long, or until when`;
  if (fields.kind === 'event' && fields.on === '') return t`Please say on which day`;
  if (fields.kind === 'availability' && fields.minutes === null && fields.off.length === 0)
    return fields.weekdays.length === 0 || fields.rule === null
      ? choice === 'not-available'
        ? t`Please say which days`
        : t`Please say which days, or how many hours`
      : undefined;
  return undefined;
}
