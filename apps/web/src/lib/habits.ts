import { addDays, type Day } from '@daymark/domain/dates';
import { formatDayFrom } from './format.ts';

interface OfLine {
  /** A day of a habit. */
  repeat: boolean;
  /** The line of the brief that it comes of. */
  statement: string | null;
}

/** The days of one line of the brief. */
export interface Habit<Item> {
  statement: string;
  days: Item[];
}

/** The habits among some, each with its days, and what is none. A single day is a thing like others. */
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

/** The same line in another project is another: lines of the same words have the same name in each. */
export const lineInProject = (statement: string | null, projectId: string): string | null =>
  statement && `${projectId} ${statement}`;

interface OnDay {
  dueDate: Day | null;
  status: string;
}

const inOrder = (a: OnDay, b: OnDay) => ((a.dueDate ?? '9999') < (b.dueDate ?? '9999') ? -1 : 1);
const isDone = ({ status }: OnDay): boolean => status === 'Completed';

/** The day by which a habit is told: the next that is open, or its last. The days are in their order. */
export const nextDay = <Item extends OnDay>(days: readonly Item[]): Item | undefined =>
  days.find((day) => !isDone(day)) ?? days.at(-1);

type OfProjectLine = OfLine & OnDay & { projectId: { id: string } };

/** One row for each habit, where its days would be rows of their own and leave no room for anything else. */
export function oneOfEachHabit<Item extends OfProjectLine>(items: readonly Item[]): Item[] {
  const { habits, others } = apartFromHabits(items, ({ repeat, statement, projectId }) => ({
    repeat,
    statement: lineInProject(statement, projectId.id),
  }));
  const shown = new Set([...others, ...habits.flatMap(({ days }) => nextDay(days.toSorted(inOrder)) ?? [])]);
  return items.filter((item) => shown.has(item));
}

/** The days that are shown as cells: all of a short habit, of a long one those around today. */
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

/** Days as they are shown as cells, each to be completed by a click. */
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
