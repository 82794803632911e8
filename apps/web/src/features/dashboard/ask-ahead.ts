import { agendaQuery, projectOverviewQuery, projectStatsQuery } from '../../plan-data/queries.ts';
import { openCache } from '../../plan-data/query-cache.ts';
import { queryClient } from '../../plan-data/query-client.ts';
import { useSession } from '../../platform/session.ts';
import { todayOfUser } from '../../platform/today.ts';
import { openFrom, overdueBy } from './calls.ts';

/**
 * Prefetches the dashboard's data for the user whom this device knows, while the session is being checked. It is not
 * shown before the check, and is deleted if the session belongs to somebody else.
 */
export async function askAhead(): Promise<void> {
  const { user } = useSession.getState();
  if (!user) return;
  const today = todayOfUser();
  await Promise.all([
    openCache(user.id),
    queryClient.prefetchQuery(agendaQuery(openFrom(today))),
    queryClient.prefetchQuery(agendaQuery(overdueBy(today))),
    queryClient.prefetchQuery(projectOverviewQuery()),
    queryClient.prefetchQuery(projectStatsQuery()),
  ]);
}
