import { addDays, type Day } from './dates.ts';
import { UPCOMING_DAYS, UPCOMING_ROWS } from './limits.ts';
import { type DatedWork, isOverdue } from './subtasks.ts';

const byDueDate = (a: DatedWork, b: DatedWork): number =>
  (a.dueDate ?? '9999') < (b.dueDate ?? '9999') ? -1 : (a.dueDate ?? '9999') > (b.dueDate ?? '9999') ? 1 : 0;

/** What is due on the day and still open, in the order given. */
export const dueToday = <W extends DatedWork>(work: readonly W[], today: Day): W[] =>
  work.filter((item) => item.status !== 'Completed' && item.dueDate === today);

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
