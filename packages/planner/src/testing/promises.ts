import { type Day, startOfWeek, weekdayOf } from '@daymark/domain/dates';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import type { Plan, PlannedTask, PlanRequest } from '../plan.ts';
import { KnownPlan, placeOf, when } from './known-plan.ts';
import { orderFaults, paceFaults } from './promised-order.ts';

/** The guarantees of a plan for its Reading, written from the rules and independently of the planner. */
export function brokenPromises(plan: Plan, request: PlanRequest): string[] {
  const known = new KnownPlan(plan, request);
  return [
    ...rowFaults(known),
    ...dayFaults(known),
    ...weekFaults(known),
    ...request.reading.statements.flatMap((one) => [
      ...hoursFaults(known, one),
      ...orderFaults(known, one),
      ...paceFaults(known, one),
      ...cutFaults(known, one),
      ...repeatFaults(known, one),
    ]),
    ...verdictFaults(plan),
  ];
}

const EPSILON = 1e-6;

function rowFaults({ plan, request, from, byId }: KnownPlan): string[] {
  return plan.tasks.flatMap((row) => {
    const { title, dueDate, statement, estimatedHours, source } = row;
    const one = byId.get(statement);
    const bounds = one?.kind === 'task' ? one : undefined;
    const isDatedByHand = dueDate !== null && bounds?.on.includes(dueDate);
    const isLate = dueDate !== null && bounds?.by && bounds.by >= from && dueDate > bounds.by;
    return [
      ...when(`${title} takes no time`, estimatedHours <= 0),
      ...when(`${title} has a long title or none`, title.length === 0 || title.length > 80),
      ...when(
        `${title} does not cite its words`,
        source !== null && request.description.slice(source.start, source.end) !== source.text,
      ),
      ...when(
        `${title} lies outside the plan on ${dueDate}`,
        dueDate !== null && (dueDate < from || dueDate > request.dueDate),
      ),
      ...when(
        `${title} lies before its first day`,
        dueDate !== null && !isDatedByHand && !!bounds?.from && dueDate < bounds.from,
      ),
      ...when(`${title} lies after its last day`, !isDatedByHand && !!isLate),
      ...when(
        `${title} lies on another day than its own`,
        dueDate !== null && one?.kind === 'event' && (dueDate < one.on || dueDate > (one.until ?? one.on)),
      ),
      ...when(
        `${title} lies on a day on which it is not done`,
        dueDate !== null &&
          !isDatedByHand &&
          !!bounds &&
          (bounds.except.includes(dueDate) || bounds.exceptWeekdays.includes(weekdayOf(dueDate))),
      ),
      ...when(`${title} lies outside the days of its part`, isOutsideOfPart(row, { byId, from })),
      ...when(
        `${title} lies on another weekday than its own`,
        dueDate !== null &&
          !isDatedByHand &&
          !!bounds?.weekdays.length &&
          !bounds.weekdays.includes(weekdayOf(dueDate)),
      ),
    ];
  });
}

/** The days of a part are ignored if they are past when the plan is made. */
function isOutsideOfPart(row: PlannedTask, { byId, from }: Pick<KnownPlan, 'byId' | 'from'>): boolean {
  const one = byId.get(row.statement);
  if (one?.kind !== 'task' || row.dueDate === null || one.on.includes(row.dueDate)) return false;
  const window = one.windows[placeOf(row).from - (one.parts?.first ?? 1)];
  if (!window) return false;
  return row.dueDate < window.from || (window.to >= from && row.dueDate > window.to);
}

/** No day has more work than hours; a day without hours only has work with that fixed day. */
function dayFaults(known: KnownPlan): string[] {
  const rows = known.plan.tasks.filter(({ repeat, dueDate }) => !repeat && dueDate !== null);
  return [...Map.groupBy(rows, ({ dueDate }) => dueDate ?? '')].flatMap(([day, there]) => {
    const hoursOf = (some: readonly PlannedTask[]) => some.reduce((sum, one) => sum + one.estimatedHours, 0);
    const fixed = there.filter((row) => known.isFixed(row));
    const most = Math.max(known.hoursOn(day), hoursOf(fixed));
    const others = there.length - fixed.length;
    return [
      ...when(`${day} holds ${hoursOf(there)} h of ${most} h`, hoursOf(there) > most + EPSILON),
      ...when(`${day} is a day off and holds other work`, known.hoursOn(day) <= 0 && others > 0),
    ];
  });
}

/** No week has more work than a brief allows a week, unless work with a fixed day takes more. */
function weekFaults(known: KnownPlan): string[] {
  if (known.request.calendar.decided?.includes('hours')) return [];
  const rows = known.plan.tasks.filter(({ dueDate }) => dueDate !== null && known.isWorked(dueDate));
  return known.request.reading.statements.flatMap((rule) => {
    if (rule.kind !== 'availability' || rule.per !== 'week' || rule.minutes === null) return [];
    const most = rule.minutes / 60;
    const isCovered = ({ dueDate: day }: PlannedTask) =>
      day !== null &&
      (rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(day))) &&
      (rule.from === null || day >= rule.from) &&
      (rule.until === null || day <= rule.until);
    const weeks = Map.groupBy(rows.filter(isCovered), ({ dueDate }) => startOfWeek(dueDate ?? ''));
    return [...weeks].flatMap(([week, there]) => {
      const fixed = sumOf(there.filter((row) => row.repeat || known.isFixed(row)));
      return when(
        `The week of ${week} holds ${sumOf(there)} h of ${most} h`,
        sumOf(there) > Math.max(most, fixed) + EPSILON,
      );
    });
  });
}

const sumOf = (rows: readonly PlannedTask[]): number =>
  rows.reduce((sum, one) => sum + one.estimatedHours, 0);

/** Hours that the statement gives, without completed parts. */
function statedMinutes(known: KnownPlan, one: Statement): number | undefined {
  if ((one.kind !== 'task' && one.kind !== 'event') || !one.effort || one.effort.unit === 'workdays')
    return undefined;
  const { amount, per } = one.effort;
  if (one.kind === 'event') {
    const days = known.daysFrom(one.on, one.until && one.until > one.on ? one.until : one.on);
    const left = days.filter((day) => day >= known.from).length;
    return per === 'part' ? left * amount : (left / days.length) * amount;
  }
  const all = one.parts?.count ?? 1;
  const done = known.request.reading.statements.reduce(
    (sum, other) => sum + (other.kind === 'done' && other.of?.statement === one.id ? other.of.parts : 0),
    0,
  );
  const left = Math.max(0, all - done);
  if (!one.parts && one.on.length > 1) return left * amount * (per === 'part' ? one.on.length : 1);
  return per === 'part' ? left * amount : (left / all) * amount;
}

function hoursFaults(known: KnownPlan, one: Statement): string[] {
  const said = statedMinutes(known, one);
  if (said === undefined) return [];
  const planned = known.rowsOf(one.id).reduce((sum, row) => sum + row.estimatedHours * 60, 0);
  const isSaid = one.kind === 'task' && one.effort?.said;
  // An estimate may be rounded up to a sitting.
  if (!isSaid && planned > said) return [];
  return when(`${one.words.text} takes ${planned} min of ${said} min`, Math.abs(planned - said) > 0.01);
}

const NEVER_CUT_MINUTES = 120;
const LEAST_MINUTES = 30;

/** Work of two hours or less is not split if a day has room for it; no part is shorter than half an hour. */
function cutFaults(known: KnownPlan, one: Statement): string[] {
  if (one.kind !== 'task' || one.on.length > 0 || one.effort?.unit === 'workdays') return [];
  if (known.request.finer?.includes(one.id)) return [];
  const byPart = Map.groupBy(known.rowsOf(one.id), (row) => placeOf(row).from);
  const last =
    one.by && one.by < known.request.dueDate && one.by >= known.from ? one.by : known.request.dueDate;
  const days = known.daysFrom(one.from && one.from > known.from ? one.from : known.from, last);
  const longest = Math.max(0, ...days.map((day) => known.hoursOn(day))) * 60;
  return [...byPart.values()].flatMap((rows) => {
    if (rows.length < 2) return [];
    const minutes = rows.map(({ estimatedHours }) => estimatedHours * 60);
    const all = minutes.reduce((sum, part) => sum + part, 0);
    return [
      ...when(
        `${rows[0]?.title} is cut though ${longest} min are free`,
        all <= NEVER_CUT_MINUTES + EPSILON && longest >= all,
      ),
      ...when(
        `${rows[0]?.title} is cut small: ${minutes}`,
        all / rows.length >= LEAST_MINUTES && minutes.some((part) => part < LEAST_MINUTES - EPSILON),
      ),
    ];
  });
}

function repeatFaults(known: KnownPlan, one: Statement): string[] {
  if (one.kind !== 'repeat') return [];
  const rows = known.rowsOf(one.id);
  const days = rows.map(({ dueDate }) => dueDate ?? '');
  return [
    ...when(`${one.title} comes twice on a day`, new Set(days).size < days.length),
    ...when(
      `${one.title} comes on a day off`,
      days.some((day) => known.request.calendar.daysOff.includes(day)),
    ),
    ...when(
      `${one.title} comes before or after its days`,
      days.some((day) => isOutside(day, one)),
    ),
    ...when(
      `${one.title} has a number`,
      rows.some(({ title }) => title !== one.title),
    ),
  ];
}

const isOutside = (day: Day, { from, until }: StatementOf<'repeat'>): boolean =>
  (from !== null && day < from) || (until !== null && day > until);

/** A plan that does not fit says why, and has remedies. */
function verdictFaults({ feasible, tasks, certificate, remedies }: Plan): string[] {
  const unplaced = tasks.filter(({ dueDate }) => dueDate === null).length;
  return [
    ...when('It fits and has no day for something', feasible && unplaced > 0),
    ...when('It does not fit and does not say why', !feasible && unplaced === 0 && certificate === null),
    ...when('It fits and has remedies', feasible && remedies.length > 0),
  ];
}
