import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { calendarWith } from '../compile/availability.ts';
import { withWeekBudgets } from '../compile/budget-calendar.ts';
import { axisOf, hoursOf } from '../schedule/calendar.ts';
import type { PlanRequest } from '../shape.ts';
import type { BreakdownRequest } from './request.ts';

const MINUTES_AN_HOUR = 60;
const DAYS_A_WEEK = 7;

/** The length that most working days have. */
function mostUsual(capacity: Int32Array): number {
  const lengths = Map.groupBy(
    [...capacity].filter((units) => units > 0),
    (units) => units,
  );
  const [usual] = [...lengths.values()].sort((one, other) => other.length - one.length);
  return usual?.[0] ?? 0;
}

/** The working time of a request, with the rules of its brief, as `breakDown` asks for it. */
export function timeOf(
  request: Pick<PlanRequest, 'reading' | 'startDate' | 'dueDate' | 'today' | 'calendar'>,
): Pick<BreakdownRequest, 'minutesUntil' | 'days' | 'weeks' | 'dayMinutes'> {
  const { reading, startDate, dueDate, today } = request;
  const from = startDate > today ? startDate : today;
  const { statements } = reading;
  const span = { from, to: dueDate };
  const { calendar, movableBefore } = withWeekBudgets(calendarWith(statements, request.calendar, span), [], {
    ...{ statements, person: request.calendar, start: startDate, span },
    ...{ fixed: {}, standing: {}, longest: 0 },
  });
  const axis = axisOf(calendar, from, dueDate);
  return {
    minutesUntil: (day: Day = dueDate) => {
      const end = Math.max(0, Math.min(axis.capacity.length, daysBetween(from, addDays(day, 1))));
      return (hoursOf(axis.starts[end] ?? 0) + movableBefore(day)) * MINUTES_AN_HOUR;
    },
    days: axis.capacity.filter((units) => units > 0).length,
    dayMinutes: hoursOf(mostUsual(axis.capacity)) * MINUTES_AN_HOUR,
    weeks: Math.max(1, Math.round((daysBetween(from, dueDate) + 1) / DAYS_A_WEEK)),
  };
}
