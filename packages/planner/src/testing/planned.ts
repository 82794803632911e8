import type { Day, Weekday } from '@daymark/domain/dates';
import { weekdayOf } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { type Plan, type PlannedTask, type PlanRequest, planProject } from '../plan.ts';
import { idOf, requestOf } from './readings.ts';

export const planOf = (statements: readonly Statement[], change: Partial<PlanRequest> = {}): Plan =>
  planProject(requestOf(statements, change));

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const nameOf = (weekday: Weekday): string => WEEKDAYS[weekday - 1] ?? '';

/** A day in the format of the tests: `Mon 11-23`. */
export const dayName = (day: Day | null): string =>
  day === null ? 'no day' : `${nameOf(weekdayOf(day))} ${day.slice(5)}`;

const rowName = ({ dueDate, title, estimatedHours }: PlannedTask): string =>
  `${dayName(dueDate)}: ${title}, ${Math.round(estimatedHours * 60)} min`;

/** The rows of a plan in the format of the tests: `Mon 11-23: Paint the door, 120 min`. */
export const rowsOf = (statements: readonly Statement[], change: Partial<PlanRequest> = {}): string[] =>
  planOf(statements, change).tasks.map(rowName);

/** Days of the rows of the statement with these words. */
export const daysOf = ({ tasks }: Plan, text: string): (Day | null)[] =>
  tasks.flatMap(({ statement, dueDate }) => (statement === idOf(text) ? [dueDate] : []));

export const minutesOf = ({ tasks }: Plan, text: string): number[] =>
  tasks.flatMap((one) => (one.statement === idOf(text) ? [Math.round(one.estimatedHours * 60)] : []));
