import type { Lag, Pace, Parts } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import type { After, Statement, StatementOf } from '@daymark/domain/reading';
import type { PlanRequest } from '../shape.ts';
import { calendarDaysOf, dayAfter, dayBefore, earliestOf, latestOf } from './days.ts';
import { type Draft, type DraftAfter, lagOf } from './draft.ts';
import type { Piece } from './pieces.ts';
import { endOfPractice } from './repeats.ts';

/** The pieces of a statement, with the index of the first among the drafts. */
export interface Made {
  first: number;
  pieces: readonly Piece[];
}

interface Setting {
  request: PlanRequest;
  from: Day;
  to: Day;
}

/** A bound: drafts with their lags that must be finished, and an earliest day. */
interface Bound {
  after: DraftAfter[];
  release: Day | null;
}

/** The part of a dependency that must be finished, in the numbering of its dependent. */
interface PartAsked {
  to: number;
  of: Parts | null;
}

const NOTHING: Bound = { after: [], release: null };
const DAYS_A_WEEK = 7;

/** The sum of two lags; with different units in calendar days, rounded up. */
function sumOf(one: Lag | null, other: Lag | null): Lag | null {
  if (!one || !other) return one ?? other;
  if (one.unit === other.unit) return { days: one.days + other.days, unit: one.unit };
  return { days: calendarDaysOf(one) + calendarDaysOf(other), unit: 'calendar' };
}

const withLag = (draft: number, lag: Lag | null): DraftAfter => ({
  draft,
  lagDays: lag?.days ?? 0,
  ...(lag?.unit === 'working' && { working: true as const }),
});

const lagOrNone = (after: DraftAfter): Lag | null => (after.lagDays === 0 ? null : lagOf(after));

/** Whether the one lag is over on no earlier day than the other, from whatever day they run. */
const coversLag = (one: Lag, other: Lag): boolean =>
  one.unit === 'calendar' ? one.days >= calendarDaysOf(other) : one.days >= other.days;

/** The days between two stretches of a pace; "one every two weeks" is half a part a week. */
const stretchDays = (pace: Pace | null): number =>
  Math.round((pace?.per === 'week' ? DAYS_A_WEEK : 1) / Math.min(1, pace?.parts ?? 1));

/** Connects drafts as their statements say: the order of parts, dependencies, and waits. */
export function linked(drafts: readonly Draft[], made: ReadonlyMap<string, Made>, setting: Setting): Draft[] {
  const linker = new Linker(drafts, made, setting);
  linker.chainParts();
  linker.followStatements();
  linker.endBeforeItIsOver();
  linker.endBeforeTheDueDate();
  return linker.drafts;
}

class Linker {
  readonly drafts: Draft[];
  readonly #made: ReadonlyMap<string, Made>;
  readonly #setting: Setting;
  readonly #byId: ReadonlyMap<string, Statement>;
  /** Waits that follow each part of something. */
  readonly #answers: readonly StatementOf<'wait'>[];
  /** Waits that have dependents. */
  readonly #followed = new Set<string>();

  constructor(drafts: readonly Draft[], made: ReadonlyMap<string, Made>, setting: Setting) {
    this.drafts = drafts.map((draft) => ({ ...draft, after: [] }));
    this.#made = made;
    this.#setting = setting;
    const { statements } = setting.request.reading;
    this.#byId = new Map(statements.map((one) => [one.id, one]));
    this.#answers = statements.filter((one) => one.kind === 'wait').filter(({ each }) => each);
  }

  /** Chains the parts and sittings of one statement, with the gap that the brief states. */
  chainParts(): void {
    for (const [id, { first, pieces }] of this.#made) {
      const task = this.#byId.get(id);
      const gaps = task?.kind === 'task' ? this.#gapsBetween(id, task.apart) : [null];
      const pace = task?.kind === 'task' ? task.pace : null;
      let stretch = first;
      pieces.forEach((piece, at) => {
        if (at === 0) return;
        const index = first + at;
        for (const gap of piece.sitting === 1 ? gaps : [null]) this.#follow(index, withLag(index - 1, gap));
        if (!piece.beginsStretch) return;
        this.#follow(index, { draft: stretch, lagDays: stretchDays(pace) });
        stretch = index;
      });
    }
  }

  /** The gaps between the parts of a task: as stated, with each wait that follows each part. */
  #gapsBetween(id: string, apart: Lag | null): (Lag | null)[] {
    const answers = this.#answers.flatMap(({ after, lag }) => (after.includes(id) && lag ? [lag] : []));
    return answers.length > 0 ? answers.map((answer) => sumOf(apart, answer)) : [apart];
  }

  followStatements(): void {
    for (const [id, { first, pieces }] of this.#made) {
      const one = this.#byId.get(id);
      for (const after of one?.kind === 'task' ? one.after : []) {
        const isEach = after.each && this.#parts(after.statement) > 1;
        pieces.forEach((piece, at) => {
          if (at > 0 && (!isEach || piece.sitting > 1)) return;
          if (after.previous && (!isEach || piece.from === pieces[0]?.from)) return;
          const to = after.previous ? piece.from - 1 : piece.to;
          const part = isEach ? { to, of: one?.kind === 'task' ? one.parts : null } : null;
          this.#apply(first + at, this.#boundOf(after, part, new Set([id])));
        });
      }
    }
  }

  #parts(id: string, seen: ReadonlySet<string> = new Set()): number {
    const one = this.#byId.get(id);
    if (one?.kind === 'wait')
      return seen.has(id)
        ? 0
        : Math.max(0, ...one.after.map((before) => this.#parts(before, new Set([...seen, id]))));
    return this.#made.get(id)?.pieces.length ?? 0;
  }

  #apply(index: number, { after, release }: Bound): void {
    for (const one of after) this.#follow(index, one);
    const draft = this.drafts[index];
    if (draft) draft.release = latestOf(draft.release, release);
  }

  #follow(index: number, after: DraftAfter): void {
    const draft = this.drafts[index];
    if (!draft || after.draft === index) return;
    const isSame = (one: DraftAfter) => one.draft === after.draft;
    if (draft.after.some((one) => isSame(one) && coversLag(lagOf(one), lagOf(after)))) return;
    // Which of "two days" and "a working day" is longer depends on the weekday: then both hold.
    const isCovered = (one: DraftAfter) => isSame(one) && coversLag(lagOf(after), lagOf(one));
    const place = draft.after.find(isCovered);
    draft.after = draft.after.flatMap((one) => (one === place ? after : isCovered(one) ? [] : one));
    if (!place) draft.after.push(after);
  }

  /** What must be finished before a dependent of a statement can begin; with `part`, only up to that part. */
  #boundOf(
    { statement, lag }: Pick<After, 'statement' | 'lag'>,
    part: PartAsked | null,
    seen: Set<string>,
  ): Bound {
    const one = this.#byId.get(statement);
    if (!one || seen.has(statement)) return NOTHING;
    const made = this.#made.get(statement);
    if (made) {
      const last = part ? lastOfPart(made.pieces, partIn(one, part)) : made.pieces.length - 1;
      // A wait after a completed part has already begun.
      return last < 0
        ? { after: [], release: this.#setting.request.startDate }
        : { after: [withLag(made.first + last, lag)], release: null };
    }
    if (one.kind === 'wait') return this.#boundOfWait(one, lag, part, new Set([...seen, statement]));
    const { startDate: from, dueDate: to } = this.#setting.request;
    const practised = one.kind === 'repeat' ? endOfPractice(one, { from, to }) : null;
    const day = one.kind === 'event' ? (one.until ?? one.on) : one.kind === 'theirs' ? one.by : practised;
    return day ? { after: [], release: lag ? dayAfter(day, lag) : day } : NOTHING;
  }

  #boundOfWait(wait: StatementOf<'wait'>, lag: Lag | null, part: PartAsked | null, seen: Set<string>): Bound {
    this.#followed.add(wait.id);
    const whole = sumOf(wait.lag, lag);
    const bounds = wait.after.map((statement) => this.#boundOf({ statement, lag: null }, part, seen));
    const after = bounds.flatMap((bound) =>
      bound.after.map((one) => withLag(one.draft, sumOf(lagOrNone(one), whole))),
    );
    const over = latestOf(...bounds.map(({ release }) => release));
    const { startDate } = this.#setting.request;
    const runs = wait.lag && wait.after.length === 0 ? latestOf(startDate, wait.likelyOn) : over;
    // If the wait also has a length, its end is only the latest day: dependents need not wait for that.
    const isMeasured = wait.lag !== null && (after.length > 0 || over !== null);
    const end = isMeasured ? null : wait.until;
    const release = latestOf(
      runs && whole ? dayAfter(runs, whole) : runs,
      end && lag ? dayAfter(end, lag) : end,
    );
    return { after, release };
  }

  /**
   * Work before a wait with an end is due early enough for it: "they need a week, and it has to be there on 1 March".
   */
  endBeforeItIsOver(): void {
    for (const wait of this.#byId.values()) {
      if (wait.kind !== 'wait' || !wait.until) continue;
      const over = wait.until;
      for (const statement of wait.after) {
        const { after } = this.#boundOf({ statement, lag: wait.lag }, null, new Set([wait.id]));
        for (const one of after) this.#endBy(one.draft, lagOrNone(one), over);
      }
    }
  }

  #endBy(index: number, lag: Lag | null, day: Day): void {
    const draft = this.drafts[index];
    if (!draft || draft.isAnchor) return;
    draft.deadline = earliestOf(draft.deadline, lag ? dayBefore(day, lag) : day);
  }

  /** A wait without dependents ends by the due date, so the work before it is due early enough. */
  endBeforeTheDueDate(): void {
    const { to } = this.#setting;
    for (const wait of this.#byId.values()) {
      if (wait.kind !== 'wait' || !wait.lag || this.#followed.has(wait.id)) continue;
      const { after } = this.#boundOf({ statement: wait.id, lag: null }, null, new Set());
      for (const one of after) if (one.lagDays > 0) this.#endBy(one.draft, lagOf(one), to);
    }
  }
}

/**
 * Converts between different counts of the same work, 18 recipes on 6 days: day 2 follows recipe 6. Numbered parts are
 * not converted.
 */
function partIn(one: Statement, { to, of }: PartAsked): number {
  const own = one.kind === 'task' ? one.parts : null;
  if (!own || !of || own.first !== 1 || of.first !== 1 || own.count === of.count) return to;
  return Math.ceil((to * own.count) / of.count);
}

/** The last sitting of the pieces that contain a part; -1 if there is no such part. */
function lastOfPart(pieces: readonly Piece[], to: number): number {
  const upTo = pieces.findLastIndex((one) => one.from <= to && to <= one.to);
  return upTo >= 0 ? upTo : pieces.findLastIndex((one) => one.to < to);
}

/** The first and the last day of a wait, once its dependencies have days. */
export function spanOfWait(from: Day | null, { lag, until, likelyOn }: StatementOf<'wait'>) {
  const over = from && lag ? dayAfter(from, lag) : null;
  // A wait that is planned has its own end, and the day by which it has to be over is later.
  return { from, to: likelyOn && over ? earliestOf(over, until) : (until ?? over) };
}
