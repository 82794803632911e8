import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { isWaitStep, isWorkStep, type Step, type WaitStep } from '@daymark/domain/steps';
import { isWait, isWork, type KindStep, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import { placesBefore } from '../library/steps-around.ts';
import { FIRM } from './by-hand.ts';
import { isEarly } from './how-far.ts';
import { keptSteps } from './kind-steps.ts';
import type { Line } from './line.ts';
import { isUndated } from './lines.ts';
import type { Merged } from './merge.ts';
import type { BreakdownRequest } from './request.ts';
import { nameInside } from './step-titles.ts';
import { wordsIn } from './words-in.ts';

const MOST_TITLE = 200;

/** Domains in which a firm makes what the person names: "new tiles, walk-in shower". */
const BY_FIRMS = new Set(['home', 'garden', 'shop']);

/** The lines that others make, by the place of the wait in which they do: the tiler tiles, and not the owner of the house. */
export function madeByOthers(
  kind: ProjectKind,
  { wanted }: Pick<Merged, 'wanted'>,
  lines: readonly Line[],
): Map<number, Line[]> {
  const waits = wanted.filter(isWait).filter(({ who, phase }) => who !== null && phase === 'make');
  if (!BY_FIRMS.has(kind.domain)) return new Map();
  const placed = lines.flatMap((line): [number, Line][] => {
    const { task, deliverable, isFound } = line;
    const isOwn = !isFound || !isUndated(task) || task.effort?.said === true;
    const wait = isOwn
      ? undefined
      : waits.find(({ covers }) => deliverable && covers.includes(deliverable.id));
    return wait ? [[wait.place, line]] : [];
  });
  return new Map(
    [...Map.groupBy(placed, ([place]) => place)].map(([place, all]) => [place, all.map(([, line]) => line)]),
  );
}

/** The waits with what is made in them: "Walls are sealed and tiled, fixtures go in: new tiles, walk-in shower". */
export function withMade(
  steps: readonly Step[],
  made: ReadonlyMap<number, readonly Line[]>,
  language: LibraryLanguage,
): Step[] {
  return steps.map((step) => {
    const lines = made.get(step.place);
    if (!lines || !isWaitStep(step)) return step;
    const names = lines.map(({ task: { title } }) => nameInside(title, language));
    return { ...step, wait: `${step.wait}: ${names.join(', ')}`.slice(0, MOST_TITLE) };
  });
}

/** The share of the time up to a day that the steps before it may take, and of the waits before it that is kept. */
const MOST_SHARE = 0.9;
const LEAST_WAIT_SHARE = 0.5;
/** In so many days before others begin, the last of what they need is done, so that they do not begin before. */
const LAST_DAYS = 4;
/** What is made before others begin is made in so many times the days that it takes. */
const AMPLE = 2;

/** Who comes on a day: "Plumber comes on 14 January", "the installer is booked for 20 January". */
function comingIn(one: Statement): { who: string | null; day: Day | null } | null {
  if (one.kind === 'theirs') return { who: one.who, day: one.by };
  if (one.kind === 'wait') return { who: one.who, day: one.until };
  if (one.kind !== 'done' && one.kind !== 'event') return null;
  const others = one.alternatives ?? [];
  const wait = others.find(({ kind }) => kind === 'wait');
  if (wait?.kind === 'wait') return { who: wait.who, day: wait.until };
  const theirs = others.find(({ kind }) => kind === 'theirs');
  return theirs?.kind === 'theirs'
    ? { who: theirs.who, day: one.kind === 'event' ? one.on : theirs.by }
    : null;
}

/** The things in what a kind says of those who do its work: their names, and the words for having it done. */
function tradesOf({ steps, variants }: ProjectKind, language: LibraryLanguage): Set<string> {
  const waits = steps.filter(isWait).flatMap(({ who, wait }) => [who ?? '', wait]);
  const titles = steps.flatMap((step) => (isWork(step) ? step.title : []));
  const said = [...waits, ...titles, ...variants.flatMap(({ words }) => words)];
  return new Set(said.flatMap((text) => [...wordsIn(text, language).things]));
}

/** Whether somebody of the kind's trades does what a statement tells: "Contractor starts January 18". */
function isOfTrade(one: Statement, trades: ReadonlySet<string>, language: LibraryLanguage): boolean {
  const who = comingIn(one)?.who;
  return who != null && !wordsIn(who, language).things.isDisjointFrom(trades);
}

/** The things in the names of the firm that does most: an electrician who comes is no kitchen fitter. */
function firmsOf({ steps, variants }: ProjectKind, language: LibraryLanguage): Set<string> {
  const first = steps.filter(isWait).find(({ variant, phase }) => variant === FIRM && phase === 'make');
  const words = variants.flatMap((one) => (one.id === FIRM ? one.words : []));
  return new Set([...words, first?.who ?? ''].flatMap((text) => [...wordsIn(text, language).things]));
}

/** A kind without looking for the firm that a brief has already: whose contractor starts on a day asks no three for quotes. */
export function withFirmFound(
  kind: ProjectKind,
  { statements }: { statements: readonly Statement[] },
  language: LibraryLanguage,
): ProjectKind {
  if (!BY_FIRMS.has(kind.domain) || !kind.variants.some(({ id }) => id === FIRM)) return kind;
  const trades = firmsOf(kind, language);
  const isFound = statements.some((one) => isOfTrade(one, trades, language) && comingIn(one)?.day);
  const isSearch = (step: KindStep) => step.variant === FIRM && isEarly(step.phase);
  return isFound ? { ...kind, steps: keptSteps(kind.steps, (step) => !isSearch(step)) } : kind;
}

/** The work of others that begins with somebody: that of fitters with the fitter, the first of all with a contractor. */
function workOf(who: string | null, steps: readonly Step[], language: LibraryLanguage): WaitStep | undefined {
  const theirs = steps.filter(isWaitStep).filter((step) => step.who !== null && step.phase === 'make');
  const { things } = wordsIn(who ?? '', language);
  return theirs.find((step) => !wordsIn(step.who ?? '', language).things.isDisjointFrom(things)) ?? theirs[0];
}

/** The steps around the first work of others, from the day on which a brief lets them begin, if there is time before it. */
export function fromDayOfOthers(
  steps: readonly Step[],
  kind: ProjectKind,
  { reading, startDate, dueDate, minutesUntil }: BreakdownRequest,
  language: LibraryLanguage,
): Step[] {
  if (!BY_FIRMS.has(kind.domain)) return [...steps];
  const trades = tradesOf(kind, language);
  const [coming] = reading.statements.flatMap((one) => {
    const { who = null, day: on = null } = comingIn(one) ?? {};
    // Parents who visit begin no work.
    return isOfTrade(one, trades, language) && on && on > startDate && on <= dueDate
      ? [{ who, day: on }]
      : [];
  });
  const first = coming && workOf(coming.who, steps, language);
  if (!first) return [...steps];
  const { day } = coming;
  const before = placesBefore(steps, first.place);
  const needed = steps.reduce(
    (sum, step) => ({
      minutes: sum.minutes + (isWorkStep(step) && before.has(step.place) ? step.minutes : 0),
      days: sum.days + (isWaitStep(step) && before.has(step.place) ? step.days * LEAST_WAIT_SHARE : 0),
    }),
    { minutes: 0, days: 0 },
  );
  const hasTime =
    needed.minutes <= minutesUntil(addDays(day, -1)) * MOST_SHARE &&
    needed.days <= daysBetween(startDate, day);
  if (!hasTime) return [...steps];
  // Nobody tears out a kitchen months before the new one is fitted.
  const making = steps.filter((step) => before.has(step.place) && step.phase === 'make');
  const minutes = making.filter(isWorkStep).reduce((sum, step) => sum + step.minutes, 0);
  const waited = making.filter(isWaitStep).reduce((sum, step) => sum + step.days, 0);
  const share = minutes / Math.max(1, minutesUntil(addDays(day, -1)));
  const makingDays = Math.ceil(share * daysBetween(startDate, day) * AMPLE + waited);
  const from = addDays(day, -Math.max(LAST_DAYS, makingDays));
  return steps.map((step) => {
    if (!isWorkStep(step) || step.on) return step;
    if (first.after.includes(step.place))
      return { ...step, earliestOn: addDays(day, -LAST_DAYS), latestOn: addDays(day, -1) };
    if (making.includes(step) && from > startDate) return { ...step, earliestOn: from };
    return step.after.includes(first.place) ? { ...step, earliestOn: addDays(day, first.days) } : step;
  });
}
