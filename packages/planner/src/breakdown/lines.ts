import type { Statement, TaskFields } from '@daymark/domain/reading';
import { PHASES, type Step, type WorkStep as WorkStepOfLine } from '@daymark/domain/steps';
import { isWait, isWork, type LibraryLanguage, type ProjectKind, type WorkStep } from '../library/entries.ts';
import { findAct } from '../library/find-act.ts';
import {
  type FoundDeliverable,
  findDeliverable,
  isOnSideOf,
  placeOfKind,
} from '../library/find-deliverable.ts';
import { findStep } from '../library/find-step.ts';
import { entryIn } from '../library/lazy-list.ts';
import type { Library } from '../library/library.ts';
import { datesOf } from './days-near.ts';
import { isProcuring } from './how-far.ts';
import type { Line, TaskLine } from './line.ts';
import { asksForThing, foreignVerb, isBareThing, pointsBack, titleOfLine } from './line-titles.ts';
import { inToldOrder, type MeantStep } from './named-step.ts';
import { ordersAmong } from './orders-among.ts';
import { sharesAct } from './same-step.ts';
import type { TurningDay } from './turning-day.ts';

/** Minutes of a line that makes nothing known. */
const UNKNOWN_MINUTES = 60;

/** More parts of something unknown are no sittings of their own, and take about so long together. */
const MOST_PARTS = 30;
const MANY_PARTS_MINUTES = 180;

/** The most for a line that is neither a thing nor something known. */
const LONGEST_GUESS_MINUTES = 90;

export type Estimate = 'low' | 'usual' | 'high';

/** Minutes of a line's deliverable for so many parts. */
export function minutesOf(steps: readonly WorkStep[], count: number, estimate: Estimate): number {
  return steps.reduce((sum, { minutes, each }) => sum + minutes[estimate] * (each ? count : 1), 0);
}

/** The count of a line that its deliverable counts: "4 blog posts". */
export const countOf = ({ parts }: TaskLine): number => parts?.count ?? 1;

/** Whether the line says for itself when and how its work is done, so that it stays one piece. */
export const isOfOnePiece = ({
  on,
  pace,
  apart,
  windows,
  after,
  parts,
  effort,
}: Omit<TaskFields, 'kind'>): boolean =>
  on.length > 0 ||
  pace !== null ||
  apart !== null ||
  windows.length > 0 ||
  after.some(({ each }) => each) ||
  (parts !== null && effort?.said === true);

/** Whether the brief names no day for a line. */
export const isUndated = ({ on, by, from, windows }: TaskLine): boolean =>
  on.length + windows.length === 0 && by === null && from === null;

/** The minutes that the brief says; null if it does not, or in working days, whose length is known later. */
export function saidMinutes({ effort, parts }: TaskLine): number | null {
  if (!effort?.said || effort.unit !== 'minutes') return null;
  return effort.amount * (effort.per === 'part' ? (parts?.count ?? 1) : 1);
}

/** The minutes that a language model or the person gave for the whole line; those of the reader are no better than the library's. */
export function givenMinutes({ effort, statedBy }: TaskLine): number | null {
  if (effort?.unit !== 'minutes' || effort.per !== 'whole') return null;
  return statedBy === 'reader' ? null : effort.amount;
}

const QUARTER = 15;
const inQuarters = (minutes: number): number => Math.max(QUARTER, Math.round(minutes / QUARTER) * QUARTER);

/** The steps with exactly these minutes together: the longest one gets what rounding leaves or takes. */
function withSum(steps: readonly WorkStepOfLine[], whole: number, count: number): WorkStepOfLine[] {
  const sum = steps.reduce((all, { minutes, each }) => all + minutes * (each ? count : 1), 0);
  const [longest] = steps.filter(({ each }) => !each).toSorted((one, other) => other.minutes - one.minutes);
  return steps.map((step) =>
    step === longest ? { ...step, minutes: Math.max(QUARTER, Math.round(step.minutes + whole - sum)) } : step,
  );
}

/** The steps of a deliverable for a line; said hours, and those of a language model, are shared out among them. */
export function stepsOfLine(
  { task, deliverable }: Line,
  estimate: Estimate,
  { turning, least }: { turning: TurningDay | null; least: number },
): Step[] {
  if (!deliverable) return [];
  const count = countOf(task);
  const said = saidMinutes(task);
  const given = said ?? givenMinutes(task);
  const usual = minutesOf(deliverable.steps, count, estimate);
  const factor = (given ?? Math.max(usual, least)) / usual;
  const steps = deliverable.steps.map(
    ({ place, title, minutes, done, after, phase, each, ...step }): WorkStepOfLine => ({
      place,
      title,
      minutes: inQuarters(minutes[estimate] * factor),
      done,
      after: [...after],
      phase,
      ...(each && count > 1 && { each: true }),
      // What the brief gives a day of its own is not done near that on which the project turns.
      ...(isUndated(task) && datesOf(step, turning)),
      library: `${deliverable.id}/${place}`,
      deliverable: deliverable.name,
    }),
  );
  if (given === null) return steps;
  const exact = withSum(steps, given, count);
  return said === null ? exact : exact.map((step) => ({ ...step, said: true }));
}

/** A line as one task with the hours of its deliverable, unless the brief says them. */
export function asOneTask(
  line: Line,
  estimate: Estimate,
  {
    language,
    isSure,
    least = 0,
    unknown,
  }: { language: LibraryLanguage; isSure: boolean; least?: number; unknown?: number | undefined },
): TaskLine {
  const { deliverable } = line;
  const isThing = deliverable !== null && asksForThing(line, language);
  const task: TaskLine = {
    ...line.task,
    title: titleOfLine(line, language),
    ...(isThing && line.isFound && { deliverable: deliverable.name }),
  };
  const taking = (amount: number): TaskLine => ({
    ...task,
    effort: { amount, unit: 'minutes', per: 'whole', said: false },
  });
  if (task.effort || task.pace) return task;
  const count = countOf(task);
  if (unknown !== undefined) return taking(unknown);
  // The kind knows how long its steps take.
  if (line.step && !line.isFound) return taking(inQuarters(least > 0 ? least : line.step.minutes[estimate]));
  // "Set reorder points for the top 100 parts" is done in one go.
  if (count > MOST_PARTS && !isThing) return { ...taking(MANY_PARTS_MINUTES), parts: null };
  // Of many parts the usual guess is better than that of something that is not counted.
  if (count > 1 && !(isThing && deliverable.steps.some(({ each }) => each))) return task;
  const whole = isThing ? minutesOf(deliverable.steps, count, estimate) : UNKNOWN_MINUTES;
  const isKnown = line.isFound || (isSure && isBareThing(line, language));
  const minutes = Math.max(least, isKnown ? whole : Math.min(whole, LONGEST_GUESS_MINUTES));
  return taking(inQuarters(minutes));
}

const MAKE = PHASES.indexOf('make');

const isBeforeMaking = ({ phase }: WorkStep): boolean => PHASES.indexOf(phase) < MAKE;

/** Whether steps only prepare what is made: most of their time is in the phases before. */
export function preparesOnly(steps: readonly WorkStep[]): boolean {
  const early = steps.filter(isBeforeMaking);
  return minutesOf(early, 1, 'usual') > minutesOf(steps, 1, 'usual') / 2;
}

/** What the brief says of a line, behind what introduces it: "features: class timetable". */
const saidIn = ({ words }: Pick<TaskLine, 'words'>): string => words.text.replace(/^[^:]*:\s+(?=\S)/u, '');

/** Of one thing; with a comma it has others beside it. */
const isOfOne = ({ words }: Pick<TaskLine, 'words'>): boolean => !words.text.includes(',');

/** From so near on words are a name of the step. */
const SURE = 0.9;

/** What takes so long is all that a project makes, and no single step: "a full draft". */
export const WHOLE_MINUTES = 960;

/**
 * The work of a kind that a line names; none if others make the thing, or if all of it is handed in.
 */
function stepNamed(
  { title, words, by, on }: TaskLine,
  kind: ProjectKind,
  nearest: FoundDeliverable | undefined,
  language: LibraryLanguage,
): MeantStep | null {
  const made = nearest?.deliverable;
  if (made) {
    const isOthers = kind.steps
      .filter(isWait)
      .some(({ who, covers }) => who !== null && covers.includes(made.id));
    const isHandedIn = by !== null || on.length > 0;
    if (isOthers || (isHandedIn && minutesOf(made.steps, 1, 'usual') >= WHOLE_MINUTES)) return null;
  }
  const found =
    findStep(title, kind, language) ??
    (isOfOne({ words }) ? findStep(saidIn({ words }), kind, language) : undefined);
  const step = found?.step;
  if (!step || !isWork(step)) return null;
  // "Write it all up" is about the line before it; "launch it" is a name.
  const isToldAgain = pointsBack(title, language) || pointsBack(words.text, language);
  const isSure = found.close >= SURE;
  // What is ordered is not fitted yet.
  if (!isSure && isProcuring(title, language) && !isProcuring(step.title, language)) return null;
  if (isToldAgain && !isSure) return null;
  // "Two models" are got before they are photographed.
  const isBefore = made && preparesOnly(made.steps) && !isBeforeMaking(step);
  return isBefore && !step.covers.includes(made.id) ? null : { step, isSure };
}

const makes = ({ covers }: WorkStep, { deliverable }: FoundDeliverable): boolean =>
  covers.includes(deliverable.id);

/** Whether the steps of a thing tell more than the step of the kind that is meant: that makes it, and none but its neighbours do. */
function tellsMore({ deliverable }: FoundDeliverable, { covers }: WorkStep, kind: ProjectKind): boolean {
  const making = kind.steps.filter((step) => step.covers.includes(deliverable.id));
  const areNeighbours = making.every(({ place }, at) => place === (making[0]?.place ?? 0) + at);
  return covers.includes(deliverable.id) && areNeighbours && isOnSideOf(kind, deliverable);
}

/** A brief with more lines is its own plan; looking up all would take seconds. */
const MOST_LOOKED_UP = 150;

/** What each task of the brief is taken for. */
export function linesIn(
  statements: readonly Statement[],
  library: Library,
  kind: ProjectKind | null,
): Line[] {
  const place = placeOfKind(kind);
  const usual = entryIn(library.deliverables, kind?.slot?.deliverable) ?? null;
  const known = new Map<string, FoundDeliverable | undefined>();
  const find = (text: string): FoundDeliverable | undefined => {
    if (!known.has(text) && known.size < MOST_LOOKED_UP)
      known.set(text, findDeliverable(text, library, place));
    return known.get(text);
  };
  const tasks = statements.filter((one): one is TaskLine => one.kind === 'task' && !one.steps);
  const orders = ordersAmong(tasks, library.language);
  const { language } = library;
  const nearestOf = tasks.map((task) => find(task.title) ?? find(saidIn(task)));
  const meantBy = inToldOrder(
    tasks.map((task, at) => kind && stepNamed(task, kind, nearestOf[at], language)),
  );
  return tasks.map((task, at): Line => {
    const nearest = nearestOf[at];
    const meant = meantBy[at];
    const isElse =
      pointsBack(task.title, language) ||
      (nearest && foreignVerb(task.title, nearest.deliverable, language) !== null);
    const own = kind && !isElse ? nearest : undefined;
    // "Paint the walls" of an office is no other name for clearing it out, and is done behind it.
    const isBeside =
      own?.isNamed === true &&
      own.deliverable.domain === kind?.domain &&
      meant?.isSure === false &&
      !makes(meant.step, own) &&
      !sharesAct(task.title, meant.step.title, language);
    const isTold = kind && own && meant && tellsMore(own, meant.step, kind);
    const named = meant && !isBeside && !isTold ? meant.step : null;
    // What a name of a step means in this kind of project is not what is called so elsewhere.
    const found = isElse || named ? undefined : nearest;
    return {
      task,
      deliverable: found?.deliverable ?? (named ? null : usual),
      isFound: found !== undefined,
      act: found || named ? null : (findAct(task.title, library) ?? null),
      isNamed: found?.isNamed ?? false,
      step: named,
      beside: isBeside ? (meant?.step ?? null) : null,
      isOrder: orders.has(task.id),
    };
  });
}
