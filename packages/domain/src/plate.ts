import { addDays, type Day } from './dates.ts';
import { UPCOMING_DAYS, UPCOMING_ROWS } from './limits.ts';
import { PRIORITY_WEIGHTS, type Priority } from './priorities.ts';
import { type DatedWork, isOverdue } from './subtasks.ts';

type PlateWork = DatedWork & { priority: Priority; projectId: { id: string } };

const byDueDate = (a: DatedWork, b: DatedWork): number =>
  (a.dueDate ?? '9999') < (b.dueDate ?? '9999') ? -1 : (a.dueDate ?? '9999') > (b.dueDate ?? '9999') ? 1 : 0;

/** What is due on the day and still open, in the order given. */
export const dueToday = <W extends DatedWork>(work: readonly W[], today: Day): W[] =>
  work.filter((item) => item.status !== 'Completed' && item.dueDate === today);

/**
 * What is due on the day and still open, the most urgent first: of each project what its plan has next, and of those the
 * one of the highest priority. Nothing comes before what stands before it in its own plan.
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

/** Open work due from today to seven days ahead, earliest first, five at most. */
export const upcomingDeadlines = <W extends DatedWork>(work: readonly W[], today: Day): W[] =>
  work
    .filter(
      ({ status, dueDate }) =>
        status !== 'Completed' &&
        dueDate !== null &&
        dueDate >= today &&
        dueDate <= addDays(today, UPCOMING_DAYS),
    )
    .toSorted(byDueDate)
    .slice(0, UPCOMING_ROWS);

/** Open work whose day has passed, the oldest first. */
export const overdueWork = <W extends DatedWork>(work: readonly W[], today: Day): W[] =>
  work.filter((item) => isOverdue(item, today)).toSorted(byDueDate);
