import { type Ask, answerTo } from '@daymark/domain/answers';
import type { Day } from '@daymark/domain/dates';
import { LAG_MAX_DAYS } from '@daymark/domain/limits';
import type { Brief, Item } from '../brief/brief.ts';
import type { PlanRequest, Remark } from '../shape.ts';
import { namesFor } from './names.ts';

const MOST_HOURS = 1_000;
const LEAST_HOURS = 0.01;
const MOST_THINGS = 2_000;

export const CALENDAR = 'calendar';
export const OPTIONAL = 'optional';
export const CHECKPOINT = 'checkpoint';
export const APPROVAL = 'approval';
export const TIGHT = 'tight';

export const hoursAsk = (assumed: number | null): Ask => ({
  ...{ kind: 'hours', min: LEAST_HOURS, max: MOST_HOURS },
  assumed: assumed === null ? null : Math.round(assumed * 100) / 100,
});
export const hoursADayAsk = (assumed: number): Ask => ({ kind: 'hours', assumed, min: 0.25, max: 24 });
export const daysAsk = (assumed: number | null): Ask => ({
  ...{ kind: 'days', min: 0, max: LAG_MAX_DAYS },
  assumed: assumed !== null && assumed <= LAG_MAX_DAYS ? assumed : null,
});
export const countAsk = (assumed: number | null, max = MOST_THINGS): Ask => ({
  kind: 'count',
  assumed,
  min: 1,
  max,
});
export const dateAsk = (assumed: Day | null): Ask => ({ kind: 'date', assumed });
export const yesNoAsk = (assumed: boolean | null): Ask => ({ kind: 'yes-no', assumed });
export const oneOfAsk = (
  assumed: string | null,
  options: readonly { value: string; label: string }[],
): Ask => ({ kind: 'one-of', assumed, options: [...options] });

/** A remark that a person can correct, with what they answered. */
export function asking({ answers }: PlanRequest, id: string, text: string, ask: Ask): Remark {
  const answer = answerTo(answers, id, ask);
  return answer === undefined ? { id, text, ask } : { id, text, ask, answer };
}

/** The answer that a person gave, as a number, a day or a choice; undefined where there is none that fits. */
export function answered<K extends Ask['kind']>(
  { answers }: PlanRequest,
  id: string,
  ask: Extract<Ask, { kind: K }> | Ask,
): AnswerOf<K> | undefined {
  return answerTo(answers, id, ask) as AnswerOf<K> | undefined;
}

type AnswerOf<K extends Ask['kind']> = K extends 'hours' | 'days' | 'count'
  ? number
  : K extends 'yes-no'
    ? boolean
    : string;

/** What becomes of what is optional: the values that are chosen from. */
export const OPTIONAL_CHOICES = [
  { value: 'last', label: '' },
  { value: 'must', label: '' },
  { value: 'out', label: '' },
] as const;

/** What asks somebody to sign off. */
export const approvalsIn = ({ items }: Brief): Item[] => items.filter(({ approver }) => approver !== null);

/** The names of what a brief has several of, in the order in which it has them. */
export const waitNames = ({ waits }: Brief): string[] =>
  namesFor(
    'wait',
    waits.map(({ what }) => what),
  );
export const supplyNames = ({ supplied }: Brief): string[] =>
  namesFor(
    'supplied',
    supplied.map(({ what }) => what),
  );
export const paceNames = (items: readonly Item[]): string[] =>
  namesFor(
    'pace',
    items.map(({ verbs, object, count }) => `${verbs.join(' ')} ${object || (count?.noun ?? '')}`),
  );
export const openedName = (day: Day): string => `opened-${day}`;
export const outsideName = (day: Day): string => `outside-${day}`;
