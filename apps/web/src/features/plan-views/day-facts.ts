import type { PlanDay } from '@daymark/contract/plan-views';
import type { Day } from '@daymark/domain/dates';
import { hoursOver, sumHours } from '@daymark/domain/load';
import { formatHours } from '../../lib/format.ts';
import { isDone, type ShownItem } from './shown-item.ts';

/** A day with its planned work. */
export interface DayFacts extends PlanDay {
  /** Hours of all open work on it, shown or not. */
  load: number;
}

export type FactsByDay = ReadonlyMap<Day, DayFacts>;

const toHundredths = (hours: number): number => Math.round(hours * 100) / 100;

/** What a subtask adds to its day. */
type Work = Pick<ShownItem, 'status' | 'dueDate' | 'estimatedHours' | 'repeat'>;

const hoursOf = (items: readonly Work[]): number =>
  sumHours(items.map(({ estimatedHours }) => estimatedHours));

/** Each day with the open hours of these subtasks, and of those that are not among them. */
export function factsOf(days: readonly PlanDay[], items: readonly Work[]): FactsByDay {
  const open = Map.groupBy(
    items.filter((item) => !isDone(item)),
    ({ dueDate }) => dueDate,
  );
  return new Map(
    days.map((day) => {
      const here = open.get(day.date) ?? [];
      const load = toHundredths(day.takenHours + hoursOf(here));
      const habitHours = toHundredths(day.habitHours + hoursOf(here.filter(({ repeat }) => repeat)));
      return [day.date, { ...day, load, habitHours }];
    }),
  );
}

/** Planned hours beyond the day's working time. */
export const overOf = ({ load, ...day }: DayFacts): number => hoursOver({ ...day, plannedHours: load });

/** Whether it is a day without work. */
export const isOff = ({ why }: Pick<DayFacts, 'why'>): boolean => why !== 'working';

const OFF_WORDS = {
  'day-off': 'Day off',
  holiday: 'Holiday',
  weekday: 'Not a working day',
  busy: 'Busy all day',
} as const;

/** Why a day has no work, by its name if it has one; undefined for a working day. */
export function offWords({ why, name }: DayFacts): string | undefined {
  return why === 'working' ? undefined : (name ?? OFF_WORDS[why]);
}

/** The planned hours and the working time of a day, in words: "5 h of 6 h", "8 h of 6 h, 2 h over", "Day off". */
export function loadWords(facts: DayFacts): string {
  const { load, hours, busyHours, name } = facts;
  const off = offWords(facts);
  const over = overOf(facts);
  if (off !== undefined) return load === 0 ? off : `${off}, ${formatHours(load)} planned`;
  const busy = busyHours > 0 ? `, ${formatHours(busyHours)} busy${name === null ? '' : ` (${name})`}` : '';
  if (load === 0) return `${formatHours(hours)} free${busy}`;
  return `${formatHours(load)} of ${formatHours(hours)}${over > 0 ? `, ${formatHours(over)} over` : ''}${busy}`;
}

const numbers = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** A short form for small spaces: "5/6 h", "3 h"; empty if there is nothing to say. */
export function shortLoad(facts: DayFacts): string {
  const { load, hours } = facts;
  if (load === 0) return '';
  return isOff(facts) ? `${numbers.format(load)} h` : `${numbers.format(load)}/${numbers.format(hours)} h`;
}
