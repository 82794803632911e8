import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { isWaitStep, isWorkStep, PHASES, type Step } from '@daymark/domain/steps';
import {
  isRepeat,
  isTheDay,
  isWait,
  isWork,
  type KindStep,
  type ProjectKind,
  type Season,
} from '../library/entries.ts';
import { placesBefore } from '../library/steps-around.ts';
import { keptSteps } from './kind-steps.ts';
import type { Line } from './line.ts';
import { isUndated } from './lines.ts';
import type { Merged } from './merge.ts';
import type { Milestone } from './milestones.ts';
import {
  daysOfWindow,
  earlierOf,
  laterOf,
  type SeasonDays,
  type SeasonTime,
  windowsOf,
  withinSeason,
} from './season-days.ts';
import type { TurningDay } from './turning-day.ts';

/** The share of its usual time that work and waits before a season take, if there is little. */
const HURRIED = 0.5;

/** The steps of an entry that are bound to a season. */
export interface Seasonal {
  /** Their days, by their places. */
  days: ReadonlyMap<number, SeasonDays>;
  /** Those whose season does not come in the project behind what they follow, and waits that only those follow. */
  out: ReadonlySet<number>;
}

/** Days from the beginning of the project until something is done: with haste, and as usual. */
interface Until {
  hurried: number;
  usual: number;
}

/**
 * The season of each step that has one: the first that is not over when what it follows can be done. `fixed` are the days that the brief
 * names for steps, whatever their season is.
 */
export function seasonalIn(
  steps: readonly KindStep[],
  time: SeasonTime,
  fixed: ReadonlyMap<number, Day> = new Map(),
): Seasonal {
  const { startDate, dueDate } = time;
  const daysAMinute = (daysBetween(startDate, dueDate) + 1) / Math.max(1, time.minutesUntil());
  const byPlace = new Map(steps.map((step) => [step.place, step]));
  const days = new Map<number, SeasonDays>();
  const out = new Set<number>();
  const ends = new Map<number, Until>();
  const behind = ({ hurried, usual }: Until, step: KindStep): Until => {
    if (isWait(step))
      return { hurried: hurried + (step.least ?? step.days * HURRIED), usual: usual + step.days };
    const taken = isWork(step) ? step.minutes.usual * daysAMinute : 0;
    return { hurried: hurried + taken * HURRIED, usual: usual + taken };
  };
  const notBefore = ({ hurried, usual }: Until, day: Day): Until => {
    const least = daysBetween(startDate, day);
    return { hurried: Math.max(hurried, least), usual: Math.max(usual, least) };
  };
  const beginOf = (step: KindStep): Until => {
    const before = step.after.flatMap((place) => byPlace.get(place) ?? []).map(endOf);
    const lag = isWork(step) ? step.lagDays : 0;
    const latest = (pace: keyof Until) => Math.max(0, ...before.map((one) => one[pace])) + lag;
    return { hurried: latest('hurried'), usual: latest('usual') };
  };
  const endInSeason = (step: KindStep, season: Season): Until => {
    const begin = beginOf(step);
    const window = windowsOf(season, time).find(({ last }) => daysBetween(startDate, last) >= begin.hurried);
    if (!window) {
      out.add(step.place);
      return begin;
    }
    days.set(step.place, daysOfWindow(window, time));
    return isRepeat(step) ? notBefore(begin, window.last) : behind(notBefore(begin, window.first), step);
  };
  const endOf = (step: KindStep): Until => {
    const known = ends.get(step.place);
    if (known) return known;
    // A circle ends here.
    ends.set(step.place, { hurried: 0, usual: 0 });
    const day = fixed.get(step.place);
    const named = day === undefined ? null : daysBetween(startDate, day);
    const own = step.season ? endInSeason(step, step.season) : behind(beginOf(step), step);
    if (named !== null) {
      out.delete(step.place);
      days.delete(step.place);
    }
    const end = named === null ? own : { hurried: named, usual: named };
    ends.set(step.place, end);
    return end;
  };
  for (const step of steps) endOf(step);
  leaveOutTooLate(steps, fixed, { days, out });
  for (const step of steps.filter(isRepeat))
    if (!out.has(step.place) && !fixed.has(step.place))
      beginBehind(step, steps, addDays(startDate, Math.ceil(beginOf(step).usual)), { days, fixed, time });
  return { days, out };
}

/** Without what comes into season behind a day that the brief names for what follows it, and waits that nothing is left to follow. */
function leaveOutTooLate(
  steps: readonly KindStep[],
  fixed: ReadonlyMap<number, Day>,
  { days, out }: { days: Map<number, SeasonDays>; out: Set<number> },
): void {
  for (const [place, day] of fixed)
    for (const before of placesBefore(steps, place)) {
      if ((days.get(before)?.earliestOn ?? day) <= day) continue;
      days.delete(before);
      out.add(before);
    }
  for (const { place } of steps.filter(isWait).toReversed()) {
    const followers = steps.filter(({ after }) => after.includes(place));
    if (followers.length > 0 && followers.every((one) => out.has(one.place))) out.add(place);
  }
}

/** So many days more than usual there are for work in season that practice follows. */
const ROOM_DAYS = 10;
/** Practice takes at least so many. */
const LEAST_PRACTICE_DAYS = 14;

/** Practice behind work that is bound to a season begins when that is done, and that is done before: hives are opened once the bees are there. */
function beginBehind(
  practice: KindStep,
  steps: readonly KindStep[],
  usual: Day,
  { days, fixed, time }: { days: Map<number, SeasonDays>; fixed: ReadonlyMap<number, Day>; time: SeasonTime },
): void {
  const before = placesBefore(steps, practice.place);
  const isInSeason = (place: number) => days.has(place) || fixed.has(place);
  const seasonal = steps.filter(
    (step) =>
      isWork(step) &&
      before.has(step.place) &&
      !fixed.has(step.place) &&
      (days.has(step.place) || [...placesBefore(steps, step.place)].some(isInSeason)),
  );
  const own = days.get(practice.place);
  const first = laterOf(own?.earliestOn, seasonal.length > 0 ? addDays(usual, ROOM_DAYS) : usual) ?? usual;
  const isBehind = [...before].some(isInSeason);
  if (!isBehind || addDays(first, LEAST_PRACTICE_DAYS) > (own?.latestOn ?? time.dueDate)) return;
  days.set(practice.place, { ...own, earliestOn: first });
  for (const { place } of seasonal)
    days.set(place, withinSeason(days.get(place) ?? {}, { latestOn: addDays(first, -1) }));
}

/** The parts of a step are numbered behind its place. */
const PARTS_OF_STEP = 100;

/** Steps in their seasons. */
export const inSeason = (steps: readonly Step[], { days }: Pick<Seasonal, 'days'>): Step[] =>
  steps.map((step) =>
    isWaitStep(step)
      ? step
      : withinSeason(step, days.get(step.place) ?? days.get(Math.floor(step.place / PARTS_OF_STEP))),
  );

/** What a brief says of the days of steps, which wins over their seasons. */
interface Named extends Pick<Merged, 'wanted' | 'placeOf' | 'followOf'> {
  lines: readonly Line[];
  /** The habits of the brief that are practices of the kind, by the places of these. */
  already: ReadonlyMap<number, Statement>;
  turning: TurningDay | null;
  dates?: ReadonlyMap<number, Day>;
  milestones?: readonly Pick<Milestone, 'day' | 'places'>[];
}

/** The seasons of the steps of a kind, and of the lines that stand for them. */
export function seasonsOfKind(
  { steps }: ProjectKind,
  { wanted, placeOf, followOf, lines, already, turning, dates = new Map(), milestones = [] }: Named,
  time: SeasonTime,
): Seasonal & { ofLines: ReadonlyMap<string, SeasonDays>; ofHabits: ReadonlyMap<string, SeasonDays> } {
  const habits = steps.filter(isRepeat).flatMap(({ place }) => {
    const habit = already.get(place);
    return habit ? [[place, habit.id] as const] : [];
  });
  const kept = new Set([...wanted.map(({ place }) => place), ...habits.map(([place]) => place)]);
  const ofDay = turning ? wanted.filter(isTheDay).map(({ place }) => [place, turning.day] as const) : [];
  const ofLines = lines.flatMap(({ task }) => {
    const place = placeOf.get(task.id);
    const day = task.on[0] ?? task.windows[0]?.from ?? task.from ?? task.by;
    return place === undefined || !day || followOf.has(task.id) ? [] : [[place, day] as const];
  });
  const ofMilestones = milestones.flatMap(({ day, places }) =>
    [...places].map((place) => [place, day] as const),
  );
  const fixed = new Map<number, Day>([...ofDay, ...ofLines, ...ofMilestones, ...dates]);
  const seasonal = seasonalIn(
    keptSteps(steps, ({ place }) => kept.has(place)),
    time,
    fixed,
  );
  const standing = [...placeOf].flatMap(([line, place]) => {
    const days = followOf.has(line) ? undefined : seasonal.days.get(place);
    return days ? [[line, days] as const] : [];
  });
  const ofHabits = habits.flatMap(([place, id]) => {
    const days = seasonal.days.get(place);
    return days ? [[id, days] as const] : [];
  });
  return { ...seasonal, ofLines: new Map(standing), ofHabits: new Map(ofHabits) };
}

/** Habits of the brief in the seasons of the practices that they are, unless it says when. */
export const habitsInSeason = (
  statements: readonly Statement[],
  ofHabits: ReadonlyMap<string, SeasonDays>,
): Statement[] =>
  statements.map((one) => {
    const days = ofHabits.get(one.id);
    if (!days || one.kind !== 'repeat' || one.from !== null || one.until !== null) return one;
    return { ...one, from: days.earliestOn ?? null, until: days.latestOn ?? null };
  });

const MAKE = PHASES.indexOf('make');

/** The days of a line as one task: those of the step that it stands for, or of the making of its thing. */
export function seasonOfLine(
  { task, step, deliverable, isFound }: Line,
  standing: SeasonDays | undefined,
  time: SeasonTime,
): SeasonDays | undefined {
  if (task.statedBy === 'model') return undefined;
  if (standing) return standing;
  const steps: readonly KindStep[] = step ? [step] : isFound ? (deliverable?.steps ?? []) : [];
  const season = steps.find((one) => one.season)?.season;
  const [window] = season ? windowsOf(season, time) : [];
  return window && daysOfWindow(window, time);
}

/**
 * The steps of a line in their seasons, or where they have none in that of the step of the kind that it stands for. Who asks for a
 * thing whose season does not come gets it all the same; what follows it in a later season is left out.
 */
export function stepsInSeason(
  { task, deliverable }: Line,
  steps: readonly Step[],
  standing: SeasonDays | undefined,
  time: SeasonTime,
): { steps: Step[]; out: ReadonlySet<number> } {
  const known = deliverable?.steps ?? [];
  const first = known.find(({ season }) => season);
  const nothing = new Set<number>();
  if (!isUndated(task) || task.statedBy === 'model') return { steps: [...steps], out: nothing };
  if (!first) {
    const isMade = ({ phase = 'make' }: Step) => PHASES.indexOf(phase) >= MAKE;
    const made = steps.map((step) =>
      isWorkStep(step) && isMade(step) ? withinSeason(step, standing) : step,
    );
    return { steps: made, out: nothing };
  }
  const seasonal = seasonalIn(known, time);
  if (seasonal.out.has(first.place)) return { steps: [...steps], out: nothing };
  const isLeft = ({ place }: Step) => !seasonal.out.has(place);
  const before = new Map(steps.map((step) => [step.place, step.after]));
  const past = (place: number): readonly number[] =>
    seasonal.out.has(place) ? (before.get(place) ?? []).flatMap(past) : [place];
  const left = steps
    .filter(isLeft)
    .map((step) => ({ ...step, after: [...new Set(step.after.flatMap(past))] }));
  return { steps: inSeason(left, seasonal), out: seasonal.out };
}

/** The days that the seasons of lines leave them: of one with steps from the last that begins to the first that ends. */
export const seasonsOfLines = (
  lines: readonly Line[],
  standing: ReadonlyMap<string, SeasonDays>,
  time: SeasonTime,
): Map<string, SeasonDays> =>
  new Map(
    lines.flatMap((line) => {
      const { task, deliverable, isFound, step } = line;
      if (!isUndated(task) || task.statedBy === 'model') return [];
      const own = seasonOfLine(line, standing.get(task.id), time);
      const { days } = seasonalIn(isFound && !step ? (deliverable?.steps ?? []) : [], time);
      const whole = [...days.values(), own ?? {}].reduce<SeasonDays>(
        (all, one) => ({
          earliestOn: laterOf(all.earliestOn, one.earliestOn),
          latestOn: earlierOf(all.latestOn, one.latestOn),
        }),
        {},
      );
      return whole.earliestOn || whole.latestOn ? [[task.id, whole] as const] : [];
    }),
  );
