import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { withSteps } from './breakdown/expand.ts';
import {
  mostDaysLess,
  type Shortened,
  type ShortenedWait,
  withShareOfWaits,
  withShorterWaits,
} from './breakdown/shorten.ts';
import { latestOf } from './compile/days.ts';
import { spanOfWait } from './compile/links.ts';
import { workOf } from './frame.ts';
import { canBeLaidOut, type Layout, layOut, type Shortest } from './layout.ts';
import { longDays } from './long-days.ts';
import { repeatTasks } from './merge/repeats.ts';
import { overfullDays } from './overfull.ts';
import { tasksOf } from './present.ts';
import { remediesFor } from './remedies.ts';
import { hoursOf } from './schedule/calendar.ts';
import { smallest } from './schedule/smallest.ts';
import type { Plan, PlannedTask, PlannedWait, PlanRequest, Remark } from './shape.ts';
import { whyItDoesNotFit } from './verdict.ts';

export type * from './shape.ts';

/** Makes dated tasks of a Reading. Pure and deterministic; there is a plan for every Reading. */
export function planProject(given: PlanRequest): Plan {
  const { request, layout, shortened } = laidOutInTime(given);
  const { frame, axis, schedule, habits } = layout;
  const tasks = tasksOf(request, frame.drafts, schedule, axis.days);
  const series = repeatTasks(habits, request, (index) => `r${index + 1}`);
  const overfull = overfullDays(layout)?.certificate ?? null;
  return {
    tasks: inOrderOfDays([...series, ...tasks]),
    waits: waitsOf(request, tasks),
    feasible: schedule.feasible,
    ...(overfull ? hoursIn(overfull) : hoursOfAll(layout, series)),
    remedies: schedule.feasible ? [] : remediesFor(layout, tasks),
    assumptions: [...layout.told, ...longDays(layout), ...shortenedWaits(shortened)],
    questions: questionsOf(request.reading.statements),
    certificate: overfull,
    why: whyItDoesNotFit(layout),
    workingTime: layout.workingTime,
  };
}

type Hours = Pick<Plan, 'neededHours' | 'availableHours'>;

const hoursIn = ({ neededHours, availableHours }: Hours): Hours => ({ neededHours, availableHours });

/** All work and all time. Habits have their time before all other work; it is work as well. */
function hoursOfAll({ frame, axis }: Layout, habits: readonly PlannedTask[]): Hours {
  const practised = habits.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
  const units = workOf(frame, axis).reduce((sum, one) => sum + one.units, 0);
  return {
    neededHours: roundedHours(hoursOf(units) + practised),
    availableHours: roundedHours(hoursOf(axis.starts.at(-1) ?? 0) + practised),
  };
}

/** To the minute, without what is lost in sums of fractions. */
const roundedHours = (hours: number): number => Math.round(hours * 60) / 60;

interface LaidOut {
  request: PlanRequest;
  layout: Layout;
  shortened: ShortenedWait[];
}

/**
 * A plan with the usual waits of the library, or if it does not fit, with as little shorter ones as needed. Only if that does not
 * help either does work become many short sittings.
 */
function laidOutInTime(given: PlanRequest): LaidOut {
  const requestOf = (reading: Reading): PlanRequest => ({ ...given, reading: withSteps(reading) });
  const usual = requestOf(given.reading);
  const made = (shortest: Shortest): LaidOut | undefined => {
    const layout = layOut(usual, shortest);
    if (layout.schedule.feasible) return { request: usual, layout, shortened: [] };
    const { reading, waits } = withFewestDaysLess(given.reading, (other) =>
      canBeLaidOut(requestOf(other), shortest),
    );
    if (waits.length === 0) return undefined;
    const request = requestOf(reading);
    return { request, layout: layOut(request, shortest), shortened: waits };
  };
  return made('half a day') ?? made('an hour') ?? withMostPlaced(given, usual);
}

/** Where not everything fits, the usual waits, or if more work has a day with shorter ones, those. */
function withMostPlaced(given: PlanRequest, request: PlanRequest): LaidOut {
  const layout = layOut(request);
  const { reading, waits: shortened } = withShareOfWaits(given.reading, LEAST_SHARE);
  const shorter = { ...given, reading: withSteps(reading) };
  const other = shortened.length > 0 ? layOut(shorter) : layout;
  return other.schedule.unplaced.length < layout.schedule.unplaced.length
    ? { request: shorter, layout: other, shortened }
    : { request, layout, shortened: [] };
}

/** The share of waits that is tried if not everything fits in any case. */
const LEAST_SHARE = 0.5;
/** The shares of waits that are tried if half of them is too long. */
const LAST_SHARES = [0.35, 0.2];

/** A Reading with waits as little shorter as needed, and as a last resort without; unchanged if that does not help either. */
function withFewestDaysLess(reading: Reading, isEnough: (reading: Reading) => boolean): Shortened {
  const daysLess = smallest(1, mostDaysLess(reading), (days) =>
    isEnough(withShorterWaits(reading, days).reading),
  );
  if (daysLess !== undefined) return withShorterWaits(reading, daysLess);
  const unchanged: Shortened = { reading, waits: [] };
  const least = withShareOfWaits(reading, 0);
  if (least.waits.length === 0 || !isEnough(least.reading)) return unchanged;
  const share = LAST_SHARES.find((one) => isEnough(withShareOfWaits(reading, one).reading));
  return share === undefined ? least : withShareOfWaits(reading, share);
}

/** Most names in a list. */
const MOST_NAMED = 3;

/** The shortened waits, in one line. */
function shortenedWaits(waits: readonly ShortenedWait[]): Remark[] {
  if (waits.length === 0) return [];
  const named = waits
    .slice(0, MOST_NAMED)
    .map(({ title, usual, days }) => t`“${title}” ${days} instead of ${usual} days`);
  const more = waits.length - named.length;
  const names = more > 0 ? t`${named.join(', ')} and ${more} more` : named.join(', ');
  const text = t`Usual waits are shortened so that it fits: ${names}.`;
  return [{ id: 'shortened waits', text }];
}

/** Habits come first on their day; tasks without a day come last. */
const inOrderOfDays = (tasks: readonly PlannedTask[]): PlannedTask[] =>
  tasks.toSorted((a, b) => {
    const [one, other] = [a.dueDate ?? '~', b.dueDate ?? '~'];
    return one < other ? -1 : one > other ? 1 : 0;
  });

/** The waits, from the last day of their dependencies. */
function waitsOf(
  { reading: { statements }, startDate }: PlanRequest,
  tasks: readonly PlannedTask[],
): PlannedWait[] {
  const lastDay = new Map<string, Day | null>();
  for (const { statement, dueDate } of tasks) {
    const before = lastDay.get(statement);
    lastDay.set(
      statement,
      before === null || dueDate === null ? null : !before || dueDate > before ? dueDate : before,
    );
  }
  const over = new Map<string, Day | null>();
  const byId = new Map(statements.map((one) => [one.id, one]));
  const dayOf = (id: string): Day | null => {
    const one = byId.get(id);
    if (one?.kind === 'event') return one.until ?? one.on;
    if (one?.kind === 'theirs') return one.by;
    return over.get(id) ?? lastDay.get(id) ?? null;
  };
  const followed = new Set(
    statements.flatMap((one) => (one.kind === 'task' ? one.after.map(({ statement }) => statement) : [])),
  );
  return statements.flatMap((one): PlannedWait[] => {
    if (one.kind === 'theirs' && (one.by || followed.has(one.id)))
      return [{ statement: one.id, title: one.words.text, who: one.who, from: null, to: one.by }];
    if (one.kind !== 'wait') return [];
    const days = one.after.length > 0 ? one.after.map(dayOf) : [one.likelyOn ?? startDate];
    const behind = days.some((day) => day !== null) ? latestOf(...days, one.likelyOn) : null;
    const span = spanOfWait(behind, one);
    over.set(one.id, span.to);
    return [{ statement: one.id, title: one.title, who: one.who, ...span }];
  });
}

/** The open questions of the brief, in the engine's words. */
const questionsOf = (statements: readonly Statement[]): Remark[] =>
  statements.flatMap((one) =>
    one.kind === 'unsure' ? [{ id: one.id, text: one.question ?? one.words.text }] : [],
  );
