import { addDays } from '@daymark/domain/dates';
import type { After, Statement } from '@daymark/domain/reading';
import { isWorkStep } from '@daymark/domain/steps';
import type { LibraryLanguage } from '../library/entries.ts';
import type { datesOf } from './days-near.ts';
import { keptSteps } from './kind-steps.ts';
import type { Fine } from './levels.ts';
import type { Line, TaskLine } from './line.ts';
import { asksForThing, isBareThing } from './line-titles.ts';
import { asOneTask, givenMinutes, isOfOnePiece, isUndated, stepsOfLine } from './lines.ts';
import { suggestionsOf } from './merge.ts';
import { asNamedStep, isAlone } from './named-step.ts';
import { type SeasonDays, type SeasonTime, withinSeason } from './season-days.ts';
import { seasonOfLine, stepsInSeason } from './seasons.ts';
import { withSharedSteps } from './shared-steps.ts';
import { joinedTitle } from './step-titles.ts';
import type { TurningDay } from './turning-day.ts';

const linkTo = (statement: string): After => ({ statement, lag: null, each: false });

/** A language model gives steps to what takes longer; what does not is one sitting. */
const ONE_SITTING_MINUTES = 120;
const DOUBTFUL_MINUTES = 30;

/** The days of a line that stands for a step near the day on which a project turns. */
export type NearDates = ReturnType<typeof datesOf> & {
  /** Whether all of its steps are done so long before that day. */
  isAhead?: boolean;
};

interface Beside {
  lines: readonly Line[];
  fine: Fine;
  language: LibraryLanguage;
  /** Whether the kind is sure, so that a thing that is not known is one of those that such a project makes. */
  isSure: boolean;
  /** Whether such a thing also has the steps of the usual one: a screen of an app, but not a part of a translation. */
  isDividedAsUsual?: boolean;
  /** Whether lines keep their own titles. */
  isAsWritten?: boolean;
  /** For lines that stand for steps of the kind the minutes of those, which know the kind of project. */
  leastOf?: ReadonlyMap<string, number>;
  turning?: TurningDay | null;
  nearOf?: ReadonlyMap<string, NearDates>;
  /** The days of the project, and for lines that stand for steps bound to a season the days of that. */
  time: SeasonTime;
  seasonOf?: ReadonlyMap<string, SeasonDays>;
  /** The lines that are done whatever their season is. */
  outOfSeason?: ReadonlySet<string>;
  /** Whether a step of a line is done, somebody else's or that of the kind. */
  isSettled?: (line: Line, title: string) => boolean;
}

/** A line without the steps of its deliverable that are settled: "The client does the printing". */
function unsettled(line: Line, isSettled: (line: Line, title: string) => boolean): Line {
  const { deliverable } = line;
  if (!deliverable) return line;
  const steps = keptSteps(deliverable.steps, ({ title }) => !isSettled(line, title));
  return steps.length === 0 ? line : { ...line, deliverable: { ...deliverable, steps } };
}

/** A line whose thing is not known, as what it does: "Audit all call sites". */
const byItsAct = (line: Line): Line =>
  line.isFound || !line.act ? line : { ...line, deliverable: line.act, isFound: true, isNamed: false };

/** A line without days of its own on those of the step that it stands for, or of its season. */
function onDates(task: TaskLine, near: NearDates): TaskLine {
  if (!isUndated(task)) return task;
  const { on, earliestOn = null, latestOn = null } = near;
  return on ? { ...task, on: [on] } : { ...task, from: earliestOn, by: latestOn };
}

/** What is due behind the day on which a project turns is done from it on: "the money is handed over by 5 March". */
const behindTheDay = (task: TaskLine, turning: TurningDay | null): TaskLine =>
  turning && isDueBehind(task, turning) ? { ...task, from: turning.day } : task;

const isDueBehind = ({ from, by }: TaskLine, { day }: TurningDay): boolean =>
  from === null && by !== null && by > day;

/** The statements with what is due behind the day on which a project turns as behind it, so that nothing of that day waits for it. */
export const begunBehind = (
  statements: readonly Statement[],
  turning: TurningDay | null,
): readonly Statement[] =>
  statements.map((one) =>
    one.kind === 'task' && turning && isDueBehind(one, turning)
      ? { ...one, from: addDays(turning.day, 1) }
      : one,
  );

/** The steps of a line whose season does not come, as what is offered. */
function offeredOf({ task, deliverable }: Line, out: ReadonlySet<number>): Statement[] {
  const steps = deliverable?.steps.filter(({ place }) => out.has(place)) ?? [];
  const named = steps.map((step) => ({ ...step, title: joinedTitle(task.title, step.title) }));
  return deliverable ? suggestionsOf(deliverable, named) : [];
}

/** The statements with each line as its steps, or as one task with the hours of its deliverable. */
export function withLines(
  statements: readonly Statement[],
  {
    lines,
    fine,
    language,
    isSure,
    isDividedAsUsual = false,
    isAsWritten = false,
    leastOf = new Map(),
    turning = null,
    nearOf = new Map(),
    time,
    seasonOf = new Map(),
    outOfSeason = new Set(),
    isSettled = () => false,
  }: Beside,
  after: ReadonlyMap<string, readonly string[]> = new Map(),
): Statement[] {
  const byId = new Map(withSharedSteps(lines).map((line) => [line.task.id, line]));
  const alone = isAlone(lines);
  const answered = new Set(statements.map(({ id }) => id));
  return statements.flatMap((one): Statement[] => {
    const given = byId.get(one.id);
    if (!given || one.kind !== 'task') return [one];
    const isUsual = isSure && isDividedAsUsual && !given.act && isBareThing(given, language);
    const line = isUsual ? given : byItsAct(given);
    const links = (after.get(one.id) ?? []).map(linkTo);
    const least = leastOf.get(one.id) ?? 0;
    // What may be no work at all is one short task until it is confirmed.
    const isDoubtful = !one.sure && !line.isNamed && !line.step && one.statedBy === 'reader';
    const whole = asOneTask(
      isDoubtful ? { ...line, deliverable: null, isFound: false } : line,
      fine.estimate,
      {
        ...{ language, isSure, least: isDoubtful ? 0 : least },
        unknown: isDoubtful ? DOUBTFUL_MINUTES : undefined,
      },
    );
    const task = { ...behindTheDay(whole, turning), after: [...one.after, ...links] };
    const isOneSitting = (givenMinutes(one) ?? Number.POSITIVE_INFINITY) <= ONE_SITTING_MINUTES;
    // Where a language model counts parts, those are its steps.
    const isInParts = one.statedBy === 'model' && one.parts !== null;
    const isWhole =
      isDoubtful || isOneSitting || isInParts || isOfOnePiece(one) || !asksForThing(line, language);
    const all = isWhole ? [] : stepsOfLine(unsettled(line, isSettled), fine.estimate, { turning, least });
    const standing = seasonOf.get(one.id);
    const isInSeason = !outOfSeason.has(one.id);
    const { steps, out } = isInSeason
      ? stepsInSeason(line, all, standing, time)
      : { steps: all, out: new Set<number>() };
    const minutes = steps.reduce((sum, step) => {
      const times = isWorkStep(step) && step.each ? (one.parts?.count ?? 1) : 1;
      return sum + (isWorkStep(step) ? step.minutes * times : 0);
    }, 0);
    const isKnown = line.isFound || isUsual;
    const near = nearOf.get(one.id) ?? {};
    if (steps.length < 2 || minutes < fine.dividedFrom || !isKnown)
      return [
        onDates(
          alone(line) && !isAsWritten ? asNamedStep(task, line, language) : task,
          withinSeason(near, isInSeason ? seasonOfLine(line, standing, time) : undefined),
        ),
      ];
    const { title } = line.task;
    const dated = near.isAhead ? onDates(task, near) : task;
    return [{ ...dated, title, steps }, ...offeredOf(line, out).filter(({ id }) => !answered.has(id))];
  });
}
