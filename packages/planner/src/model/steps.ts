import type { Effort, Parts } from '@daymark/domain/amounts';
import { LAG_MAX_DAYS } from '@daymark/domain/limits';
import type { TaskFields } from '@daymark/domain/reading';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import { isOfOnePiece } from '../breakdown/lines.ts';
import type { ModelStatement, ModelStep } from './statement.ts';
import { nameFrom, questionFrom, titleFrom } from './wording.ts';

const STEPS_MAX = 40;
const MINUTES_AN_HOUR = 60;
const MINUTES_MAX = 10_080;
/** Minutes of a step without hours. */
const UNKNOWN_MINUTES = 60;
const GRAIN = 5;

const inGrains = (minutes: number): number =>
  Math.min(MINUTES_MAX, Math.max(GRAIN, Math.round(minutes / GRAIN) * GRAIN));

/** The steps of the line that it follows. Next to a wait, a step without any follows the one before it. */
function afterIn(steps: readonly ModelStep[], at: number, kept: ReadonlySet<number>): number[] {
  const place = at + 1;
  const named = [...new Set(steps[at]?.after)].filter((one) => one < place && kept.has(one));
  const isNextToWait = steps[at]?.wait || steps[at - 1]?.wait;
  return named.length === 0 && isNextToWait && kept.has(place - 1) ? [place - 1] : named;
}

/** What a model says that a line takes. */
export function stepsFrom({
  steps: all,
  phase,
  date,
}: Pick<ModelStatement, 'steps' | 'phase' | 'date'>): Step[] {
  const steps = all.slice(0, STEPS_MAX);
  const titles = steps.map(({ title }) => titleFrom(title));
  const kept = new Set(titles.flatMap((title, at) => (title === null ? [] : [at + 1])));
  return steps.flatMap(({ hours, done, wait, who, days, date: own }, at): Step[] => {
    const title = titles[at] ?? null;
    if (title === null) return [];
    const likelyOn = own ?? date;
    const placed = {
      place: at + 1,
      after: afterIn(steps, at, kept),
      ...(phase && { phase }),
      ...(likelyOn !== null && { likelyOn }),
      by: 'model',
    } as const;
    if (wait) {
      const length = Math.min(LAG_MAX_DAYS, Math.max(1, Math.ceil(days ?? 1)));
      return [{ ...placed, wait: title, who: nameFrom(who), days: length }];
    }
    const minutes = hours === null ? UNKNOWN_MINUTES : inGrains(hours * MINUTES_AN_HOUR);
    return [{ ...placed, title, minutes, done: questionFrom(done) }];
  });
}

/** The minutes of all its work. */
export const minutesOfSteps = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (isWorkStep(step) ? step.minutes : 0), 0);

/** The minutes that the brief says for all of it; null if it does not, or in working days. */
const saidMinutes = (effort: Effort | null, parts: Parts | null): number | null =>
  effort?.said && effort.unit === 'minutes'
    ? effort.amount * (effort.per === 'part' ? (parts?.count ?? 1) : 1)
    : null;

/** Steps that add up to the hours that the brief says. */
function addedUp(steps: readonly Step[], said: number): Step[] {
  const factor = said / minutesOfSteps(steps);
  const scaled = steps.map((step) =>
    isWorkStep(step) ? { ...step, minutes: inGrains(step.minutes * factor) } : step,
  );
  const work = scaled.filter(isWorkStep);
  const longest = work.reduce((one, other) => (other.minutes > one.minutes ? other : one));
  const rest = said - minutesOfSteps(scaled);
  return scaled.map((step) =>
    step === longest ? { ...longest, minutes: Math.max(1, Math.round(longest.minutes + rest)) } : step,
  );
}

/** More than this is not done on one day. */
const LONGEST_DAY_MINUTES = 600;

/**
 * What the brief puts on a day is done on it. If that is more than a day's work, or something is waited for in between, the last
 * step is, and the others come before it.
 */
function onDay(steps: readonly Step[], day: TaskFields['on'][number]): Step[] {
  const isOneDay = minutesOfSteps(steps) <= LONGEST_DAY_MINUTES && steps.every(isWorkStep);
  const last = steps.findLast(isWorkStep);
  return steps.map(
    (step): Step => (isWorkStep(step) && (isOneDay || step === last) ? { ...step, on: day } : step),
  );
}

/**
 * A task with the model's steps. Said hours win: the steps are made to add up to them. A task that says when its parts are
 * done, or that cannot be torn apart, stays as it is.
 */
export const withModelSteps = (task: TaskFields, statement: ModelStatement): TaskFields =>
  withStepsOf(task, stepsFrom(statement));

export function withStepsOf(task: TaskFields, steps: readonly Step[]): TaskFields {
  const work = steps.filter(isWorkStep);
  const sum = minutesOfSteps(steps);
  if (work.length === 0 || task.together) return task;
  const effort: Effort = task.effort?.said
    ? task.effort
    : { amount: sum, unit: 'minutes', per: 'whole', said: false };
  const [day, other] = task.on;
  const isOnOneDay = day !== undefined && other === undefined;
  if (steps.length === 1 || isOfOnePiece({ ...task, on: isOnOneDay ? [] : task.on }))
    return { ...task, effort: task.effort ?? effort };
  const said = saidMinutes(task.effort, task.parts);
  const fitting = said === null ? steps : addedUp(steps, said);
  return isOnOneDay
    ? { ...task, effort, by: task.by ?? day, steps: onDay(fitting, day) }
    : { ...task, effort, steps: [...fitting] };
}
