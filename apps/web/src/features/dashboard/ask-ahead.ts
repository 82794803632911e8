import { agendaQuery, projectOverviewQuery, projectStatsQuery } from '../../lib/queries.ts';
import { openCache } from '../../lib/query-cache.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { todayOfUser } from '../../lib/today.ts';
import { openFrom, overdueBy } from './calls.ts';

/**
 * Asks for what the dashboard begins with while the session of the person whom this device knows is still checked. Nothing
 * of it shows before that is done, and if it turns out to be somebody else's, it is thrown away.
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
