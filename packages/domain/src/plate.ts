import { addDays, type Day } from './dates.ts';
import { UPCOMING_DAYS, UPCOMING_ROWS } from './limits.ts';
import { PRIORITY_WEIGHTS, type Priority } from './priorities.ts';
import { type DatedWork, isOverdue } from './subtasks.ts';

type PlateWork = DatedWork & { priority: Priority; projectId: { id: string } };

const byDueDate = (a: DatedWork, b: DatedWork): number =>
  (a.dueDate ?? '9999') < (b.dueDate ?? '9999') ? -1 : (a.dueDate ?? '9999') > (b.dueDate ?? '9999') ? 1 : 0;

/** Open work that is due on the day, in the given order. */
export const dueToday = <W extends DatedWork>(work: readonly W[], today: Day): W[] =>
  work.filter((item) => item.status !== 'Completed' && item.dueDate === today);

/**
 * Open work that is due on the day, most urgent first: the next item of each project's plan, and among these the one of
 * the highest priority. The order within a plan is kept.
 */
export function plateOf<W extends PlateWork>(work: readonly W[], today: Day): W[] {
  const plans = [...Map.groupBy(dueToday(work, today), ({ projectId }) => projectId.id).values()];
  const places = new Map(work.map((item, place) => [item, place]));
  const placeOf = (item: W) => places.get(item) ?? 0;
  const plate: W[] = [];
  for (let heads = plans; heads.length > 0; heads = heads.filter((plan) => plan.length > 0)) {
    const next = heads
      .flatMap(([head]) => head ?? [])
      .reduce((best, one) => {
        const byPriority = PRIORITY_WEIGHTS[one.priority] - PRIORITY_WEIGHTS[best.priority];
        return byPriority > 0 || (byPriority === 0 && placeOf(one) < placeOf(best)) ? one : best;
      });
    plate.push(next);
    heads.find(([head]) => head === next)?.shift();
  }
  return plate;
}

const isUpcoming = ({ status, dueDate }: DatedWork, today: Day): boolean =>
  status !== 'Completed' && dueDate !== null && dueDate >= today && dueDate <= addDays(today, UPCOMING_DAYS);

/**
 * Open work that is due within the next seven days, earliest first, at most five. Work whose day a plan has chosen has a
 * `dayOf`, and only takes the room that deadlines leave, once for each of these.
 */
export function upcomingDeadlines<W extends DatedWork>(
  work: readonly W[],
  today: Day,
  dayOf: (item: W) => string | undefined = () => undefined,
): W[] {
  const due = work.filter((item) => isUpcoming(item, today)).toSorted(byDueDate);
  const deadlines = due.filter((item) => dayOf(item) === undefined).slice(0, UPCOMING_ROWS);
  const planned = [...Map.groupBy(due, dayOf)].flatMap(([day, [first]]) => (day && first) || []);
  const shown = new Set([...deadlines, ...planned.slice(0, UPCOMING_ROWS - deadlines.length)]);
  return due.filter((item) => shown.has(item));
}

/** Open work that is overdue, oldest first. */
export const overdueWork = <W extends DatedWork>(work: readonly W[], today: Day): W[] =>
  work.filter((item) => isOverdue(item, today)).toSorted(byDueDate);
