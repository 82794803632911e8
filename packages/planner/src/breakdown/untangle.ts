import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { stepIdOf } from '@daymark/domain/library';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import { isWaitStep, isWorkStep, type Step } from '@daymark/domain/steps';
import type { Linked } from './link-lines.ts';
import type { BreakdownRequest } from './request.ts';
import type { SeasonDays } from './season-days.ts';

/** Work or a wait with the days that the brief, or the day on which its project turns, gives it. */
interface Node {
  /** The first day on which it can be done, and the last one. */
  first: Day | null;
  last: Day | null;
  /** What it waits for, and of that what only the library says. */
  before: ReadonlySet<string>;
  byLibrary: ReadonlySet<string>;
  /** The least days that pass behind what it waits for. */
  days: number;
  /** The minutes of its work. */
  minutes: number;
}

/** A wait without a least is shortened to this share of its days where nothing else helps. */
const LEAST_WAIT_SHARE = 0.2;

function nodeOfStep(step: Step, idOf: (place: number) => string): Node {
  const byLibrary = new Set([...step.after.map(idOf), ...(step.behind ?? [])]);
  const own = { before: byLibrary, byLibrary };
  if (isWaitStep(step))
    return {
      ...own,
      first: null,
      last: null,
      minutes: 0,
      days: step.least ?? Math.ceil(step.days * LEAST_WAIT_SHARE),
    };
  if (!isWorkStep(step)) return { ...own, first: step.earliestOn ?? null, last: null, days: 0, minutes: 0 };
  const { on, earliestOn, latestOn, lagDays: days = 0, minutes } = step;
  return { ...own, first: on ?? earliestOn ?? null, last: on ?? latestOn ?? null, days, minutes };
}

/** The minutes of a line as its steps or as a whole. */
function minutesOfTask({ steps, effort, parts }: StatementOf<'task'>): number {
  if (steps) return steps.reduce((sum, step) => sum + (isWorkStep(step) ? step.minutes : 0), 0);
  if (effort?.unit !== 'minutes') return 0;
  return effort.amount * (effort.per === 'part' ? (parts?.count ?? 1) : 1);
}

function nodeOfStatement(one: Statement, after: Linked['after'], season: SeasonDays = {}): Node | null {
  const linked = after.get(one.id) ?? [];
  if (one.kind === 'task')
    return {
      first: one.on[0] ?? one.from ?? season.earliestOn ?? null,
      last: one.on[0] ?? one.by ?? season.latestOn ?? null,
      before: new Set([...one.after.map(({ statement }) => statement), ...linked]),
      byLibrary: new Set(linked),
      days: 0,
      minutes: minutesOfTask(one),
    };
  if (one.kind !== 'wait') return null;
  return {
    first: one.until,
    last: null,
    before: new Set([...one.after, ...linked]),
    byLibrary: new Set(linked),
    days: one.lag?.days ?? 0,
    minutes: 0,
  };
}

/** The nodes with the last day also of what the brief puts behind each: a draft before a call of the 22nd is over by then. */
function dueForOthers(nodes: ReadonlyMap<string, Node>): ReadonlyMap<string, Node> {
  const due = new Map(nodes);
  const pull = (id: string, last: Day): void => {
    const node = due.get(id);
    if (!node || (node.last !== null && node.last <= last)) return;
    due.set(id, { ...node, last });
    for (const one of node.before) if (!node.byLibrary.has(one)) pull(one, last);
  };
  for (const { before, byLibrary, last } of nodes.values())
    if (last !== null) for (const one of before) if (!byLibrary.has(one)) pull(one, last);
  return due;
}

/** Whether what begins on a day of the brief leaves no working time of the project for what is behind it. */
const fillsTheEnd =
  ({ minutesUntil }: Pick<BreakdownRequest, 'minutesUntil'>) =>
  (before: Node, node: Node): boolean => {
    if (before.first === null || node.last !== null) return false;
    const left = minutesUntil() - minutesUntil(addDays(before.first, -1));
    // What happens on a day off, or longer than one works, takes no more than that day.
    const ownDay = minutesUntil(before.first) - minutesUntil(addDays(before.first, -1));
    const taken = before.first === before.last ? Math.min(ownDay, before.minutes) : before.minutes;
    return left < taken + node.minutes;
  };

/**
 * The links that the days contradict, as each node that is due before what it waits for can be done, with that; and the first day on
 * which each node can be done without them.
 */
function contradicted(
  nodes: ReadonlyMap<string, Node>,
  { startDate, ...time }: Pick<Time, 'startDate' | 'minutesUntil'>,
  daysAMinute: number,
) {
  const isAtTheEnd = fillsTheEnd(time);
  const left = new Map<string, Set<string>>();
  const first = new Map<string, number>();
  const open = new Set<string>();
  const dayOf = (day: Day) => daysBetween(startDate, day);
  const endOf = (id: string) => firstOf(id) + (nodes.get(id)?.minutes ?? 0) * daysAMinute;
  const firstOf = (id: string): number => {
    const known = first.get(id);
    const node = nodes.get(id);
    if (known !== undefined || !node || open.has(id)) return known ?? 0;
    open.add(id);
    let day = node.first ? dayOf(node.first) : 0;
    const last = node.last === null ? null : dayOf(node.last) + 1 - node.minutes * daysAMinute;
    for (const one of node.before) {
      const behind = endOf(one) + node.days;
      const other = nodes.get(one);
      const isLate =
        (last !== null && behind > Math.max(last, dayOf(node.last ?? startDate))) ||
        (other !== undefined && isAtTheEnd(other, node));
      if (isLate && node.byLibrary.has(one)) left.set(id, new Set([...(left.get(id) ?? []), one]));
      else if (behind > day) day = behind;
    }
    open.delete(id);
    first.set(id, day);
    return day;
  };
  for (const id of nodes.keys()) firstOf(id);
  return { left, first };
}

type Time = Pick<BreakdownRequest, 'startDate' | 'dueDate' | 'minutesUntil'>;

/**
 * Without the links of the library that the days of the brief contradict: "concrete base by 15 December, lease 29 December". Otherwise
 * what is due first would wait for what is only possible later, and find no day. What then is only possible behind the end is left out.
 */
export function untangled(
  { steps, after }: Linked,
  {
    own,
    statements,
    seasons,
    ...time
  }: Time & {
    own: string | null;
    statements: readonly Statement[];
    seasons: ReadonlyMap<string, SeasonDays>;
  },
): Linked & { beyond: ReadonlySet<number>; outOfSeason: ReadonlySet<string> } {
  const idOf = (place: number) => stepIdOf(own ?? '', place);
  const nodes = new Map<string, Node>();
  for (const one of statements) {
    const node = nodeOfStatement(one, after, seasons.get(one.id));
    if (node) nodes.set(one.id, node);
  }
  for (const step of steps) nodes.set(idOf(step.place), nodeOfStep(step, idOf));
  const due = dueForOthers(nodes);
  const { startDate, dueDate, minutesUntil } = time;
  const span = daysBetween(startDate, dueDate) + 1;
  const { left, first: usual } = contradicted(due, time, span / Math.max(1, minutesUntil()));
  // What the brief puts behind something that comes later than its season is done then.
  const outOfSeason = [...seasons].flatMap(([id, { latestOn }]) =>
    latestOn && (usual.get(id) ?? 0) > daysBetween(startDate, latestOn) ? id : [],
  );
  // What takes too long is said; what no haste reaches, as it looks back after a month, is left out.
  const { first } = contradicted(due, time, 0);
  const isBeyond = (id: string) => (first.get(id) ?? 0) >= span;
  const isKept = (id: string, before: string) => !left.get(id)?.has(before);
  const beyond = new Set(steps.flatMap(({ place }) => (isBeyond(idOf(place)) ? place : [])));
  const untied = steps.map((step) => {
    const id = idOf(step.place);
    const behind = step.behind?.filter((one) => isKept(id, one));
    const before = step.after.filter((place) => isKept(id, idOf(place)));
    return { ...step, after: before, ...(behind && { behind }) };
  });
  return {
    steps: untied.filter(({ place }) => !beyond.has(place)),
    after: new Map(
      [...after].map(([id, ids]) => [id, ids.filter((one) => isKept(id, one) && !isBeyond(one))]),
    ),
    beyond,
    outOfSeason: new Set(outOfSeason),
  };
}
