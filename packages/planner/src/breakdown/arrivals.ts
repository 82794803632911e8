import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import {
  isWait,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
  type WaitStep,
  type WorkStep,
} from '../library/entries.ts';
import { findDeliverable, placeOfKind } from '../library/find-deliverable.ts';
import { findStep } from '../library/find-step.ts';
import type { Library } from '../library/library.ts';
import { placesBefore, placesBehind } from '../library/steps-around.ts';
import { isArriving, isEarly, isProcuring } from './how-far.ts';
import type { BreakdownRequest } from './request.ts';
import { wordsIn } from './words-in.ts';

/** What a brief says of the days on which things are there: "Fabric comes on 9 December", "the camera is hired for 22 to 24 January". */
export interface Arrivals {
  /** The places of the kind's own waits for them, and of the steps that get them. */
  settled: ReadonlySet<number>;
  /** From which day on each step can be done that needs them, by its place. */
  from: ReadonlyMap<number, Day>;
  /** The days of steps that take a whole day each, while what they need is hired. */
  on: ReadonlyMap<number, Day>;
  /** The steps that need it and that nothing else waits for, as there is no time for the rest behind that day. */
  alone: ReadonlySet<number>;
}

/** Longer than this nothing is hired for single days of work. */
const MOST_HIRED_DAYS = 7;
/** From so long a step on it takes a day of its own. */
const WHOLE_DAY_MINUTES = 300;
/** A wait is shortened to this share of its days, if it has no least. */
const LEAST_WAIT_SHARE = 0.5;
/** With a larger share of the kind's steps before it, what is ordered is not all that they are for. */
const MOST_SETTLED = 0.5;

/** The days that a sentence names, whatever it was taken for. */
function daysTold(one: Statement): { from: Day; to: Day } | null {
  const all = [one, ...(one.alternatives ?? [])];
  const event = all.find(({ kind }) => kind === 'event');
  if (event?.kind === 'event') return { from: event.on, to: event.until ?? event.on };
  const wait = all.find(({ kind }) => kind === 'wait');
  const day = one.kind === 'theirs' ? one.by : wait?.kind === 'wait' ? wait.until : null;
  return day ? { from: day, to: day } : null;
}

const TELLING = new Set<Statement['kind']>(['note', 'unsure', 'done', 'event', 'wait', 'theirs']);

/** What a sentence says, with what is done before it if it names no thing: "Units are ordered. They come on 18 January". */
function toldOf(statements: readonly Statement[], at: number, language: LibraryLanguage): string {
  const text = statements[at]?.words.text ?? '';
  const before = statements[at - 1];
  const isBare = before?.kind === 'done' && wordsIn(text, language).things.size === 0;
  return isBare ? `${before.words.text} ${text}` : text;
}

/** The step that gets what a sentence is about. */
function stepGetting(text: string, kind: ProjectKind, steps: readonly KindStep[], library: Library) {
  const { language } = library;
  const found = findDeliverable(text, library, placeOfKind(kind))?.deliverable.id ?? '';
  const { things } = wordsIn(text, language);
  const getting = steps.filter(isWork).filter(({ title }) => isProcuring(title, language));
  const isShared = ({ title }: WorkStep) => !wordsIn(title, language).things.isDisjointFrom(things);
  return getting.find(({ covers }) => covers.includes(found)) ?? getting.find(isShared);
}

/** Whether a sentence has more of a wait than whom it is for: "Client is opening in February" names none for the client. */
function saysWhat(text: string, { wait, who, also }: WaitStep, language: LibraryLanguage): boolean {
  const wordsOf = (one: string) => {
    const { things, verbs } = wordsIn(one, language);
    return things.union(verbs);
  };
  const person = wordsOf(who ?? '');
  const said = wordsOf(text).difference(person);
  return [wait, ...also].some((one) => !wordsOf(one).isDisjointFrom(said));
}

/** The wait of the kind that a sentence names; whose work begins on a day has not done it then. */
function arrivalNamed(text: string, kind: ProjectKind, library: Library): WaitStep | undefined {
  const step = findStep(text, kind, library.language)?.step;
  if (!step || !isWait(step) || !saysWhat(text, step, library.language)) return undefined;
  return step.phase === 'make' && step.who !== null ? undefined : step;
}

/** The wait of the kind for what a sentence is about: for what is ordered in the step before it, or named by itself. */
function waitFor(
  text: string,
  getting: KindStep | undefined,
  named: KindStep | undefined,
  steps: readonly KindStep[],
  library: Library,
) {
  const { things } = wordsIn(text, library.language);
  const waits = steps.filter(isWait);
  const isOf = ({ wait, also }: WaitStep) =>
    [wait, ...also].some((name) => !wordsIn(name, library.language).things.isDisjointFrom(things));
  return (
    waits.find(({ place }) => place === named?.place) ??
    waits.find(
      (one) =>
        (isArriving(one.wait, library.language) && isOf(one)) ||
        (getting && one.after.includes(getting.place)),
    )
  );
}

/** The step in which what a wait is for is ordered, also before other waits: a kitchen is made before it is delivered. */
function orderingFor(
  wait: WaitStep | undefined,
  steps: readonly KindStep[],
  language: LibraryLanguage,
): WorkStep | undefined {
  const before = steps.filter(({ place }) => wait?.after.includes(place));
  return (
    before.filter(isWork).find(({ title }) => isProcuring(title, language)) ??
    before
      .filter(isWait)
      .map((one) => orderingFor(one, steps, language))
      .find((one) => one !== undefined)
  );
}

/** "Units are ordered and come on 18 January": what the only wait of the kind for something ordered is for. */
function onlyOrdered(steps: readonly KindStep[], language: LibraryLanguage) {
  const [only, more] = steps.filter(isWait).flatMap((wait) => {
    const getting = orderingFor(wait, steps, language);
    return getting ? { wait, getting } : [];
  });
  return more ? undefined : only;
}

/** The steps of work directly behind a place, also through waits. */
const worksBehind = (steps: readonly KindStep[], place: number): WorkStep[] =>
  steps
    .filter(({ after }) => after.includes(place))
    .flatMap((step) => (isWork(step) ? step : worksBehind(steps, step.place)));

/** The steps of a whole day each that begin with one and all make the same, as the days of a shoot. */
function wholeDays(first: WorkStep, steps: readonly KindStep[]): WorkStep[] {
  const isSame = ({ covers }: WorkStep) => first.covers.some((id) => covers.includes(id));
  const isWhole = ({ minutes }: WorkStep) => minutes.usual >= WHOLE_DAY_MINUTES;
  const next = steps.filter(isWork).find((step) => step.after.includes(first.place) && isSame(step));
  if (!isWhole(first) || first.phase !== 'make') return [];
  return [first, ...(next ? wholeDays(next, steps) : [])];
}

/**
 * The steps that work with what somebody else sends or what is delivered, though the kind has no wait for it: "Client sends photos by
 * 11 January". What gets it or only prepares it is none of them.
 */
function workingWith(
  one: Statement,
  text: string,
  kind: ProjectKind,
  steps: readonly KindStep[],
  library: Library,
): WorkStep[] {
  if (one.kind !== 'theirs' && one.kind !== 'wait') return [];
  const { language } = library;
  const { things } = wordsIn(text, language);
  const theirs = things.difference(wordsIn(one.who ?? '', language).things);
  const uses = ({ phase, title }: WorkStep) =>
    !isEarly(phase) &&
    !isProcuring(title, language) &&
    !wordsIn(title, language).things.isDisjointFrom(theirs);
  const sent = one.who === null ? '' : text.replaceAll(one.who, ' ');
  const made = findDeliverable(sent, library, placeOfKind(kind))?.deliverable.id ?? '';
  const makers = steps
    .filter(isWork)
    .filter(({ phase, covers }) => phase !== 'check' && phase !== 'finish' && covers.includes(made));
  const behind = new Set(makers.flatMap(({ place }) => worksBehind(steps, place)));
  return steps.filter(isWork).filter((step) => uses(step) || (behind.has(step) && !makers.includes(step)));
}

/** Whether there is time from a day on for some steps at their shortest, one after the other. */
function hasTimeBehind(
  day: Day,
  steps: readonly KindStep[],
  { dueDate, minutesUntil }: BreakdownRequest,
): boolean {
  const days = daysBetween(day, dueDate) + 1;
  const minutes = steps.filter(isWork).reduce((sum, step) => sum + step.minutes.low, 0);
  const waiting = steps
    .filter(isWait)
    .reduce((sum, wait) => sum + (wait.least ?? wait.days * LEAST_WAIT_SHARE), 0);
  return minutes / Math.max(1, minutesUntil() - minutesUntil(addDays(day, -1))) + waiting / days <= 1;
}

/** What comes on a day that the brief names, with the steps of the kind that need it. */
export function arrivalsIn(
  kind: ProjectKind,
  steps: readonly KindStep[],
  request: BreakdownRequest,
  library: Library,
): Arrivals {
  const { reading, startDate, dueDate } = request;
  const [settled, alone] = [new Set<number>(), new Set<number>()];
  const [from, on] = [new Map<number, Day>(), new Map<number, Day>()];
  for (const [at, one] of reading.statements.entries()) {
    const told = TELLING.has(one.kind) ? daysTold(one) : null;
    const text = toldOf(reading.statements, at, library.language);
    if (!told || told.from <= startDate || told.from > dueDate) continue;
    const meant = arrivalNamed(text, kind, library);
    const working = workingWith(one, text, kind, steps, library);
    const isThere = isArriving(text, library.language) || meant || working.length > 0;
    if (!isThere && !isProcuring(text, library.language)) continue;
    const isOrdered = isProcuring(text, library.language);
    const named = stepGetting(text, kind, steps, library);
    const waited = waitFor(text, named, meant, steps, library);
    const only = isOrdered && !named && !waited ? onlyOrdered(steps, library.language) : undefined;
    const wait = only?.wait ?? waited;
    const getting = only?.getting ?? orderingFor(wait, steps, library.language) ?? named;
    const waiting = worksBehind(steps, wait?.place ?? getting?.place ?? 0);
    const hired = daysBetween(told.from, told.to) + 1;
    const isHired = hired >= 2 && hired <= MOST_HIRED_DAYS;
    const isAwaited = waiting.length > 0 && (wait !== undefined || isHired);
    const needing = isAwaited ? waiting : working;
    const behind = new Set(needing.flatMap(({ place }) => [place, ...placesBehind(steps, place)]));
    const isShort = !hasTimeBehind(
      told.from,
      steps.filter(({ place }) => behind.has(place)),
      request,
    );
    if (isShort && (isHired || !isAwaited)) continue;
    if (isShort) for (const { place } of needing) alone.add(place);
    for (const { place } of needing) from.set(place, told.from);
    if (!isAwaited) continue;
    if (wait) settled.add(wait.place);
    if (getting && (isOrdered || wait)) settled.add(getting.place);
    // What is waited for between ordering and arriving is over with it.
    const since = new Set(getting && wait ? placesBehind(steps, getting.place) : []);
    const until = new Set(wait ? placesBefore(steps, wait.place) : []);
    for (const place of since.intersection(until)) settled.add(place);
    // What is ordered is chosen and measured, and what comes on a day is ordered.
    const before = getting && wait ? placesBefore(steps, getting.place) : new Set<number>();
    if (before.size <= steps.length * MOST_SETTLED) for (const place of before) settled.add(place);
    if (!isHired) continue;
    const days = needing.flatMap((step) => wholeDays(step, steps)).slice(0, hired);
    for (const [at, { place }] of days.entries()) on.set(place, addDays(told.from, at));
  }
  return { settled, from, on, alone };
}

const PARTS_OF_STEP = 100;

/** The steps that need what comes from its day on. */
export const onceThere = (steps: readonly Step[], { from }: Arrivals): Step[] =>
  steps.map((step) => {
    const day = from.get(step.place) ?? from.get(Math.floor(step.place / PARTS_OF_STEP));
    if (!day || !isWorkStep(step) || step.on) return step;
    return { ...step, earliestOn: step.earliestOn && step.earliestOn > day ? step.earliestOn : day };
  });

/** The steps of a kind without the links to those that stand alone: they follow what those follow. */
export const besideAlone = (steps: readonly KindStep[], { alone }: Arrivals): KindStep[] => {
  if (alone.size === 0) return [...steps];
  const byPlace = new Map(steps.map((step) => [step.place, step]));
  const past = (place: number): number[] =>
    alone.has(place) ? (byPlace.get(place)?.after ?? []).flatMap(past) : [place];
  return steps.map((step) => ({ ...step, after: [...new Set(step.after.flatMap(past))] }));
};
