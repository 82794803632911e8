import type { DayRange, Effort } from '@daymark/domain/amounts';
import { daysBetween } from '@daymark/domain/dates';
import { LAG_MAX_DAYS } from '@daymark/domain/limits';
import type { TaskFields } from '@daymark/domain/reading';
import { isWorkStep, type Step, type WaitStep, type WorkStep } from '@daymark/domain/steps';
import type { NumberedStep } from './gather.ts';
import { nameFrom, questionFrom, titleFrom } from './wording.ts';

const STEPS_MAX = 100;
const MINUTES_AN_HOUR = 60;
const MINUTES_MAX = 10_080;
/** Minutes of a step without hours. */
const UNKNOWN_MINUTES = 60;
const GRAIN = 5;

export const inGrains = (minutes: number): number =>
  Math.min(MINUTES_MAX, Math.max(GRAIN, Math.round(minutes / GRAIN) * GRAIN));

/** The work of a step that a model names; null if its title is empty. */
export function workStep(
  { title: own, hours, done }: { title: string; hours: number | null; done: string | null },
  place: number,
  after: number[],
): WorkStep | null {
  const title = titleFrom(own);
  const minutes = hours === null ? UNKNOWN_MINUTES : inGrains(hours * MINUTES_AN_HOUR);
  return title === null ? null : { place, after, by: 'model', title, minutes, done: questionFrom(done) };
}

/** A wait between steps, in calendar days; null if its title is empty. */
export function waitStep(
  { title, who, days }: { title: string; who: string | null; days: number },
  place: number,
  after: number[],
): WaitStep | null {
  const wait = titleFrom(title);
  const length = Math.min(LAG_MAX_DAYS, Math.max(1, Math.ceil(days)));
  return wait === null ? null : { place, after, by: 'model', wait, who: nameFrom(who), days: length };
}

/** The rows of a line in the order of their days. Links to other lines are added when their ids are known. */
function stepsFrom(rows: readonly NumberedStep[]): Step[] {
  const placeOf = new Map(rows.map(({ n }, at) => [n, at + 1]));
  return rows.slice(0, STEPS_MAX).flatMap((row, at): Step[] => {
    const after = row.after.flatMap((n) => placeOf.get(n) ?? []).filter((place) => place <= STEPS_MAX);
    const { date, until } = row;
    const days = date === null || until === null ? 1 : daysBetween(date, until);
    const step = until === null ? workStep(row, at + 1, after) : waitStep({ ...row, days }, at + 1, after);
    return step ? [{ ...step, ...(date !== null && { likelyOn: date }) }] : [];
  });
}

/** The minutes of all its work. */
export const minutesOfSteps = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (isWorkStep(step) ? step.minutes : 0), 0);

/** Steps that add up to the minutes that the brief says. */
export function addedUp(steps: readonly Step[], said: number): Step[] {
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

/** The minutes that the brief says for all of it; null if it does not, or in working days. */
export const saidMinutes = ({ effort, parts }: Pick<TaskFields, 'effort' | 'parts'>): number | null =>
  effort?.said && effort.unit === 'minutes'
    ? effort.amount * (effort.per === 'part' ? (parts?.count ?? 1) : 1)
    : null;

/** Rows in so short a stretch are on their days, which may have no other work. */
const SHORT_STRETCH_DAYS = 4;

/** More than this is not done on one day. */
const LONGEST_DAY_MINUTES = 600;

/**
 * What the brief puts on days is done on them, by the rows that the plan has there; other rows come before them, or later if the plan
 * has them later. If no row is there, the last one is.
 */
function onTheirDays(steps: readonly Step[], { on }: TaskFields, within: DayRange | null): Step[] {
  const days = within ? [within.from, within.to] : on;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [...steps];
  const work = steps.filter(isWorkStep);
  const isThere = ({ likelyOn }: WorkStep): boolean =>
    likelyOn !== undefined && (within ? likelyOn >= first && likelyOn <= last : on.includes(likelyOn));
  const isOneDay = work.length === steps.length && minutesOfSteps(steps) <= LONGEST_DAY_MINUTES;
  const hasDated = work.some(isThere);
  const isHeld = (step: WorkStep): boolean =>
    hasDated ? isThere(step) : (first === last && isOneDay) || step === work.at(-1);
  return steps.map((step): Step => {
    if (!isWorkStep(step)) return step;
    if (!isHeld(step)) return step.likelyOn && step.likelyOn > last ? step : { ...step, latestOn: last };
    const isShort = within && daysBetween(first, last) < SHORT_STRETCH_DAYS;
    if (isShort && isThere(step)) return { ...step, on: step.likelyOn };
    if (within) return { ...step, earliestOn: first, latestOn: last };
    return { ...step, on: step.likelyOn && on.includes(step.likelyOn) ? step.likelyOn : last };
  });
}

/**
 * A task with the rows that a model plans for it. Said hours win: the rows are made to add up to them. A task that cannot be torn
 * apart stays as it is.
 */
export function withRows(
  task: TaskFields,
  rows: readonly NumberedStep[],
  within: DayRange | null,
): TaskFields {
  const steps = stepsFrom(rows);
  const sum = minutesOfSteps(steps);
  if (sum === 0 || task.together) return task;
  const effort: Effort = task.effort?.said
    ? task.effort
    : { amount: sum, unit: 'minutes', per: 'whole', said: false };
  const said = saidMinutes(task);
  const fitting = said === null ? steps : addedUp(steps, said);
  return { ...task, on: [], effort, steps: onTheirDays(fitting, task, within) };
}
