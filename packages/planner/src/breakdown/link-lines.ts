import type { Day } from '@daymark/domain/dates';
import { stepIdOf } from '@daymark/domain/library';
import type { Reading, StatementOf } from '@daymark/domain/reading';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import { isWork, type KindStep, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import { placesBefore } from '../library/steps-around.ts';
import { DaysOfLines } from './days-of-lines.ts';
import { Links } from './graph.ts';
import { partsOfStep, slotPlaceOf } from './kind-steps.ts';
import type { Line, TaskLine } from './line.ts';
import { actsOnThing, isBareThing, isOrdered, pointsBack } from './line-titles.ts';
import { isUndated } from './lines.ts';
import type { Merged } from './merge.ts';
import type { WaitPlaces } from './own-waits.ts';
import { aroundSlot, linesAt } from './places-of-lines.ts';

/** With more lines the rest is not linked: such a brief has its own order. */
const MOST_LINKED = 150;

/** From so many lines with a verb on, and if all have one, they are an order of work. */
const LEAST_ORDERS = 3;

/** "2) checklists", "3. report". */
const NUMBERED = /^\(?\d{1,2}[).]\s/u;

interface ToLink extends Merged {
  kind: ProjectKind;
  /** What the kind takes beside the lines, and the steps of the kind that it has. */
  own: StatementOf<'library'>;
  kept: readonly KindStep[];
  lines: readonly Line[];
  reading: Reading;
  language: LibraryLanguage;
  /** The waits of the brief, by the places that they take. */
  waits: WaitPlaces;
  minutesUntil: (day?: Day) => number;
}

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
  linker.waitsFollowSteps();
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
  readonly #days: DaysOfLines;

  constructor(given: ToLink) {
    const { reading, own, lines, wanted, kept, kind } = given;
    this.#given = given;
    this.#lines = lines.slice(0, MOST_LINKED);
    this.#wanted = new Map([...kind.steps, ...wanted].map((step) => [step.place, step]));
    this.#isKept = new Set(kept.map(({ place }) => place));
    this.#lineAt = linesAt(given, this.#lines);
    this.#slot = slotPlaceOf(kind, kept);
    const slot = this.#slot === null ? undefined : this.#wanted.get(this.#slot);
    [this.#beforeSlot, this.#inSlot] = aroundSlot(given, this.#lines, slot);
    this.#days = new DaysOfLines({ ...given, lines: this.#lines }, this.#links);
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

  /** A wait of the brief follows what that of the kind follows, and so does the line that it is for. */
  waitsFollowSteps(): void {
    for (const [place, wait] of this.#given.waits) {
      const nodes = (this.#wanted.get(place)?.after ?? []).flatMap((one) => this.#nodesOf(one));
      const lines = this.#inSlot.filter(({ task }) => this.#links.allBefore(wait).has(task.id));
      for (const { task } of lines) for (const node of nodes) this.#follow(task, node);
      const before = nodes.filter((node) => this.#links.follow(wait, node));
      if (before.length > 0) this.after.set(wait, before);
    }
  }

  /**
   * Work that a brief lists with its verbs is told in the order in which it is done: "Remove the wallpaper, paint the walls, lay
   * the floor", and so are numbered things. Others have no order, and work with days of its own has that of its days.
   */
  ordersFollowOrders(): void {
    const { language, lines } = this.#given;
    const numbered = this.#lines.filter(({ task }) => NUMBERED.test(task.words.text));
    const verbs = this.#lines.filter((line) => !isBareThing(line, language) && isOrdered(line, language));
    const orders = numbered.length >= LEAST_ORDERS ? numbered : verbs;
    if (orders.length < LEAST_ORDERS || (orders === verbs && orders.length < lines.length)) return;
    const undated = orders.filter(({ task }) => isUndated(task) && !this.#isAhead(task));
    for (const [at, { task }] of undated.entries()) {
      const before = undated[at - 1];
      const isOther = orders === verbs && before !== undefined && this.#isKnownBefore(task, before.task);
      if (before && task.after.length === 0 && !isOther) this.#follow(task, before.task.id);
    }
  }

  /** Whether the kind does the work of a line before that of another, whatever the order in which they are told. */
  #isKnownBefore(task: TaskLine, other: TaskLine): boolean {
    const [place, later] = [task, other].map(({ id }) => this.#given.placeOf.get(id));
    if (place === undefined || later === undefined) return false;
    return placesBefore([...this.#wanted.values()], later).has(place);
  }

  /** Whether a line has the days of a step that is done so many weeks before the day of its project: nothing in a list waits for those. */
  #isAhead({ id }: TaskLine): boolean {
    const step = this.#wanted.get(this.#given.placeOf.get(id) ?? 0);
    return step !== undefined && isWork(step) && step.leadWeeks > 0;
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
      if (early.has(task) || (place === undefined && this.#isFirst(at))) continue;
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

  /** Whether a line does something before all those of its list that steps are known for: "register the death, …, flowers, celebrant". */
  #isFirst(at: number): boolean {
    const line = this.#lines[at];
    const placed = this.#lines.findIndex(({ task }) => this.#given.placeOf.has(task.id));
    return at < placed && line !== undefined && actsOnThing(line, this.#given.language);
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
    if (!this.#days.hasTimeBehindStep(node)) {
      for (const before of this.#links.allBefore(node))
        if (this.#days.hasTimeBehindStep(before)) this.#follow(task, before);
      return;
    }
    if (!this.#days.isThereBefore(task, node)) {
      // Work on an earlier day than the step is not prepared by what prepares that.
      if (this.#days.isOnDay(node)) return;
      for (const before of this.#links.before(node)) this.#follow(task, before);
      return;
    }
    const isInTime = this.#days.hasTimeBefore(task, node) && this.#days.isDueBefore(task, node);
    if (!this.#days.hasTimeBehindLines(node) || !isInTime) return;
    if (!this.#links.follow(task.id, node)) return;
    this.after.set(task.id, [...(this.after.get(task.id) ?? []), node]);
  }

  /** What stands for a step of the kind: the last of its parts, and the lines in its place; or what stands before it. */
  #nodesOf(place: number, seen: ReadonlySet<number> = new Set()): string[] {
    const step = this.#wanted.get(place);
    if (!step || seen.has(place)) return [];
    const here = (this.#lineAt.get(place) ?? []).map(({ task }) => task.id);
    const wait = this.#given.waits.get(place) ?? [];
    const nodes = [...(this.#isKept.has(place) ? this.#lastPartsOf(place) : []), ...here].concat(wait);
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
        this.#days.hasTimeBehind(task) &&
        !(isWorkStep(step) && step.on !== undefined && this.#days.waitsForDay(task)) &&
        this.#days.keepsDays(step, task) &&
        this.#links.follow(this.#idOf(step.place), task.id)
          ? task.id
          : [],
      );
      const waits = places.flatMap((place) => this.#waitsFor(place));
      const all = [...behind, ...waits.filter((wait) => this.#links.follow(this.#idOf(step.place), wait))];
      return all.length > 0 ? { ...step, behind: all } : step;
    });
  }

  /** The lines in the place of a step, or of those before it where it is left out. */
  #linesFor(place: number, seen: ReadonlySet<number> = new Set()): readonly Line[] {
    const here = this.#lineAt.get(place) ?? [];
    if (here.length > 0 || this.#isKept.has(place) || seen.has(place)) return here;
    const before = this.#wanted.get(place)?.after ?? [];
    return before.flatMap((one) => this.#linesFor(one, new Set([...seen, place])));
  }

  /** The wait of the brief in the place of a step, or of those before it where it is left out. */
  #waitsFor(place: number, seen: ReadonlySet<number> = new Set()): string[] {
    const wait = this.#given.waits.get(place);
    if (wait !== undefined) return [wait];
    if (this.#isKept.has(place) || seen.has(place) || this.#lineAt.has(place)) return [];
    const before = this.#wanted.get(place)?.after ?? [];
    return before.flatMap((one) => this.#waitsFor(one, new Set([...seen, place])));
  }
}
