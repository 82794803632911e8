import type { Statement } from '@daymark/domain/reading';
import { readRule } from '@daymark/domain/recurrence';
import { isRepeat, isWork, type LibraryLanguage } from '../library/entries.ts';
import { placesBefore } from '../library/steps-around.ts';
import { Links } from './graph.ts';
import type { Line, TaskLine } from './line.ts';
import { actsOnThing, isBareThing } from './line-titles.ts';
import { isUndated } from './lines.ts';
import type { Merged } from './merge.ts';
import { wordsIn } from './words-in.ts';

/** With as many lines that do something with things a brief has its own plan: "Send the draft to Ana". */
const ORDERS = 8;
/** So many conditions, or fewer in a brief with so many statements. */
const CONDITIONS = 4;
const CONDITIONS_OF_MANY = 3;
const LEAST_ORDERS = 2;
const MANY_STATEMENTS = 6;
const LONG_TEXT = 10;

/** Statements that say how the person has arranged the work. */
const ARRANGING = new Set<Statement['kind']>(['repeat', 'wait', 'theirs', 'later']);
/** In a long text also what is over or left out, and when there is time; in a short one that says what is left of the kind. */
const ARRANGING_LONG = ARRANGING.union(new Set<Statement['kind']>(['availability', 'done', 'excluded']));

/**
 * Whether a task says how long, how often or after what it is done; a day of its own is a milestone, and arranges nothing else. Things in a
 * list only seem to follow each other.
 */
const isConditioned = (one: Statement, orders: ReadonlySet<string>): boolean =>
  one.kind === 'task' &&
  (one.effort?.said === true ||
    (one.after.length > 0 && orders.has(one.id)) ||
    [one.pace, one.parts, one.apart].some((said) => said !== null));

/** Lines that do something with things, in an order of the person's own. */
const ordersOf = (lines: readonly Line[], language: LibraryLanguage): Line[] =>
  lines.filter((line) => actsOnThing(line, language));
const ordersIn = (lines: readonly Line[], language: LibraryLanguage): number =>
  ordersOf(lines, language).length;

/** Without one word in a list that may be a verb and is a thing there: "home, about, work, contact". */
const surelyOrdered = (orders: readonly Line[]): Line[] =>
  orders.filter(({ isOrder, task }) => isOrder === true || /\s/u.test(task.title));

const LEAST_TIMES = 2;

/**
 * Whether the person has a week of practice of their own: "run on Monday, Wednesday and Friday", but not "lesson every Thursday" or
 * "mock tests every evening".
 */
const hasOwnWeek = (statements: readonly Statement[]): boolean =>
  statements.some(
    (one) =>
      one.kind === 'repeat' &&
      (one.minutes !== null || (one.timesAWeek ?? readRule(one.rule)?.weekdays.length ?? 0) >= LEAST_TIMES),
  );

/** Whether a brief says how the work is done: with conditions, habits or waits of its own, and not only with things. */
export function isArranged(
  statements: readonly Statement[],
  lines: readonly Line[],
  language: LibraryLanguage,
): boolean {
  if (hasOwnWeek(statements)) return true;
  // A long text tells its order also of what it only names.
  const isLong = statements.length >= LONG_TEXT;
  const orders = isLong ? ordersOf(lines, language) : surelyOrdered(ordersOf(lines, language));
  if (orders.length < LEAST_ORDERS) return false;
  const ordered = new Set((isLong ? lines : orders).map(({ task }) => task.id));
  const conditions = statements.filter(
    (one) => (isLong ? ARRANGING_LONG : ARRANGING).has(one.kind) || isConditioned(one, ordered),
  ).length;
  const said = statements.filter(({ kind }) => kind !== 'note').length;
  return conditions >= CONDITIONS || (conditions >= CONDITIONS_OF_MANY && said >= MANY_STATEMENTS);
}

/** With fewer lines for each step of the kind, in a few of its phases, a brief names some large things and no plan. */
const LEAST_SHARE = 0.2;
const FEW_PHASES = 0.5;

/** Whether the lines are a few large things of a long project, which has more phases than they do: eight interviews and a paper are no thesis yet. */
function isFewOfMany(lines: readonly Line[], { wanted, taken }: Pick<Merged, 'wanted' | 'taken'>): boolean {
  const works = wanted.filter(isWork);
  const phases = new Set(works.map(({ phase }) => phase));
  const begun = new Set(works.filter(({ place }) => taken.has(place)).map(({ phase }) => phase));
  return lines.length < works.length * LEAST_SHARE && begun.size <= phases.size * FEW_PHASES;
}

/** Whether the person has given each of several lines its hours, so that further work would break their estimate. */
export const isEstimated = (lines: readonly Line[]): boolean =>
  lines.length > 1 && lines.every(({ task }) => task.effort?.said === true);

/** So many lines, nearly all of which do something with things and make none, are a list of jobs: who builds, writes and designs makes parts. */
const JOBS = { least: 5, share: 0.8 };

/** Whether a brief is a list of the person's own jobs, which are no parts of one thing: "prune the trees, mend the glass, order seeds". */
const isListOfJobs = (lines: readonly Line[], language: LibraryLanguage): boolean =>
  lines.length >= JOBS.least && ordersIn(lines, language) >= lines.length * JOBS.share;

/** Fewer lines with conditions are no plan of one's own. */
const LEAST_OWN = 5;
const LEAST_HABITS = 2;
const LEAST_SAID = 3;
const KNOWN_SHARE = 0.6;

/** Whose plan it is: the person's own, the person's with hours for each line, a list of jobs, or that of the kind of project. */
export type Whose = 'own' | 'estimated' | 'jobs' | 'of the kind';

export function whosePlan(
  {
    wish,
    statements,
    lines,
    wanted,
    taken,
    placeOf,
    already,
    isSure,
  }: Merged & {
    wish: TaskLine | null;
    statements: readonly Statement[];
    lines: readonly Line[];
    /** The habits that the brief has of the kind's own, by their places. */
    already: ReadonlyMap<number, Statement>;
    /** Whether the kind is surely that of the project. */
    isSure: boolean;
  },
  language: LibraryLanguage,
): Whose {
  // A kind of several habits has room for one more: who swims twice a week to lose weight still cooks ahead.
  const habits = wanted.filter(isRepeat).length + already.size;
  // Beside a kind without practice a habit is one part of it: who waters twice a week still makes the garden over.
  // A few words beside a habit of practice tell no plan: "class on Thursdays, an hour a day at home".
  const said = statements.filter(({ kind }) => kind !== 'note').length;
  const mayBeWhole = habits > 0 ? !isSure || said >= LEAST_SAID : ordersIn(lines, language) >= LEAST_ORDERS;
  const isOwnWeek = hasOwnWeek(statements) && mayBeWhole && habits < LEAST_HABITS;
  const isFew = isFewOfMany(lines, { wanted, taken });
  const mayBeOwn = (lines.length >= LEAST_OWN && !isFew) || isOwnWeek;
  if (mayBeOwn && isArranged(statements, lines, language) && (wish === null || isOwnWeek)) return 'own';
  if (wish !== null) return 'of the kind';
  if (ordersIn(lines, language) >= ORDERS) return 'own';
  if (isEstimated(lines)) return 'estimated';
  // Whose jobs are mostly steps of the kind has named some of those.
  const known = lines.filter(({ task }) => placeOf.has(task.id)).length;
  const isOfKind = isSure && known >= lines.length * KNOWN_SHARE;
  return !isFew && !isOfKind && isListOfJobs(lines, language) ? 'jobs' : 'of the kind';
}

/** From so large a share of lines with a verb on they are told in the order in which they are done. */
const TOLD_IN_ORDER = 0.5;
const LEAST_TOLD = 3;

/**
 * The lines that are told in one go, by the first of them: a sentence about something else ends it, as does what a change adds behind
 * the brief. What no words say ends nothing: a suggestion, or the answer to one.
 */
function tellings(
  lines: readonly Line[],
  statements: readonly Statement[],
  description: string,
): Map<string, string> {
  const isLine = new Set(lines.map(({ task: { id } }) => id));
  const firstOf = new Map<string, string>();
  let first: string | null = null;
  for (const { id, words } of statements) {
    if (isLine.has(id)) {
      first ??= id;
      firstOf.set(id, first);
    } else if (words.text !== '' && OPENS.test(description.slice(0, words.start))) first = null;
  }
  return firstOf;
}

/** Behind the end of a sentence or of a line; brackets and what follows a comma belong to the line before. */
const OPENS = /(?:^|[.!?\n])\s*[-•*]?\s*$/u;

interface OwnPlan extends Merged {
  lines: readonly Line[];
  statements: readonly Statement[];
  description: string;
}

/** "Order tiles" and "Tiling walls". */
function sharesThing(line: Line, { task }: Line, language: LibraryLanguage): boolean {
  const [{ things }, own] = [wordsIn(line.task.title, language), wordsIn(task.title, language)];
  return !things.isDisjointFrom(own.things.union(own.verbs));
}

/**
 * For each line of an own plan the lines that it follows besides those that the brief says: the one before it, where the brief tells
 * its work in the order in which it is done; else those before it in the brief that the kind does before it too, as the test before
 * the launch.
 */
export function ownOrder(
  { lines, statements, description, wanted, placeOf }: OwnPlan,
  language: LibraryLanguage,
): Map<string, string[]> {
  const after = new Map<string, string[]>();
  const links = new Links();
  for (const one of statements) {
    if (one.kind === 'task') for (const { statement } of one.after) links.follow(one.id, statement);
    if (one.kind === 'wait') for (const statement of one.after) links.follow(one.id, statement);
  }
  const undated = lines.filter(({ task }) => isUndated(task));
  // What is ordered and then waited for is not held up by what stands before it.
  const awaited = new Map(
    statements.flatMap((one) => (one.kind === 'wait' ? one.after.map((id) => [id, one.id]) : [])),
  );
  const isBefore = (line: Line, other: Line) =>
    placesBefore(wanted, placeOf.get(other.task.id) ?? 0).has(placeOf.get(line.task.id) ?? 0);
  for (const line of undated) {
    const wait = awaited.get(line.task.id);
    const users =
      wait === undefined
        ? []
        : undated.filter((other) => isBefore(line, other) && sharesThing(line, other, language));
    for (const { task } of users)
      if (wait !== undefined && links.follow(task.id, wait)) after.set(task.id, [wait]);
  }
  const orders = lines.filter((line) => !isBareThing(line, language)).length;
  const isTold = orders >= LEAST_TOLD && orders >= lines.length * TOLD_IN_ORDER;
  const firstOf = tellings(lines, statements, description);
  for (const [at, { task }] of undated.entries()) {
    if (awaited.has(task.id)) continue;
    const place = placeOf.get(task.id);
    const places = place === undefined ? null : placesBefore(wanted, place);
    const last = undated.slice(0, at).findLast((line) => !awaited.has(line.task.id));
    const isTogether = isTold && last && firstOf.get(last.task.id) === firstOf.get(task.id);
    const before = isTogether
      ? [last]
      : undated.slice(0, at).filter((line) => places?.has(placeOf.get(line.task.id) ?? 0));
    const known = new Set(task.after.map(({ statement }) => statement));
    const ids = before.flatMap(({ task: { id } }) => (!known.has(id) && links.follow(task.id, id) ? id : []));
    if (ids.length > 0) after.set(task.id, [...(after.get(task.id) ?? []), ...ids]);
  }
  return after;
}

/** The statements with what is ordered and needed by other lines in front of them, wherever the brief adds it. */
export function orderedFirst(
  statements: readonly Statement[],
  after: ReadonlyMap<string, readonly string[]>,
): Statement[] {
  const needed = new Set([...after.values()].flat());
  const ordered = new Set(
    statements.flatMap((one) => (one.kind === 'wait' && needed.has(one.id) ? [one.id, ...one.after] : [])),
  );
  return [
    ...statements.filter(({ id }) => ordered.has(id)),
    ...statements.filter(({ id }) => !ordered.has(id)),
  ];
}
