import type { Day } from '@daymark/domain/dates';
import { kindLineId, stepIdOf } from '@daymark/domain/library';
import { type After, type Reading, type Statement, type StatementOf, UNSAID } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { type Depth, isRepeatStep, isWaitStep, isWorkStep, type Step } from '@daymark/domain/steps';
import type { Deliverable, KindStep, ProjectKind } from '../library/entries.ts';
import { isWork } from '../library/entries.ts';
import { findDeliverable } from '../library/find-deliverable.ts';
import { type ChosenKind, chooseKind } from './choose-kind.ts';
import { withSteps } from './expand.ts';
import { Links } from './graph.ts';
import { asSteps, forgottenIn, type HowFine, keptSteps, slotPlaceOf, variantOf } from './kind-steps.ts';
import { asOneTask, domainsOf, isOfOnePiece, type Line, linesIn, stepsOfLine } from './lines.ts';
import { isNamedLike, wishIn } from './wish.ts';

/** What a Reading is broken down for. */
export interface BreakdownRequest {
  /** What the brief says, with the person's corrections. */
  reading: Reading;
  name: string;
  description: string;
  category: string;
  tags: readonly string[];
  /** BCP 47. */
  locale: string;
  depth: Depth;
  /** The id of the kind that the person chose, `none`, or null for the nearest. */
  kind: string | null;
  /** Working minutes up to a day, that day included; without a day, up to the due date. */
  minutesUntil: (day?: Day) => number;
  /** Working days, and whole weeks of the project. */
  days: number;
  weeks: number;
}

interface Named {
  id: string;
  name: string;
}

export interface Breakdown {
  /** The lines with their steps, and what the kind of project takes beside them. */
  reading: Reading;
  /** The kind that it was planned as; null if the library has none near enough. */
  kind: Named | null;
  isSure: boolean;
  /** The next likely kinds. */
  others: Named[];
  /** The most likely time is too long for the days there are: `extra` steps are left out, or low estimates taken. */
  savings: 'none' | 'extras' | 'low';
}

/**
 * From how many minutes on a line is divided into its steps, and a step of the kind into those of its deliverable: the finest
 * level first. The first one of `balanced` is for projects with much time.
 */
const NEVER = Number.POSITIVE_INFINITY;
const LEVELS: Record<Depth, readonly Pick<Fine, 'dividedFrom' | 'longestMinutes'>[]> = {
  'as-written': [{ dividedFrom: NEVER, longestMinutes: NEVER }],
  balanced: [
    { dividedFrom: 90, longestMinutes: 240 },
    { dividedFrom: 180, longestMinutes: 300 },
    { dividedFrom: 300, longestMinutes: 480 },
    { dividedFrom: 480, longestMinutes: 960 },
    { dividedFrom: NEVER, longestMinutes: NEVER },
  ],
  detailed: [
    { dividedFrom: 45, longestMinutes: 90 },
    { dividedFrom: 180, longestMinutes: 300 },
  ],
};
/** About how many tasks a working day has; a short project has more a day. */
const TASKS_A_DAY: Record<Depth, number> = { 'as-written': NEVER, balanced: 1.2, detailed: 3 };
const LEAST_TASKS = 15;
/** With as many lines, or this share of the kind's steps among them, a brief has its own plan. */
const OWN_PLAN_LINES = 10;
const OWN_PLAN_SHARE = 0.6;
const MOST_SUGGESTED = 3;
/** The share of the time that may be needed, and the share below which there is much time. */
const TIGHT = 0.9;
const AMPLE = 0.4;
/** The share of the time up to a line's day that library steps before it may take. */
const BEFORE_DAY = 0.75;
/** With more lines nothing is linked to them: such a brief has its own order. */
const MOST_LINKED = 150;

const NO_WORDS = { text: '', start: 0, end: 0 };
const SETTLING = new Set<Statement['kind']>(['done', 'excluded', 'later', 'theirs']);

const linkTo = (statement: string): After => ({ statement, lag: null, each: false });

interface Whole {
  chosen: ChosenKind;
  request: BreakdownRequest;
  lines: readonly Line[];
  wish: StatementOf<'task'> | null;
  fine: Fine;
}

interface Fine extends HowFine {
  dividedFrom: number;
  withExtras: boolean;
}

/** The deliverables that the brief says are done, not wanted, or somebody else's. */
function settledIn(statements: readonly Statement[], { library, kind }: ChosenKind): Set<string> {
  const texts = statements.flatMap((one) => (SETTLING.has(one.kind) ? one.words.text : []));
  return new Set(
    texts.flatMap((text) => findDeliverable(text, library, domainsOf(kind))?.deliverable.id ?? []),
  );
}

/** The steps of the kind that the brief neither has nor settles, and for each line the step whose place it takes. */
function merged(kind: ProjectKind, { chosen, request, lines, fine }: Whole) {
  const { name, description, reading } = request;
  const variant = variantOf(kind, `${name} ${description}`);
  const settled = settledIn(reading.statements, chosen);
  const wanted = kind.steps.filter(
    (step) =>
      (step.variant === null || step.variant === variant) &&
      (fine.withExtras || !isWork(step) || !step.extra) &&
      !step.covers.some((id) => settled.has(id) && step.covers.length === 1),
  );
  const found = lines.filter(({ isFound }) => isFound);
  const placeOf = new Map<string, number>();
  for (const { task, deliverable } of found) {
    const step = wanted.find((one) => isWork(one) && deliverable && one.covers.includes(deliverable.id));
    if (step) placeOf.set(task.id, step.place);
  }
  const named = new Set(found.map(({ deliverable }) => deliverable?.id));
  const isTaken = (step: KindStep): boolean => {
    if (!isWork(step) || step.covers.length === 0) return false;
    const covered = step.covers.filter((id) => named.has(id)).length;
    return covered > 0 && covered * 2 >= step.covers.length;
  };
  const taken = new Set(wanted.filter(isTaken).map(({ place }) => place));
  return { wanted, taken, placeOf };
}

/** The statements of a project of this kind: its steps beside the lines, linked by the places that the lines take. */
function withKind(kind: ProjectKind, whole: Whole): Statement[] {
  const { chosen, request, lines, wish, fine } = whole;
  const { statements } = request.reading;
  const { wanted, taken, placeOf } = merged(kind, whole);
  const works = wanted.filter(isWork);
  const isOwnPlan =
    wish === null &&
    (lines.length >= OWN_PLAN_LINES || (works.length > 0 && taken.size / works.length > OWN_PLAN_SHARE));
  if (isOwnPlan) {
    const left = wanted.filter(({ place }) => !taken.has(place));
    return [...withLines(statements, whole), ...suggestionsOf(kind, left)];
  }
  const keeps = new Set(wanted.map(({ place }) => place).filter((place) => !taken.has(place)));
  const kept = keptSteps(kind, ({ place }) => keeps.has(place));
  const deliverables = deliverablesFor(kind, chosen.library);
  const steps = scaledTo(wish, asSteps(kept, deliverables, fine));
  const id = wish?.id ?? kindLineId(kind.id);
  const { from, by, weekdays, except, exceptWeekdays, after } = { ...UNSAID.task, ...wish };
  const own: StatementOf<'library'> = {
    ...{ id, words: wish?.words ?? NO_WORDS, sure: true, statedBy: wish?.statedBy ?? 'reader' },
    kind: 'library',
    title: kind.name,
    wish: wish?.title ?? request.name.slice(0, 200),
    project: kind.id,
    steps,
    ...{ from, by, weekdays, except, exceptWeekdays, after },
  };
  const linked = linkedTo(own, { kind, wanted, kept, placeOf }, whole);
  const rest = withLines(
    statements.filter((one) => one !== wish),
    whole,
    linked.after,
  );
  const all = { ...own, steps: linked.steps };
  const at = wish ? statements.indexOf(wish) : 0;
  return steps.length === 0 ? rest : [...rest.slice(0, at), all, ...rest.slice(at)];
}

/** Deliverables by their ids: of several with the same id, that of the kind's own domain. */
function deliverablesFor({ domain }: ProjectKind, { deliverables }: ChosenKind['library']): Map<string, Deliverable> {
  const own = deliverables.filter((one) => one.domain === domain);
  return new Map([...deliverables, ...own].map((one) => [one.id, one]));
}

/** Hours that the brief says for the whole are those of its steps together. */
function scaledTo(wish: StatementOf<'task'> | null, steps: readonly Step[]): Step[] {
  const { effort } = wish ?? {};
  if (!effort?.said || effort.unit !== 'minutes') return [...steps];
  const sum = steps.reduce((minutes, step) => minutes + (isWorkStep(step) ? step.minutes : 0), 0);
  const factor = effort.amount / Math.max(1, sum);
  return steps.map((step) =>
    isWorkStep(step) ? { ...step, minutes: Math.max(5, Math.round(step.minutes * factor)) } : step,
  );
}

interface Places {
  kind: ProjectKind;
  wanted: readonly KindStep[];
  kept: readonly KindStep[];
  placeOf: ReadonlyMap<string, number>;
}

/** Steps that wait for lines, and lines that wait for steps: each line stands where the step was that it covers. */
function linkedTo(
  own: StatementOf<'library'>,
  { kind, wanted, kept, placeOf }: Places,
  { request, lines, wish }: Whole,
): { steps: Step[]; after: Map<string, string[]> } {
  const links = new Links();
  const minutes = new Map<string, number>();
  for (const one of request.reading.statements) {
    if (one.kind === 'task') for (const { statement } of one.after) links.follow(one.id, statement);
    if (one.kind === 'wait') for (const statement of one.after) links.follow(one.id, statement);
  }
  const idOf = (place: number) => stepIdOf(own.id, place);
  for (const step of own.steps) {
    minutes.set(idOf(step.place), isWorkStep(step) ? step.minutes : 0);
    for (const place of step.after) links.follow(idOf(step.place), idOf(place));
  }
  const others = lines.filter(({ task }) => task !== wish).slice(0, MOST_LINKED);
  const byPlace = new Map(wanted.map((step) => [step.place, step]));
  const lineAt = Map.groupBy(
    others.filter(({ task }) => placeOf.has(task.id)),
    ({ task }) => placeOf.get(task.id) ?? 0,
  );
  const slot = slotPlaceOf(kind, kept);
  /** The nodes that stand for a step of the kind: itself, its parts, and the lines in its place. */
  const isKept = new Set(kept.map(({ place }) => place));
  const lastParts = (place: number): string[] => {
    const parts = own.steps.filter((step) => step.place === place || Math.floor(step.place / 100) === place);
    const followed = new Set(parts.flatMap(({ after }) => after));
    return parts.flatMap((part) => (followed.has(part.place) ? [] : idOf(part.place)));
  };
  const nodesOf = (place: number, seen: ReadonlySet<number> = new Set()): string[] => {
    const step = byPlace.get(place);
    if (!step || seen.has(place)) return [];
    const here = (lineAt.get(place) ?? []).map(({ task }) => task.id);
    const nodes = [...(isKept.has(place) ? lastParts(place) : []), ...here];
    return nodes.length > 0 ? nodes : step.after.flatMap((one) => nodesOf(one, new Set([...seen, place])));
  };
  const after = new Map<string, string[]>();
  const fitsBefore = (line: Line, node: string): boolean => {
    const { by, on } = line.task;
    const day = on[0] ?? by;
    if (!day) return true;
    const before = [...links.allBefore(node), node].reduce((sum, one) => sum + (minutes.get(one) ?? 0), 0);
    return before <= request.minutesUntil(day) * BEFORE_DAY;
  };
  const follow = (line: Line, node: string) => {
    if (!fitsBefore(line, node) || !links.follow(line.task.id, node)) return;
    after.set(line.task.id, [...(after.get(line.task.id) ?? []), node]);
  };
  const slotNodes = slot === null ? [] : nodesOf(slot);
  for (const line of others) {
    const place = placeOf.get(line.task.id);
    if (line.task.after.length > 0 && place === undefined) continue;
    const nodes = place === undefined ? slotNodes : (byPlace.get(place)?.after ?? []).flatMap((one) => nodesOf(one));
    for (const node of nodes) follow(line, node);
  }
  const inSlot = others.filter(({ task }) => !placeOf.has(task.id));
  const behind = new Map<number, string[]>();
  const waitFor = (step: Step, node: string) => {
    if (links.follow(idOf(step.place), node)) behind.set(step.place, [...(behind.get(step.place) ?? []), node]);
  };
  for (const step of own.steps) {
    const original = byPlace.get(step.place) ?? byPlace.get(Math.floor(step.place / 100));
    const places = original?.after ?? [];
    for (const place of places)
      for (const { task } of places.includes(place) ? linesStandingFor(place) : []) waitFor(step, task.id);
    if (slot !== null && places.some((place) => place === slot)) for (const { task } of inSlot) if (isInTime(task)) waitFor(step, task.id);
  }
  return {
    steps: own.steps.map((step) => {
      const waits = behind.get(step.place);
      return waits ? { ...step, behind: waits } : step;
    }),
    after,
  };

  /** The lines in the place of a step, or of those before it where it is left out. */
  function linesStandingFor(place: number, seen: ReadonlySet<number> = new Set()): Line[] {
    const here = (lineAt.get(place) ?? []).filter(({ task }) => isInTime(task));
    if (here.length > 0 || isKept.has(place) || seen.has(place)) return here;
    return (byPlace.get(place)?.after ?? []).flatMap((one) => linesStandingFor(one, new Set([...seen, place])));
  }

  /** Whether work behind a line has time: not if its day is near the end. */
  function isInTime({ on, by, windows }: StatementOf<'task'>): boolean {
    const day = on.at(-1) ?? windows.at(-1)?.to ?? by;
    return !day || request.minutesUntil(day) <= request.minutesUntil() * TIGHT;
  }
}

/** The statements with each line as its steps, or as one task with the hours of its deliverable. */
function withLines(
  statements: readonly Statement[],
  { chosen, lines, fine }: Pick<Whole, 'chosen' | 'lines' | 'fine'>,
  after: ReadonlyMap<string, readonly string[]> = new Map(),
): Statement[] {
  const { language } = chosen.library;
  const byId = new Map(lines.map((line) => [line.task.id, line]));
  return statements.map((one): Statement => {
    const line = byId.get(one.id);
    if (!line || one.kind !== 'task') return one;
    const links = (after.get(one.id) ?? []).map(linkTo);
    const task = { ...asOneTask(line, fine.estimate, language), after: [...one.after, ...links] };
    const steps = isOfOnePiece(one) ? [] : stepsOfLine(line, fine.estimate);
    const minutes = steps.reduce((sum, step) => {
      const times = isWorkStep(step) && step.each ? (one.parts?.count ?? 1) : 1;
      return sum + (isWorkStep(step) ? step.minutes * times : 0);
    }, 0);
    if (steps.length < 2 || minutes < fine.dividedFrom || !line.isFound) return task;
    return { ...task, title: line.task.title, steps };
  });
}

/** The forgotten steps of a kind, for a brief that has its own plan. */
const suggestionsOf = (kind: ProjectKind, steps: readonly KindStep[]): Statement[] =>
  forgottenIn(steps)
    .slice(0, MOST_SUGGESTED)
    .map(({ title, minutes, done, place }) => ({
      id: statementIds([{ text: `${kind.id} ${title}` }])[0] ?? '',
      words: NO_WORDS,
      sure: true,
      statedBy: 'reader',
      kind: 'suggestion',
      title,
      minutes: minutes.usual,
      library: { step: `${kind.id}/${place}`, done },
      after: [],
    }));

/** The minutes of everything in a Reading with steps. */
export function minutesIn({ statements }: Reading, weeks: number): number {
  return statements.reduce((sum, one) => {
    if (one.kind === 'repeat') return sum + (one.minutes ?? 30) * (one.timesAWeek ?? 1) * weeks;
    if (one.kind !== 'task' && one.kind !== 'library') return sum;
    const count = one.kind === 'task' ? (one.parts?.count ?? 1) : 1;
    if (one.kind === 'task' && !one.steps) {
      const { effort } = one;
      const amount = effort ? effort.amount * (effort.unit === 'workdays' ? 360 : 1) : 0;
      return sum + amount * (effort?.per === 'part' ? count : 1);
    }
    return (one.steps ?? []).reduce((all, step) => {
      if (isWaitStep(step)) return all;
      if (isRepeatStep(step)) return all + step.minutes * step.timesAWeek * weeks;
      return all + step.minutes * (step.each ? count : 1);
    }, sum);
  }, 0);
}

/** Whether the steps of the kind are not wanted: the person removed them as a whole, or a model has made its own. */
const hasOwnSteps = ({ statements }: Reading, kind: ProjectKind, library: ChosenKind['library']): boolean =>
  statements.some(
    (one) =>
      (one.id === kindLineId(kind.id) && one.kind !== 'library') ||
      (one.kind === 'task' && one.statedBy === 'model') ||
      (one.kind === 'task' && one.steps?.length === 0 && isNamedLike(one, kind, library)),
  );

/** The tasks that differ in a Reading with steps. */
const tasksIn = (reading: Reading): number =>
  withSteps(reading).statements.filter(({ kind }) => kind === 'task' || kind === 'repeat').length;

function madeOf(chosen: ChosenKind, request: BreakdownRequest, fine: Fine): Reading {
  const { reading } = request;
  const { library, kind } = chosen;
  const lines = linesIn(reading.statements, library, kind);
  if (request.depth === 'as-written' || !kind || hasOwnSteps(reading, kind, library))
    return { ...reading, statements: withLines(reading.statements, { chosen, lines, fine }) };
  const wish = wishIn(lines, reading.statements, kind, library);
  const others = lines.filter(({ task }) => task !== wish);
  return { ...reading, statements: withKind(kind, { chosen, request, lines: others, wish, fine }) };
}

/**
 * What a brief takes: each line with the steps of its deliverable, and beside the lines the steps of its kind of project that
 * no line covers. The one place that decides which steps there are. Pure.
 */
export function breakDown(request: BreakdownRequest): Breakdown {
  const { name, description, category, tags, locale, depth, weeks, days, minutesUntil } = request;
  const about = [category, ...tags].join(' ');
  const chosen = chooseKind({ name, description, about }, locale, request.kind);
  const available = minutesUntil();
  const most = Math.max(LEAST_TASKS, days * TASKS_A_DAY[depth]);
  const neededWith = (fine: Fine) => {
    const reading = madeOf(chosen, request, fine);
    return { reading, needed: minutesIn(reading, weeks), tasks: tasksIn(reading) };
  };
  /** The finest level with no more tasks than there is time for. */
  const fittingWith = (fine: Pick<Fine, 'estimate' | 'withExtras'>) => {
    const levels = LEVELS[depth].map((level) => ({ ...fine, ...level }));
    const [finest = { ...fine, dividedFrom: 0, longestMinutes: 0 }, ...coarser] = levels;
    let made = neededWith(finest);
    for (const level of coarser) {
      const isAmple = depth !== 'balanced' || level !== coarser[0] || made.needed < available * AMPLE;
      if (made.tasks <= most && isAmple) break;
      made = neededWith(level);
    }
    return made;
  };
  let savings: Breakdown['savings'] = 'none';
  let made = fittingWith({ estimate: 'usual', withExtras: true });
  if (made.needed > available * TIGHT) {
    savings = 'extras';
    made = fittingWith({ estimate: 'usual', withExtras: false });
  }
  if (made.needed > available * TIGHT) {
    savings = 'low';
    made = fittingWith({ estimate: 'low', withExtras: false });
  }
  const named = ({ id, name: called }: ProjectKind): Named => ({ id, name: called });
  return {
    reading: made.reading,
    kind: chosen.kind && named(chosen.kind),
    isSure: chosen.isSure,
    others: chosen.others.map(named),
    savings,
  };
}
