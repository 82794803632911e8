import { addDays, type Day } from '@daymark/domain/dates';
import { stepIdOf } from '@daymark/domain/library';
import type { StatementOf } from '@daymark/domain/reading';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import type { Links } from './graph.ts';
import type { Line, TaskLine } from './line.ts';
import { countOf, isUndated, minutesOf, saidMinutes } from './lines.ts';
import { usualMinutes } from './places-of-lines.ts';

/** The share of the time up to a line's day that library steps before it may take. */
const BEFORE_DAY = 0.75;
/** Behind a line whose day is later than this share of the time, there is no time for more. */
const LATEST = 0.9;
const isOnDay = (step: Step): boolean => isWorkStep(step) && step.on !== undefined;

interface Given {
  own: StatementOf<'library'>;
  lines: readonly Line[];
  minutesUntil: (day?: Day) => number;
}

/** Which links the days of lines and of steps leave time for. */
export class DaysOfLines {
  readonly #given: Given;
  readonly #lines: readonly Line[];
  readonly #links: Links;
  /** About what the lines take that may be done at any time. */
  readonly #minutesOfLines: number;

  constructor(given: Given, links: Links) {
    this.#given = given;
    this.#lines = given.lines;
    this.#links = links;
    this.#minutesOfLines = this.#lines.reduce(
      (sum, { task, deliverable }) =>
        isUndated(task)
          ? sum + (saidMinutes(task) ?? minutesOf(deliverable?.steps ?? [], countOf(task), 'low'))
          : sum,
      0,
    );
  }

  #idOf(place: number): string {
    return stepIdOf(this.#given.own.id, place);
  }

  #minutesUntil(day?: Day): number {
    return this.#given.minutesUntil(day);
  }

  /** Whether a node and all before it leave time for a line that has its own day. */
  hasTimeBefore({ by, on }: TaskLine, node: string): boolean {
    const day = on[0] ?? by;
    if (!day) return true;
    const before = new Set([...this.#links.allBefore(node), node]);
    return this.#minutesOf(before) <= this.#minutesUntil(day) * BEFORE_DAY;
  }

  /** Whether a line with a day of its own has time behind a node that is only possible from a day on: units that are delivered then. */
  isThereBefore(task: TaskLine, node: string): boolean {
    const day = task.on[0] ?? task.by;
    const from = day ? this.#earliestOf(new Set([...this.#links.allBefore(node), node])) : undefined;
    if (!day || !from) return true;
    const { minutesUntil } = this.#given;
    const due = this.#lines.filter(({ task: other }) => (other.on[0] ?? other.by ?? '~') <= day);
    const needed = due.reduce((sum, line) => sum + usualMinutes(line), 0);
    return needed <= (minutesUntil(day) - minutesUntil(addDays(from, -1))) * BEFORE_DAY;
  }

  /** Whether a line with a day of its own waits for none that is only due later: "budget 18 Dec" and "letters in by 15 January". */
  isDueBefore({ by, on }: TaskLine, node: string): boolean {
    const day = on[0] ?? by;
    if (!day) return true;
    const before = this.#links.allBefore(node).add(node);
    return this.#lines.every(({ task }) => !before.has(task.id) || (task.on[0] ?? task.by ?? day) <= day);
  }

  /** Whether a node is a step with a day of its own. */
  isOnDay(node: string): boolean {
    return this.#given.own.steps.some((step) => isOnDay(step) && this.#idOf(step.place) === node);
  }

  /** The day before which some steps of the kind are not possible. */
  #earliestOf(nodes: ReadonlySet<string>): Day | undefined {
    const days = this.#given.own.steps.flatMap((step) =>
      isWorkStep(step) && nodes.has(this.#idOf(step.place)) ? (step.on ?? step.earliestOn ?? []) : [],
    );
    return days.sort().at(-1);
  }

  /** "Have them start on 1 March" holds nothing up: whether a line with a late day is among what comes before a node, or is it. */
  hasTimeBehindLines(node: string): boolean {
    const before = this.#links.allBefore(node).add(node);
    return this.#lines.every(({ task }) => !before.has(task.id) || this.hasTimeBehind(task));
  }

  /** Whether there is time for lines behind a step that is only done near the end, with all that it follows. */
  hasTimeBehindStep(node: string): boolean {
    const before = new Set([...this.#links.allBefore(node), node]);
    const last = this.#earliestOf(before);
    if (!last) return true;
    const { minutesUntil } = this.#given;
    return minutesUntil() - minutesUntil(last) >= this.#minutesOfLines;
  }

  /** Whether a line is done after something on the day itself, so that nothing else on that day waits for it. */
  waitsForDay({ id }: TaskLine): boolean {
    const before = this.#links.allBefore(id);
    return this.#given.own.steps.some((step) => isOnDay(step) && before.has(this.#idOf(step.place)));
  }

  /** Whether lines with a day of their own that wait for the step keep enough time for the said hours of a line before it. */
  keepsDays(step: Step, task: TaskLine): boolean {
    const added = [...this.#links.allBefore(task.id), task.id];
    return this.#lines.every(({ task: dated }) => {
      const day = dated.on[0] ?? dated.by;
      if (!day || saidMinutes(task) === null) return true;
      const before = this.#links.allBefore(dated.id);
      if (!before.has(this.#idOf(step.place))) return true;
      return this.#minutesOf(new Set([...before, ...added])) <= this.#minutesUntil(day);
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

  hasTimeBehind({ on, by, windows }: TaskLine): boolean {
    const day = on.at(-1) ?? windows.at(-1)?.to ?? by;
    const { minutesUntil } = this.#given;
    return !day || minutesUntil(day) <= minutesUntil() * LATEST;
  }
}
