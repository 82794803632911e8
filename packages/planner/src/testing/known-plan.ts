import { addDays, type Day, daysBetween, weekdayOf } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { layOut } from '../layout.ts';
import type { Plan, PlannedTask, PlanRequest } from '../plan.ts';
import type { WorkingCalendar } from '../schedule/calendar.ts';

/** The part and sitting numbers in a row's title. */
export interface Place {
  from: number;
  to: number;
  sitting: number;
  sittings: number;
  /** Whether it begins its part: the first sitting, or the first piece of a sitting that was split again. */
  begins: boolean;
}

const NUMBERS = /(?: (\d+)(?:–(\d+))?\/\d+)?((?: \(\d+\/\d+\))*)$/u;

export function placeOf({ title }: PlannedTask): Place {
  const [, from = '1', to = from, sittings = ''] = NUMBERS.exec(title) ?? [];
  const numbers = [...sittings.matchAll(/\((\d+)\/(\d+)\)/g)].map(([, one, all]) => [
    Number(one),
    Number(all),
  ]);
  // A sitting that was split again has two numbers: "(2/3) (1/2)".
  const sitting = numbers.reduce((sum, [one = 1], at) => sum + one / 1_000 ** at, 0) || 1;
  return {
    from: Number(from),
    to: Number(to),
    sitting,
    sittings: Math.max(1, ...numbers.map(([, all = 1]) => all)),
    begins: numbers.every(([one]) => one === 1),
  };
}

/** A plan with indexes for the checks. */
export class KnownPlan {
  readonly plan: Plan;
  readonly request: PlanRequest;
  readonly calendar: WorkingCalendar;
  readonly from: Day;
  readonly byId: ReadonlyMap<string, Statement>;
  readonly #rows: ReadonlyMap<string, PlannedTask[]>;
  readonly #habits = new Map<Day, number>();

  constructor(plan: Plan, request: PlanRequest) {
    this.plan = plan;
    this.request = request;
    this.calendar = layOut(request).frame.calendar;
    this.from = request.startDate > request.today ? request.startDate : request.today;
    this.byId = new Map(request.reading.statements.map((one) => [one.id, one]));
    this.#rows = Map.groupBy(plan.tasks, ({ statement }) => statement);
    for (const { repeat, dueDate, estimatedHours } of plan.tasks)
      if (repeat && dueDate) this.#habits.set(dueDate, (this.#habits.get(dueDate) ?? 0) + estimatedHours);
  }

  rowsOf(id: string): readonly PlannedTask[] {
    return this.#rows.get(id) ?? [];
  }

  isWorked(day: Day): boolean {
    const { weekdays, daysOff } = this.calendar;
    return weekdays.includes(weekdayOf(day)) && !daysOff.includes(day);
  }

  /** Hours for work on a day, without habits and other projects. */
  hoursOn(day: Day): number {
    const { hoursPerDay, hoursByWeekday, busyHours } = this.calendar;
    const weekday = weekdayOf(day);
    if (!this.isWorked(day)) return 0;
    const hours = (hoursByWeekday?.[weekday] ?? hoursPerDay) - (busyHours[day] ?? 0);
    return Math.max(0, hours - (this.#habits.get(day) ?? 0));
  }

  /** Whether the row has a fixed day. */
  isFixed({ statement, dueDate }: PlannedTask): boolean {
    const one = this.byId.get(statement);
    if (one?.kind === 'event') return true;
    if (one?.kind !== 'task' || dueDate === null) return false;
    // "The weekend of 6 March".
    const isNamed =
      one.from !== null && one.by !== null && !this.calendar.weekdays.includes(weekdayOf(dueDate));
    return one.on.includes(dueDate) || one.weekdays.includes(weekdayOf(dueDate)) || isNamed;
  }

  /** Hours of a day off that are there only for what has its fixed day then. */
  openedOn(day: Day): number {
    const rows = this.isWorked(day) ? [] : this.plan.tasks.filter((row) => row.dueDate === day);
    return rows.reduce((sum, row) => sum + (this.isFixed(row) ? row.estimatedHours : 0), 0);
  }

  daysFrom(first: Day, last: Day): Day[] {
    return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));
  }
}

/** The fault, if the condition is true. */
export const when = (fault: string, isSo: boolean): string[] => (isSo ? [fault] : []);
