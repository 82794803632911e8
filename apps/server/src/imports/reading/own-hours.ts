import { t } from '@daymark/words/t';
import type { Losses } from './losses.ts';
import type { FoundTask } from './shape.ts';

/** Files round hours in many ways. */
const EQUAL_WITHIN_HOURS = 1 / 60;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const isEqual = (a: number, b: number): boolean => Math.abs(a - b) <= EQUAL_WITHIN_HOURS;

const hoursOf = (tasks: readonly FoundTask[], field: 'hours' | 'spentHours'): number[] =>
  tasks.flatMap((task) => (task[field] ? [task[field]] : []));

interface Sums {
  hours: number | undefined;
  spentHours: number | undefined;
}

/** A task whose hours are the sum of its parts has none of its own: they would be counted twice. */
function ownHours(task: FoundTask, parts: readonly FoundTask[]): Sums {
  const own = (field: 'hours' | 'spentHours') => {
    const ofParts = hoursOf(parts, field);
    const isSum = ofParts.length > 1 && isEqual(task[field] ?? 0, sum(ofParts));
    return isSum ? undefined : task[field];
  };
  return { hours: own('hours'), spentHours: own('spentHours') };
}

/** Tools that always sum up: what a task has more than its parts is its own, unless it holds no sum at all. */
function hoursBeyondParts(task: FoundTask, parts: readonly FoundTask[]): Sums {
  const [estimated, spent] = [sum(hoursOf(parts, 'hours')), sum(hoursOf(parts, 'spentHours'))];
  const [hours, spentHours] = [task.hours ?? 0, task.spentHours ?? 0];
  const within = (own: number, ofParts: number) => own > 0 && own <= ofParts + EQUAL_WITHIN_HOURS;
  // The estimate of a task may be what is left of its parts, which is less than their sum.
  const holdsSum = within(hours, estimated) || within(spentHours, spent);
  if (!holdsSum) return { hours: task.hours, spentHours: task.spentHours };
  const beyond = (own: number, ofParts: number) =>
    own > ofParts + EQUAL_WITHIN_HOURS ? own - ofParts : undefined;
  return { hours: beyond(hours, estimated), spentHours: beyond(spentHours, spent) };
}

/** The tasks without the hours that are those of their parts. `sumsUp` for a tool in which each task holds them. */
export function withOwnHours(
  tasks: readonly FoundTask[],
  losses: Losses,
  { sumsUp }: { sumsUp: boolean } = { sumsUp: false },
): FoundTask[] {
  const parts = Map.groupBy(tasks, ({ parentKey }) => parentKey);
  return tasks.map((task) => {
    const own = (parts.get(task.id ?? task.key) ?? []).filter((part) => part !== task);
    if (own.length === 0) return task;
    const hours = sumsUp ? hoursBeyondParts(task, own) : ownHours(task, own);
    if (hours.hours !== task.hours || hours.spentHours !== task.spentHours)
      losses.add(t`Hours`, t`A task holds the hours of its parts, so they are counted once`);
    return { ...task, ...hours };
  });
}
