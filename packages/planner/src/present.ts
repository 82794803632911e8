import { addDays, type Day } from '@daymark/domain/dates';
import { PRIORITY_WEIGHTS, type Priority } from '@daymark/domain/priorities';
import { calendarDaysOf } from './compile/days.ts';
import { type Draft, lagOf } from './compile/draft.ts';
import { cutTitle, withoutSitting } from './compile/titles.ts';
import { basisOf } from './merge/keys.ts';
import { hoursOf } from './schedule/calendar.ts';
import type { Schedule } from './schedule/schedule.ts';
import { withoutCircles } from './schedule/work.ts';
import type { PlannedTask, PlanRequest, Proposed } from './shape.ts';

/** One row of the plan: a draft, or one of several days of a split draft. */
interface Part {
  draft: number;
  day: number | null;
  hours: number;
  /** 1-based, and the number of all. */
  part: number;
  parts: number;
}

function partsOf(drafts: readonly Draft[], schedule: Schedule): Part[] {
  const hours = hoursOfParts(drafts, schedule);
  const seen = new Map<number, number>();
  const placed = schedule.placed.map(({ index, day }): Part => {
    const part = (seen.get(index) ?? 0) + 1;
    seen.set(index, part);
    const own = hours.get(index) ?? [];
    return { draft: index, day, hours: own[part - 1] ?? 0, part, parts: own.length };
  });
  const unplaced = schedule.unplaced.map((index): Part => {
    return { draft: index, day: null, hours: drafts[index]?.hours ?? 0, part: 1, parts: 1 };
  });
  return [...inOrder(placed, drafts), ...unplaced];
}

/** The scheduler counts in quarters of an hour; the largest part is shortened so that the sum is the stated time. */
function hoursOfParts(drafts: readonly Draft[], { placed }: Schedule): Map<number, number[]> {
  const hours = new Map<number, number[]>();
  for (const { index, units } of placed) hours.set(index, [...(hours.get(index) ?? []), hoursOf(units)]);
  for (const [index, own] of hours) {
    const whole = drafts[index]?.hours ?? 0;
    const largest = own.indexOf(Math.max(...own));
    own[largest] = own.reduce((left, one, at) => (at === largest ? left : left - one), whole);
  }
  return hours;
}

/** Within a day, dependencies come first, then the order of the brief. */
function inOrder(placed: readonly Part[], drafts: readonly Draft[]): Part[] {
  const byDay = Map.groupBy(placed, ({ day }) => day ?? 0);
  return [...byDay.keys()]
    .sort((a, b) => a - b)
    .flatMap((day) => {
      const open = (byDay.get(day) ?? []).toSorted((a, b) => a.draft - b.draft || a.part - b.part);
      const ordered: Part[] = [];
      while (open.length > 0) {
        const here = new Set(open.map((part) => part.draft));
        const isFree = (part: Part) => !drafts[part.draft]?.after.some((one) => here.has(one.draft));
        ordered.push(...open.splice(Math.max(0, open.findIndex(isFree)), 1));
      }
      return ordered;
    });
}

/** The titles of rows: the days of a split sitting are numbered among all sittings of its work. */
function titlesOf(parts: readonly Part[], drafts: readonly Draft[]): Map<Part, string> {
  const workOf = ({ draft: index }: Part): string => {
    const { statement = '', title = '' } = drafts[index] ?? {};
    return `${statement} ${withoutSitting(title)}`;
  };
  const titles = new Map<Part, string>();
  for (const rows of Map.groupBy(parts, workOf).values()) {
    const isSplit = rows.some((one) => one.parts > 1);
    const inTurn = rows.toSorted((a, b) => a.draft - b.draft || a.part - b.part);
    inTurn.forEach((one, at) => {
      const { stands, title = '' } = drafts[one.draft] ?? {};
      titles.set(one, stands?.title ?? (isSplit ? cutTitle(title, at + 1, rows.length) : title));
    });
  }
  return titles;
}

/** The drafts with the dependencies by which they were scheduled: a plan whose tasks wait for each other cannot be written. */
function withoutCirclesAmong(drafts: readonly Draft[]): Draft[] {
  const links = drafts.map(({ after }) => ({
    after: after.map(({ draft: index }) => ({ index, lagDays: 0 })),
  }));
  const kept = withoutCircles(links).map(({ after }) => new Set(after.map(({ index }) => index)));
  return drafts.map((draft, at) => ({
    ...draft,
    after: draft.after.filter((one) => kept[at]?.has(one.draft)),
  }));
}

/** The scheduled drafts as rows for display. */
export function tasksOf(
  request: PlanRequest,
  linked: readonly Draft[],
  schedule: Schedule,
  days: readonly Day[],
): PlannedTask[] {
  const drafts = withoutCirclesAmong(linked);
  const parts = partsOf(drafts, schedule);
  const refs = new Map(parts.map((part, index) => [`${part.draft}/${part.part}`, `t${index + 1}`]));
  const lastPart = new Map(parts.map((part) => [part.draft, part]));
  const numbers = numbersOf(parts, drafts);
  const titles = titlesOf(parts, drafts);
  return parts.flatMap((part, index) => {
    const draft = drafts[part.draft];
    if (!draft) return [];
    const dueDate = part.day === null ? null : (days[part.day] ?? null);
    const before =
      part.part > 1
        ? [{ key: `${part.draft}/${part.part - 1}`, days: 0 }]
        : draft.after.flatMap((one) => {
            const last = lastPart.get(one.draft);
            if (!last) return [];
            const from = last.day === null ? null : days[last.day];
            return [{ key: `${one.draft}/${last.part}`, days: calendarDaysOf(lagOf(one), from) }];
          });
    const waits = longestWaits(before, refs);
    return {
      ref: `t${index + 1}`,
      title: titles.get(part) ?? draft.title,
      description: draft.done ?? '',
      estimatedHours: part.hours,
      guessed: !draft.stated,
      priority: priorityOf(request, draft),
      tags: [...request.tags],
      milestoneId: heldBy(request, draft, dueDate),
      dependsOn: waits.map(({ ref }) => ref),
      lags: waits.filter(({ days: lag }) => lag > 0),
      source: draft.source,
      playbook: draft.library,
      statement: draft.statement,
      repeat: false,
      dueDate,
      ...statedDaysOf(draft, dueDate),
      optional: draft.optional,
      rowId: rowOf(draft, part),
      dependsOnRows: part.part > 1 ? [] : [...(draft.afterRows ?? [])],
      proposed: proposedOf(draft, part.hours, numbers[index] ?? 1),
    };
  });
}

/** The data by which later proposals recognise the row. */
const proposedOf = (draft: Draft, hours: number, part: number): Proposed => ({
  key: draft.key ?? '',
  part,
  statement: draft.statement,
  words: basisOf(draft),
  title: draft.wholeTitle ?? draft.title,
  wholeHours: draft.wholeHours ?? draft.hours,
  hours,
  ...(draft.factor !== undefined && { factor: draft.factor }),
  ...(draft.deliverable && { deliverable: draft.deliverable }),
});

/** The stated dates of a task, if its scheduled day respects them. */
function statedDaysOf({ said: { earliestOn, latestOn } }: Draft, day: Day | null) {
  return {
    earliestOn: day !== null && earliestOn !== null && day < earliestOn ? null : earliestOn,
    latestOn: day !== null && latestOn !== null && day > latestOn ? null : latestOn,
  };
}

/** Each dependency once, with its longest lag. */
function longestWaits(
  before: readonly { key: string; days: number }[],
  refs: ReadonlyMap<string, string>,
): { ref: string; days: number }[] {
  const waits = new Map<string, number>();
  for (const { key, days } of before) {
    const ref = refs.get(key);
    if (ref) waits.set(ref, Math.max(waits.get(ref) ?? 0, days));
  }
  return [...waits].map(([ref, days]) => ({ ref, days }));
}

/** The row of the earlier plan that a part replaces. */
function rowOf({ stands, replaces }: Draft, { part }: Part): string | null {
  if (stands) return part === 1 ? stands.id : null;
  return replaces?.[part - 1] ?? null;
}

/** The part numbers: existing rows keep theirs, and a used number is not given again. */
function numbersOf(parts: readonly Part[], drafts: readonly Draft[]): number[] {
  const taken = new Map<string | undefined, Set<number>>();
  for (const { key, stands, settledParts = [] } of drafts) {
    const numbers = taken.get(key) ?? new Set();
    for (const one of [...settledParts, ...(stands ? [stands.part] : [])]) numbers.add(one);
    taken.set(key, numbers);
  }
  return parts.map(({ draft, part }) => {
    const { key, stands } = drafts[draft] ?? {};
    if (stands && part === 1) return stands.part;
    const numbers = taken.get(key) ?? new Set();
    let free = 1;
    while (numbers.has(free)) free++;
    numbers.add(free);
    taken.set(key, numbers);
    return free;
  });
}

/** A task that is after its milestone does not belong to it. */
function heldBy({ milestones }: PlanRequest, { milestoneId }: Draft, day: Day | null): string | null {
  const milestone = milestones.find((one) => one.id === milestoneId);
  return milestone && day !== null && day > milestone.dueDate ? null : milestoneId;
}

/** Work that an external date depends on gets a higher priority than its project; optional work gets a lower one. */
function priorityOf({ priority, dueDate }: PlanRequest, { optional, deadline }: Draft): Priority {
  if (optional) return 'Low';
  if (deadline !== null && deadline <= addDays(dueDate, -1)) return 'High';
  return PRIORITY_WEIGHTS[priority] >= PRIORITY_WEIGHTS.Medium ? priority : 'Low';
}
