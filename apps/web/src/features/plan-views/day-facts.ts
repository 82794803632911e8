import type { PlanDay } from '@daymark/contract/plan-views';
import type { Day } from '@daymark/domain/dates';
import { hoursByDay, hoursOver } from '@daymark/domain/load';
import { isDayOff } from '@daymark/domain/working-days';
import { t } from '@daymark/words/t';
import { formatHours } from '../../platform/format.ts';
import type { ShownItem } from './shown-item.ts';

/** A day with its planned work. */
export interface DayFacts extends PlanDay {
  /** Hours of all open work on it, shown or not. */
  load: number;
}

export type FactsByDay = ReadonlyMap<Day, DayFacts>;

/** What a subtask adds to its day. */
type Work = Pick<ShownItem, 'status' | 'dueDate' | 'estimatedHours' | 'actualHours' | 'repeat'>;

/** Each day with its open hours: those of these subtasks, and those of all others. */
export function factsOf(days: readonly PlanDay[], items: readonly Work[]): FactsByDay {
  const held = hoursByDay(days, items);
  return new Map(
    days.map((day) => {
      const { plannedHours: load, habitHours } = held.get(day.date) ?? {
        plannedHours: day.takenHours,
        habitHours: day.habitHours,
      };
      return [day.date, { ...day, load, habitHours }];
    }),
  );
}

/** Planned hours beyond the day's working time. */
export const overOf = ({ load, ...day }: DayFacts): number => hoursOver({ ...day, plannedHours: load });

/** Whether it is a day without work. */
export const isOff = (day: Pick<DayFacts, 'why'>): boolean => isDayOff(day);

const OFF_WORDS = {
  working: undefined,
  asked: undefined,
  'day-off': t`Day off`,
  holiday: t`Holiday`,
  weekday: t`Not a working day`,
  busy: t`Busy all day`,
} as const;

/** Why a day has no work, by its name if it has one; undefined for a working day. */
export const offWords = (day: DayFacts): string | undefined =>
  isDayOff(day) ? (day.name ?? OFF_WORDS[day.why]) : undefined;

/** The planned hours and the working time. With `isLeft`, `room` is the rest of a day that has begun. */
function roomWords(room: string, isLeft: boolean, load: number): string {
  if (load === 0) return isLeft ? t`${room} left` : t`${room} free`;
  return isLeft ? t`${formatHours(load)} of ${room} left` : t`${formatHours(load)} of ${room}`;
}

/** The hours of a working day that time off and calendars take, by their name: "3 h off, 2 h busy (Dentist, Team)". */
export function takenWords({ why, offHours, busyHours, name }: PlanDay): string | undefined {
  if (isDayOff({ why }) || offHours + busyHours === 0) return undefined;
  const [off, busy] = [formatHours(offHours), formatHours(busyHours)];
  const taken = [...(offHours > 0 ? [t`${off} off`] : []), ...(busyHours > 0 ? [t`${busy} busy`] : [])];
  return `${taken.join(', ')}${name === null ? '' : ` (${name})`}`;
}

/** The planned hours and the working time of a day, in words: "5 h of 6 h", "8 h of 6 h, 2 h over", "Day off". */
export function loadWords(facts: DayFacts): string {
  const { load, hours, doneHours, why } = facts;
  const off = offWords(facts);
  if (off !== undefined) return load === 0 ? off : t`${off}, ${formatHours(load)} planned`;
  const over = overOf(facts);
  const taken = takenWords(facts);
  return [
    roomWords(formatHours(hours), doneHours > 0, load),
    ...(over > 0 ? [t`${formatHours(over)} over`] : []),
    ...(why === 'asked' ? [t`as the brief asks`] : []),
    ...(taken === undefined ? [] : [taken]),
  ].join(', ');
}

/** The planned hours, for small spaces, where a bar shows the share of the day; empty if nothing is planned. */
export const shortLoad = ({ load }: DayFacts): string => (load === 0 ? '' : formatHours(load));
