import { lineOf } from './library.ts';
import type { Reading, Statement, StatementOf } from './reading.ts';
import { isRepeatStep, isWaitStep, type Step } from './steps.ts';

/** Whether a correction is about a step of a line; otherwise it is about the line itself. */
export const isOfStep = ({ id }: Pick<Statement, 'id'>): boolean => lineOf(id) !== id;

const DEFAULT_MINUTES = 60;
const MINUTES_MAX = 10_080;
/** The topics of a step, and the steps of a step, are numbered behind its place. */
const PLACES = 100;

const placeIn = (id: string): number => Number(/-step-(\d+)$/.exec(id)?.[1] ?? 0);

/** The steps without one: what followed it follows what it followed. */
function without(steps: readonly Step[], place: number): Step[] {
  const gone = steps.find((one) => one.place === place);
  return steps.flatMap((one) => {
    if (one.place === place) return [];
    if (!one.after.includes(place)) return [one];
    const after = one.after.flatMap((before) => (before === place ? (gone?.after ?? []) : [before]));
    return [{ ...one, after: [...new Set(after)] }];
  });
}

const minutesOf = (statement: Statement): number | null => {
  const effort = statement.kind === 'task' ? statement.effort : null;
  return effort && effort.unit === 'minutes'
    ? Math.min(MINUTES_MAX, Math.max(1, Math.round(effort.amount)))
    : null;
};

/** A step that the person added: behind the step that it names, else behind the last one. */
function withAdded(steps: readonly Step[], correction: Statement, place: number): Step[] {
  if (correction.kind !== 'task') return [...steps];
  const named = correction.after.map(({ statement }) => placeIn(statement));
  const before = steps.filter((one) => named.includes(one.place));
  const after = before.length > 0 ? before.map((one) => one.place) : steps.slice(-1).map((one) => one.place);
  const added: Step = {
    place,
    title: correction.title,
    minutes: minutesOf(correction) ?? DEFAULT_MINUTES,
    done: null,
    after,
    by: 'person',
  };
  const at = steps.findLastIndex((one) => after.includes(one.place));
  return [...steps.slice(0, at + 1), added, ...steps.slice(at + 1)];
}

/** One step as its correction says. */
function changed(step: Step, correction: Statement): Step {
  if (isWaitStep(step)) {
    if (correction.kind !== 'wait') return step;
    const { title: wait, who, lag } = correction;
    return { ...step, wait, who, days: lag ? Math.max(1, lag.days) : step.days, by: 'person' };
  }
  if (correction.kind === 'repeat' && isRepeatStep(step)) {
    const { title, minutes, timesAWeek } = correction;
    return {
      ...step,
      title,
      minutes: minutes ?? step.minutes,
      timesAWeek: timesAWeek ?? step.timesAWeek,
      by: 'person',
    };
  }
  if (correction.kind !== 'task') return step;
  return { ...step, title: correction.title, minutes: minutesOf(correction) ?? step.minutes, by: 'person' };
}

const LEFT_OUT = new Set<Statement['kind']>(['excluded', 'done', 'later', 'note']);

function corrected(steps: readonly Step[], correction: Statement): Step[] {
  const place = placeIn(correction.id);
  const step = steps.find((one) => one.place === place);
  if (step)
    return LEFT_OUT.has(correction.kind)
      ? without(steps, place)
      : steps.map((one) => (one === step ? changed(one, correction) : one));
  const whole = steps.find((one) => one.place === Math.floor(place / PLACES));
  if (whole && isRepeatStep(whole)) {
    if (!LEFT_OUT.has(correction.kind)) return [...steps];
    const topics = whole.topics.filter((_, nth) => nth !== (place % PLACES) - 1);
    return steps.map((one) => (one === whole ? { ...whole, topics } : one));
  }
  return LEFT_OUT.has(correction.kind) ? [...steps] : withAdded(steps, correction, place);
}

/** A habit without the topics that the person left out. */
function withoutTopics(
  habit: StatementOf<'repeat'>,
  corrections: readonly Statement[],
): StatementOf<'repeat'> {
  const out = new Set(corrections.flatMap(({ id, kind }) => (LEFT_OUT.has(kind) ? [placeIn(id)] : [])));
  const topics = habit.topics?.filter((_, nth) => !out.has(nth + 1));
  return { ...habit, topics };
}

/**
 * Applies the person's corrections of steps: renamed, timed, left out and added ones. One whose line has no steps at this
 * depth waits until it has them again.
 */
export function withStepCorrections(reading: Reading, corrections: readonly Statement[]): Reading {
  const ofLines = Map.groupBy(corrections.filter(isOfStep), ({ id }) => lineOf(id));
  if (ofLines.size === 0) return reading;
  return {
    ...reading,
    statements: reading.statements.map((one) => {
      const own = ofLines.get(one.id);
      if (own && one.kind === 'repeat') return withoutTopics(one, own);
      if (!own || (one.kind !== 'library' && one.kind !== 'task') || !one.steps) return one;
      return { ...one, steps: own.reduce<Step[]>(corrected, one.steps) };
    }),
  };
}
