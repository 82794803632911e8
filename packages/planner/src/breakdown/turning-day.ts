import { addDays, type Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { isWorkStep, type Step, type WorkStep } from '@daymark/domain/steps';
import { isWork, type NearDay, type ProjectKind } from '../library/entries.ts';

/** The day on which a project turns: the wedding, the moving day, the exam. */
export interface TurningDay {
  day: Day;
  /** Whether the project has no days behind it. */
  isLast: boolean;
  /** From when on its last preparations are made. */
  from: Record<Exclude<NearDay, 'day'>, Day>;
}

interface Span {
  startDate: Day;
  dueDate: Day;
  minutesUntil: (day?: Day) => number;
}

/** The deliverable of the step that is the event itself. */
const EVENT_DAY = 'event-day';

/** The least days before the day, and the least working minutes in them. */
const LEAST = { eve: { days: 4, minutes: 480 }, week: { days: 10, minutes: 960 } } as const;
const MOST_DAYS = 40;
/** An event in the first part of a project is not the day on which it turns. */
const LATE = 0.7;
/** What follows the day on the day itself, if there is none behind it. */
const MOST_FOLLOWING_MINUTES = 120;

/** Domains whose projects are due on their day; of others, such as a move, the work behind it belongs to the project. */
const LAST_DAY = new Set(['event', 'family', 'travel', 'health', 'learning', 'study', 'career', 'shop']);
/** How much longer than needed the time behind the day is. */
const ROOM_BEHIND = 1.3;

/** The latest day behind which there is time for what follows it. */
function withTimeBehind(kind: ProjectKind, { startDate, dueDate, minutesUntil }: Span): Day {
  const following = new Set(kind.steps.flatMap((step) => (isTheDay(step) ? step.place : [])));
  const minutes = kind.steps.reduce((sum, step) => {
    if (isTheDay(step) || !step.after.some((place) => following.has(place))) return sum;
    following.add(step.place);
    return sum + (isWork(step) ? step.minutes.usual : 0);
  }, 0);
  let day = dueDate;
  const left = () => minutesUntil(dueDate) - minutesUntil(day);
  if (minutes > MOST_FOLLOWING_MINUTES)
    while (day > startDate && left() < minutes * ROOM_BEHIND) day = addDays(day, -1);
  return day;
}

const isTheDay = (step: ProjectKind['steps'][number]): boolean =>
  isWork(step) && (step.near === 'day' || (step.near === null && step.covers.includes(EVENT_DAY)));

const turns = (kind: ProjectKind): boolean => kind.steps.some(isTheDay);

/** The day on which a project of this kind turns: the last event that the brief names, else its due date. Null if it turns on none. */
export function turningDayOf(
  kind: ProjectKind,
  statements: readonly Statement[],
  { startDate, dueDate, minutesUntil }: Span,
): TurningDay | null {
  if (!turns(kind)) return null;
  const late = (one: Day) => minutesUntil(one) >= minutesUntil() * LATE;
  const named = statements.flatMap((one) => (one.kind === 'event' || one.kind === 'task' ? one.on : []));
  const inTime = named.filter((one) => one >= startDate && one <= dueDate);
  const said = inTime
    .filter((one) => new Set(inTime).size === 1 || late(one))
    .sort()
    .at(-1);
  const day =
    said ??
    (LAST_DAY.has(kind.domain) ? dueDate : withTimeBehind(kind, { startDate, dueDate, minutesUntil }));
  const from = ({ days, minutes }: { days: number; minutes: number }): Day => {
    let before: number = days;
    const capacity = () => minutesUntil(day) - minutesUntil(addDays(day, -before - 1));
    while (capacity() < minutes && before < MOST_DAYS) before++;
    return addDays(day, -before);
  };
  return { day, isLast: day >= dueDate, from: { eve: from(LEAST.eve), week: from(LEAST.week) } };
}

/** When a step that is near the day is done. */
export function datesOf(
  { near, covers }: { near: NearDay | null; covers: readonly string[] },
  turning: TurningDay | null,
): Pick<WorkStep, 'on' | 'earliestOn' | 'latestOn'> {
  if (!turning) return {};
  if (near === 'day' || (near === null && covers.includes(EVENT_DAY))) return { on: turning.day };
  return near === null ? {} : { earliestOn: turning.from[near], latestOn: turning.day };
}

/** With no days behind the day, the little that follows is done on it, and the rest is left out. */
export function withNothingBehind(steps: readonly Step[], turning: TurningDay | null): Step[] {
  if (!turning?.isLast) return [...steps];
  const behind = new Set<number>();
  const isDay = (step: Step) => isWorkStep(step) && step.on !== undefined;
  const onDay = new Set(steps.flatMap((step) => (isDay(step) ? step.place : [])));
  // Steps are in the order of their places, so one look at each finds all that follow.
  for (const step of steps)
    if (!onDay.has(step.place) && step.after.some((place) => onDay.has(place) || behind.has(place)))
      behind.add(step.place);
  let left = MOST_FOLLOWING_MINUTES;
  return steps.flatMap((step) => {
    if (!behind.has(step.place)) return [step];
    if (!isWorkStep(step) || step.minutes > left) return [];
    left -= step.minutes;
    return [{ ...step, on: turning.day, after: step.after.filter((place) => onDay.has(place)) }];
  });
}
