import type { Statement } from '@daymark/domain/reading';
import { isWork, type KindStep, type LibraryLanguage } from '../library/entries.ts';
import { Links } from './graph.ts';
import type { Line } from './line.ts';
import { actsOnThing, isBareThing } from './line-titles.ts';
import { isUndated } from './lines.ts';
import type { Merged } from './merge.ts';

/** With as many lines a brief has its own plan, or with as many that do something with things: "Send the draft to Ana". */
const LINES = 10;
const ORDERS = 8;
/** The share of the kind's steps among its lines. */
const SHARE = 0.6;
/** So many conditions, or fewer in a brief with so many statements. */
const CONDITIONS = 4;
const CONDITIONS_OF_MANY = 3;
const LEAST_ORDERS = 2;
const MANY_STATEMENTS = 6;

/** Statements that say how the person has arranged the work. */
const ARRANGING = new Set<Statement['kind']>(['wait', 'theirs', 'availability', 'done', 'excluded', 'later']);

/** Whether a task says when, how long, how often or after what it is done. */
const isConditioned = (one: Statement): boolean =>
  one.kind === 'task' &&
  (one.effort?.said === true ||
    one.on.length + one.after.length > 0 ||
    [one.by, one.from, one.pace, one.parts, one.apart].some((said) => said !== null));

/** Lines that do something with things, in an order of the person's own. */
const ordersIn = (lines: readonly Line[], language: LibraryLanguage): number =>
  lines.filter((line) => actsOnThing(line, language)).length;

/** Whether a brief says how the work is done: with conditions, habits or waits of its own, and not only with things. */
export function isArranged(
  statements: readonly Statement[],
  lines: readonly Line[],
  language: LibraryLanguage,
): boolean {
  if (statements.some(({ kind }) => kind === 'repeat')) return true;
  if (ordersIn(lines, language) < LEAST_ORDERS) return false;
  const conditions = statements.filter((one) => ARRANGING.has(one.kind) || isConditioned(one)).length;
  const said = statements.filter(({ kind }) => kind !== 'note').length;
  return conditions >= CONDITIONS || (conditions >= CONDITIONS_OF_MANY && said >= MANY_STATEMENTS);
}

/** Whether the person has given each of several lines its hours, so that further work would break their estimate. */
export const isEstimated = (lines: readonly Line[]): boolean =>
  lines.length > 1 && lines.every(({ task }) => task.effort?.said === true);

/** Whether the lines of a brief are its whole plan, so that steps of the library would only be in the way. */
export function isWholePlan(
  lines: readonly Line[],
  { wanted, taken }: Pick<Merged, 'wanted' | 'taken'>,
  language: LibraryLanguage,
): boolean {
  const works = wanted.filter(isWork).length;
  return (
    lines.length >= LINES || ordersIn(lines, language) >= ORDERS || (works > 0 && taken.size / works > SHARE)
  );
}

/** The places of all steps that come before one. */
function placesBefore(place: number, steps: readonly KindStep[]): Set<number> {
  const before = new Set<number>();
  const open = [place];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const one of steps.find((step) => step.place === at)?.after ?? [])
      if (!before.has(one)) {
        before.add(one);
        open.push(one);
      }
  return before;
}

/** From so large a share of lines with a verb on they are told in the order in which they are done. */
const TOLD_IN_ORDER = 0.5;
const LEAST_TOLD = 3;

/**
 * For each line of an own plan the lines that it follows besides those that the brief says: the one before it, where the brief tells
 * its work in the order in which it is done; else those before it in the brief that the kind does before it too, as the test before
 * the launch.
 */
export function ownOrder(
  lines: readonly Line[],
  statements: readonly Statement[],
  { wanted, placeOf }: Merged,
  language: LibraryLanguage,
): Map<string, string[]> {
  const after = new Map<string, string[]>();
  const links = new Links();
  for (const one of statements) {
    if (one.kind === 'task') for (const { statement } of one.after) links.follow(one.id, statement);
    if (one.kind === 'wait') for (const statement of one.after) links.follow(one.id, statement);
  }
  // What is ordered and then waited for is not held up by what stands before it.
  const awaited = new Set(statements.flatMap((one) => (one.kind === 'wait' ? one.after : [])));
  const orders = lines.filter((line) => !isBareThing(line, language)).length;
  // What waits for answers moves with them, and a change that comes later is not behind everything.
  const isFree = awaited.size === 0 && !isEstimated(lines);
  const isTold = isFree && orders >= LEAST_TOLD && orders >= lines.length * TOLD_IN_ORDER;
  const undated = lines.filter(({ task }) => isUndated(task) && !awaited.has(task.id));
  for (const [at, { task }] of undated.entries()) {
    const place = placeOf.get(task.id);
    const places = place === undefined ? null : placesBefore(place, wanted);
    const isBefore = ({ task: { id } }: Line): boolean => places?.has(placeOf.get(id) ?? 0) === true;
    const before = isTold ? undated.slice(Math.max(0, at - 1), at) : undated.slice(0, at).filter(isBefore);
    const ids = before.flatMap((line) => (links.follow(task.id, line.task.id) ? line.task.id : []));
    if (ids.length > 0) after.set(task.id, ids);
  }
  return after;
}
