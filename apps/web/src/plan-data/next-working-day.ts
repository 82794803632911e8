import { addDays, type Day, daysFrom, weekdayOf } from '@daymark/domain/dates';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { todayOfUser } from '../platform/today.ts';
import { keys } from './queries.ts';

/** So many days are searched. */
const AHEAD = 60;

/** The next day on which a project is worked, after today and after the day of the task. */
export async function nextWorkingDay(
  client: QueryClient,
  { projectId, dueDate }: { projectId: string; dueDate: Day | null },
): Promise<Day> {
  const today = todayOfUser();
  const from = addDays(dueDate !== null && dueDate > today ? dueDate : today, 1);
  const query = { from, to: addDays(from, AHEAD), projectId };
  try {
    const { data } = await client.fetchQuery({
      queryKey: [...keys.agendas, 'plan-days', query],
      queryFn: ({ signal }) => api.planViews.days({ query }, { signal }),
    });
    return data.find(({ hours }) => hours > 0)?.date ?? from;
  } catch {
    // Without a connection, a task can still be moved: to the next day from Monday to Friday.
    return daysFrom(from, query.to).find((day) => weekdayOf(day) <= 5) ?? from;
  }
}
