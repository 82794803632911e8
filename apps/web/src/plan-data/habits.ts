import { addDays, type Day } from '@daymark/domain/dates';
import { formatDayFrom } from '../platform/format.ts';

interface OfLine {
  /** Whether it is a day of a habit. */
  repeat: boolean;
  /** Its line of the brief. */
  statement: string | null;
}

/** The days of one line of the brief. */
export interface Habit<Item> {
  statement: string;
  days: Item[];
}

/** Groups the days of habits, and returns the other items separately. A single day is an ordinary item. */
export function apartFromHabits<Item>(
  items: readonly Item[],
  lineOf: (item: Item) => OfLine,
): { habits: Habit<Item>[]; others: Item[] } {
  const nameOf = (item: Item): string | undefined => {
    const { repeat, statement } = lineOf(item);
    return repeat && statement !== null ? statement : undefined;
  };
  const byLine = Map.groupBy(items, nameOf);
  const habits = [...byLine].flatMap(([statement, days]): Habit<Item>[] =>
    statement === undefined || days.length < 2 ? [] : [{ statement, days }],
  );
  const folded = new Set<string | undefined>(habits.map(({ statement }) => statement));
  return { habits, others: items.filter((item) => !folded.has(nameOf(item))) };
}

/** The line together with its project, because equal words have the same id in every project. */
export const lineInProject = (statement: string | null, projectId: string): string | null =>
  statement && `${projectId} ${statement}`;

interface OnDay {
  dueDate: Day | null;
  status: string;
}

const inOrder = (a: OnDay, b: OnDay) => ((a.dueDate ?? '9999') < (b.dueDate ?? '9999') ? -1 : 1);
const isDone = ({ status }: OnDay): boolean => status === 'Completed';

/** The day that represents a habit: the next open one that was not missed, or its last. The days are in order. */
export const nextDay = <Item extends OnDay>(days: readonly Item[], today: Day): Item | undefined =>
  days.find((day) => !isDone(day) && (day.dueDate === null || day.dueDate >= today)) ?? days.at(-1);

type OfProjectLine = OfLine & OnDay & { projectId: { id: string } };

/** One row for each habit, because its days would leave no room for other rows. */
export function oneOfEachHabit<Item extends OfProjectLine>(items: readonly Item[], today: Day): Item[] {
  const { habits, others } = apartFromHabits(items, ({ repeat, statement, projectId }) => ({
    repeat,
    statement: lineInProject(statement, projectId.id),
  }));
  const shown = new Set([
    ...others,
    ...habits.flatMap(({ days }) => nextDay(days.toSorted(inOrder), today) ?? []),
  ]);
  return items.filter((item) => shown.has(item));
}

/** The days that are shown as cells: all of a short habit, those around today of a long one. */
export function daysInSight<Item extends OnDay>(
  days: readonly Item[],
  today: Day,
  { before, max }: { before: number; max: number },
): readonly Item[] {
  if (days.length <= max) return days;
  const from = addDays(today, -before);
  const found = days.findIndex(({ dueDate }) => dueDate !== null && dueDate >= from);
  const first = Math.min(found < 0 ? days.length : found, days.length - max);
  return days.slice(first, first + max);
}

/** The cells of days, each of which a click completes. */
export const toggledDays = (days: readonly (OnDay & { id: string })[], today: Day) =>
  days.flatMap((day) => {
    const { id, dueDate } = day;
    if (dueDate === null) return [];
    const when: 'past' | 'today' | 'coming' =
      dueDate === today ? 'today' : dueDate < today ? 'past' : 'coming';
    return [
      {
        id,
        number: Number(dueDate.slice(8)),
        words: formatDayFrom(dueDate, today),
        when,
        done: isDone(day),
      },
    ];
  });
