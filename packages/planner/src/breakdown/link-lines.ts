import { addDays, type Day } from '@daymark/domain/dates';
import { stepIdOf } from '@daymark/domain/library';
import type { Reading, StatementOf } from '@daymark/domain/reading';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import type { KindStep, LibraryLanguage, ProjectKind } from '../library/entries.ts';
import { Links } from './graph.ts';
import { partsOfStep, slotPlaceOf } from './kind-steps.ts';
import type { Line, TaskLine } from './line.ts';
import { isBareThing, pointsBack } from './line-titles.ts';
import { countOf, isUndated, minutesOf, saidMinutes } from './lines.ts';
import type { Merged } from './merge.ts';
import { aroundSlot, linesAt, usualMinutes } from './places-of-lines.ts';

/** The share of the time up to a line's day that library steps before it may take. */
const BEFORE_DAY = 0.75;
/** Behind a line whose day is later than this share of the time, there is no time for more. */
const LATEST = 0.9;
/** With more lines the rest is not linked: such a brief has its own order. */
const MOST_LINKED = 150;

/** From so many lines with a verb on, and if all have one, they are an order of work. */
const LEAST_ORDERS = 3;

interface ToLink extends Merged {
  kind: ProjectKind;
  /** What the kind takes beside the lines, and the steps of the kind that it has. */
  own: StatementOf<'library'>;
  kept: readonly KindStep[];
  lines: readonly Line[];
  reading: Reading;
  language: LibraryLanguage;
  minutesUntil: (day?: Day) => number;
}

const isOnDay = (step: Step): boolean => isWorkStep(step) && step.on !== undefined;

/** What waits for what, of the lines and of the steps of their kind. */
export interface Linked {
  steps: Step[];
  /** For each line the steps and lines that it waits for besides those that the brief says. */
  after: ReadonlyMap<string, readonly string[]>;
}

/** Lets lines wait for steps, and steps for lines: each line stands where the step was that it covers, the others in the slot. */
export function linkedTo(given: ToLink): Linked {
  const linker = new Linker(given);
  linker.linesFollowLines();
  linker.ordersFollowOrders();
  linker.linesFollowSteps();
  return { steps: linker.stepsBehindLines(), after: linker.after };
}

class Linker {
  readonly after = new Map<string, string[]>();
  readonly #given: ToLink;
  readonly #links = new Links();
  readonly #lines: readonly Line[];
  readonly #wanted: ReadonlyMap<number, KindStep>;
  readonly #isKept: ReadonlySet<number>;
  readonly #lineAt: ReadonlyMap<number, readonly Line[]>;
  readonly #slot: number | null;
  readonly #beforeSlot: readonly Line[];
  readonly #inSlot: readonly Line[];
  /** About what the lines take that may be done at any time. */
  readonly #minutesOfLines: number;

  constructor(given: ToLink) {
    const { reading, own, lines, wanted, kept, kind } = given;
    this.#given = given;
    this.#lines = lines.slice(0, MOST_LINKED);
    this.#wanted = new Map(wanted.map((step) => [step.place, step]));
    this.#isKept = new Set(kept.map(({ place }) => place));
    this.#lineAt = linesAt(given, this.#lines);
    this.#slot = slotPlaceOf(kind, kept);
    const slot = this.#slot === null ? undefined : this.#wanted.get(this.#slot);
    [this.#beforeSlot, this.#inSlot] = aroundSlot(given, this.#lines, slot);
    this.#minutesOfLines = this.#lines.reduce(
      (sum, { task, deliverable }) =>
        isUndated(task)
          ? sum + (saidMinutes(task) ?? minutesOf(deliverable?.steps ?? [], countOf(task), 'low'))
          : sum,
      0,
    );
    for (const one of reading.statements) {
      if (one.kind === 'task') for (const { statement } of one.after) this.#links.follow(one.id, statement);
      if (one.kind === 'wait') for (const statement of one.after) this.#links.follow(one.id, statement);
    }
    for (const step of own.steps)
      for (const place of step.after) this.#links.follow(this.#idOf(step.place), this.#idOf(place));
  }

  #idOf(place: number): string {
    return stepIdOf(this.#given.own.id, place);
  }

  /** "Hand them out" follows the line before it, which names what is handed out. */
  linesFollowLines(): void {
    for (const [at, { task }] of this.#lines.entries()) {
      const before = this.#lines[at - 1];
      if (before && pointsBack(task.title, this.#given.language)) this.#follow(task, before.task.id);
      const placed = this.#given.followOf.get(task.id);
      if (placed !== undefined) this.#follow(task, placed);
    }
  }

  /**
   * Work that a brief lists with its verbs is told in the order in which it is done: "Remove the wallpaper, paint the walls, lay
   * the floor". Things have no order, and work with days of its own has that of its days.
   */
  ordersFollowOrders(): void {
    const { language, lines } = this.#given;
    const orders = this.#lines.filter((line) => !isBareThing(line, language));
    if (orders.length < LEAST_ORDERS || orders.length < lines.length) return;
    const undated = orders.filter(({ task }) => isUndated(task));
    for (const [at, { task }] of undated.entries()) {
      const before = undated[at - 1];
      if (before && task.after.length === 0) this.#follow(task, before.task.id);
    }
  }

  /** A line that covers a step follows what that step follows; the others follow the slot, unless they have an order of their own. */
  linesFollowSteps(): void {
    const slotNodes = this.#slot === null ? [] : this.#nodesOf(this.#slot);
    const early = new Set(this.#beforeSlot.map((line) => line.task));
    for (const [at, { task }] of this.#lines.entries()) {
      const related = this.#given.relatedOf.get(task.id);
      if (related) {
        if (related.isLast) for (const before of this.#lines.slice(0, at)) this.#follow(task, before.task.id);
        if (!related.isBefore) for (const node of this.#nodesOf(related.place)) this.#follow(task, node);
        continue;
      }
      const behind = this.#given.behind.get(task.id);
      if (behind !== undefined) for (const node of this.#nodesOf(behind)) this.#follow(task, node);
      const place = this.#given.placeOf.get(task.id);
      if (behind !== undefined || (place === undefined && task.after.length > 0)) continue;
      if (early.has(task)) continue;
      const before = place === undefined ? [] : (this.#wanted.get(place)?.after ?? []);
      const isBehindSlot = this.#slot !== null && before.includes(this.#slot);
      const nodes =
        place === undefined
          ? slotNodes
          : [
              ...before.flatMap((one) => this.#nodesOf(one)),
              ...(isBehindSlot ? this.#inSlot.map((line) => line.task.id) : []),
              ...(place === this.#slot ? this.#beforeSlot.map((line) => line.task.id) : []),
            ];
      for (const node of nodes) this.#follow(task, node);
    }
  }

  /** The lines that come before a step of the kind, or behind one of those that it follows. */
  #relatedTo(place: number, after: readonly number[]): Line[] {
    return this.#lines.filter(({ task }) => {
      const related = this.#given.relatedOf.get(task.id);
      if (!related) return false;
      return related.isBefore ? related.place === place : after.includes(related.place);
    });
  }

  #follow(task: TaskLine, node: string): void {
    if (!this.#hasTimeBehindStep(node)) {
      for (const before of this.#links.allBefore(node))
        if (this.#hasTimeBehindStep(before)) this.#follow(task, before);
      return;
    }
    if (!this.#isThereBefore(task, node)) {
      for (const before of this.#links.before(node)) this.#follow(task, before);
      return;
    }
    if (!this.#hasTimeBehindLines(node) || !this.#hasTimeBefore(task, node)) return;
    if (!this.#links.follow(task.id, node)) return;
    this.after.set(task.id, [...(this.after.get(task.id) ?? []), node]);
  }

  /** Whether a node and all before it leave time for a line that has its own day. */
  #hasTimeBefore({ by, on }: TaskLine, node: string): boolean {
    const day = on[0] ?? by;
    if (!day) return true;
    const before = new Set([...this.#links.allBefore(node), node]);
    return this.#minutesOf(before) <= this.#given.minutesUntil(day) * BEFORE_DAY;
  }

  /** Whether a line with a day of its own has time behind a node that is only possible from a day on: units that are delivered then. */
  #isThereBefore(task: TaskLine, node: string): boolean {
    const day = task.on[0] ?? task.by;
    const from = day ? this.#earliestOf(new Set([...this.#links.allBefore(node), node])) : undefined;
    if (!day || !from) return true;
    const { minutesUntil } = this.#given;
    const due = this.#lines.filter(({ task: other }) => (other.on[0] ?? other.by ?? '~') <= day);
    const needed = due.reduce((sum, line) => sum + usualMinutes(line), 0);
    return needed <= (minutesUntil(day) - minutesUntil(addDays(from, -1))) * BEFORE_DAY;
  }

  /** The day before which some steps of the kind are not possible. */
  #earliestOf(nodes: ReadonlySet<string>): Day | undefined {
    const days = this.#given.own.steps.flatMap((step) =>
      isWorkStep(step) && nodes.has(this.#idOf(step.place)) ? (step.on ?? step.earliestOn ?? []) : [],
    );
    return days.sort().at(-1);
  }

  /** "Have them start on 1 March" holds nothing up: whether a line with a late day is among what comes before a node, or is it. */
  #hasTimeBehindLines(node: string): boolean {
    const before = this.#links.allBefore(node).add(node);
    return this.#lines.every(({ task }) => !before.has(task.id) || this.#hasTimeBehind(task));
  }

  /** Whether there is time for lines behind a step that is only done near the end, with all that it follows. */
  #hasTimeBehindStep(node: string): boolean {
    const before = new Set([...this.#links.allBefore(node), node]);
    const last = this.#earliestOf(before);
    if (!last) return true;
    const { minutesUntil } = this.#given;
    return minutesUntil() - minutesUntil(last) >= this.#minutesOfLines;
  }

  /** What stands for a step of the kind: the last of its parts, and the lines in its place; or what stands before it. */
  #nodesOf(place: number, seen: ReadonlySet<number> = new Set()): string[] {
    const step = this.#wanted.get(place);
    if (!step || seen.has(place)) return [];
    const here = (this.#lineAt.get(place) ?? []).map(({ task }) => task.id);
    const nodes = [...(this.#isKept.has(place) ? this.#lastPartsOf(place) : []), ...here];
    return nodes.length > 0
      ? nodes
      : step.after.flatMap((one) => this.#nodesOf(one, new Set([...seen, place])));
  }

  #lastPartsOf(place: number): string[] {
    const parts = partsOfStep(this.#given.own.steps, place);
    const followed = new Set(parts.flatMap(({ after }) => after));
    return parts.flatMap((part) => (followed.has(part.place) ? [] : this.#idOf(part.place)));
  }

  /** The steps of the kind, each behind the lines that stand for what it followed. */
  stepsBehindLines(): Step[] {
    const inSlot = this.#inSlot;
    return this.#given.own.steps.map((step) => {
      const own = [...this.#wanted.values()].find(({ place }) => partsOfStep([step], place).length > 0);
      const places = own?.after ?? [];
      const lines = [
        ...(own ? this.#relatedTo(own.place, places) : []),
        ...(own && own.place === this.#slot ? this.#beforeSlot : []),
        ...places.flatMap((place) => this.#linesFor(place)),
        ...(this.#slot !== null && places.includes(this.#slot) ? inSlot : []),
      ];
      const behind = lines.flatMap(({ task }) =>
        this.#hasTimeBehind(task) &&
        !(isOnDay(step) && this.#waitsForDay(task)) &&
        this.#keepsDays(step, task) &&
        this.#links.follow(this.#idOf(step.place), task.id)
          ? task.id
          : [],
      );
      return behind.length > 0 ? { ...step, behind } : step;
    });
  }

  /** Whether a line is done after something on the day itself, so that nothing else on that day waits for it. */
  #waitsForDay({ id }: TaskLine): boolean {
    const before = this.#links.allBefore(id);
    return this.#given.own.steps.some((step) => isOnDay(step) && before.has(this.#idOf(step.place)));
  }

  /** The lines in the place of a step, or of those before it where it is left out. */
  #linesFor(place: number, seen: ReadonlySet<number> = new Set()): readonly Line[] {
    const here = this.#lineAt.get(place) ?? [];
    if (here.length > 0 || this.#isKept.has(place) || seen.has(place)) return here;
    const before = this.#wanted.get(place)?.after ?? [];
    return before.flatMap((one) => this.#linesFor(one, new Set([...seen, place])));
  }

  /** Whether lines with a day of their own that wait for the step keep enough time for the said hours of a line before it. */
  #keepsDays(step: Step, task: TaskLine): boolean {
    const added = [...this.#links.allBefore(task.id), task.id];
    return this.#lines.every(({ task: dated }) => {
      const day = dated.on[0] ?? dated.by;
      if (!day || saidMinutes(task) === null) return true;
      const before = this.#links.allBefore(dated.id);
      if (!before.has(this.#idOf(step.place))) return true;
      return this.#minutesOf(new Set([...before, ...added])) <= this.#given.minutesUntil(day);
    });
  }

  /** The minutes of steps of the kind, and the said ones of lines. */
  #minutesOf(nodes: ReadonlySet<string>): number {
    const { steps } = this.#given.own;
    const ofSteps = steps.map((step) =>
      isWorkStep(step) && nodes.has(this.#idOf(step.place)) ? step.minutes : 0,
    );
    const ofLines = this.#lines.map(({ task }) => (nodes.has(task.id) ? (saidMinutes(task) ?? 0) : 0));
    return [...ofSteps, ...ofLines].reduce((sum, minutes) => sum + minutes, 0);
  }

  #hasTimeBehind({ on, by, windows }: TaskLine): boolean {
    const day = on.at(-1) ?? windows.at(-1)?.to ?? by;
    const { minutesUntil } = this.#given;
    return !day || minutesUntil(day) <= minutesUntil() * LATEST;
  }
}
