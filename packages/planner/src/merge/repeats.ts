import { type Day, daysBetween } from '@daymark/domain/dates';
import type { RepeatDraft } from '../compile/draft.ts';
import type { PlannedTask, PlanRequest, Proposed } from '../shape.ts';
import { basisOf, keysOf, renamed } from './keys.ts';

/** One day of a habit, existing or to be written. */
export interface RepeatRow {
  draft: RepeatDraft;
  day: Day;
  /** Its existing row, if there is one. */
  rowId: string | null;
  proposed: Proposed;
}

/** Part numbers are below this, which is more than the days of the longest plan. */
const MOST_PARTS = 2_000;

/** The part number of a habit's day comes from its date, so that it never changes. */
const partOf = (day: Day): number => (daysBetween('2000-01-03', day) % MOST_PARTS) + 1;

/** Whether a numbered day is before another one, within some years around it. */
const isBefore = (part: number, day: Day): boolean =>
  (partOf(day) - part + MOST_PARTS) % MOST_PARTS < MOST_PARTS / 2 && part !== partOf(day);

/**
 * Compares the days of habits with earlier proposals: a day that the user completed, changed or deleted is not proposed
 * again, and an existing one stays. The merge deletes those that are no longer wanted.
 */
export function repeatRows(repeats: readonly RepeatDraft[], request: PlanRequest): RepeatRow[] {
  const { standing = [], kept, declined = [] } = request;
  const keys = keysOf(repeats);
  const known = [...standing, ...kept].flatMap(({ proposed }) => proposed?.key ?? []);
  const names = renamed(new Set(known), keys);
  const keyNow = ({ key }: Proposed) => names.get(key) ?? key;
  return repeats.flatMap((draft, index) => {
    const key = keys[index] ?? '';
    const own = standing.filter(({ proposed }) => keyNow(proposed) === key);
    const settled = new Set([
      ...kept.flatMap(({ proposed }) => (proposed && keyNow(proposed) === key ? proposed.part : [])),
      ...declined.flatMap((one) => (one.key === key && one.words === basisOf(draft) ? one.part : [])),
    ]);
    const byPart = new Map(own.map((row) => [row.proposed.part, row]));
    const passed = [...settled].filter((part) => isBefore(part, request.today)).length;
    const left = draft.times === null ? draft.days : draft.days.slice(0, Math.max(0, draft.times - passed));
    return left.flatMap((day): RepeatRow[] => {
      const part = partOf(day);
      if (settled.has(part)) return [];
      const proposed = {
        key,
        part,
        statement: draft.statement,
        words: basisOf(draft),
        title: draft.title,
        wholeHours: draft.hours,
        hours: draft.hours,
      };
      return [{ draft, day, rowId: byPart.get(part)?.id ?? null, proposed }];
    });
  });
}

/** Hours of habits by day. */
export function habitHours(rows: readonly RepeatRow[]): Record<Day, number> {
  const hours: Record<Day, number> = {};
  for (const { day, draft } of rows) hours[day] = (hours[day] ?? 0) + draft.hours;
  return hours;
}

/** The days of habits as rows of the plan; `ref` numbers them. */
export function repeatTasks(
  rows: readonly RepeatRow[],
  { priority, tags }: PlanRequest,
  ref: (index: number) => string,
): PlannedTask[] {
  return rows.map(({ draft, day, rowId, proposed }, index) => ({
    ref: ref(index),
    title: draft.title,
    description: '',
    estimatedHours: draft.hours,
    guessed: !draft.stated,
    priority,
    tags: [...tags],
    milestoneId: null,
    dependsOn: [],
    lags: [],
    source: draft.source,
    playbook: draft.library,
    statement: draft.statement,
    repeat: true,
    dueDate: day,
    earliestOn: day,
    latestOn: day,
    optional: false,
    rowId,
    dependsOnRows: [],
    proposed,
  }));
}
