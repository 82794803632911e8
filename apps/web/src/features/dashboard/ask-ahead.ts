import { agendaQuery, projectOverviewQuery, projectStatsQuery } from '../../lib/queries.ts';
import { openCache } from '../../lib/query-cache.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { todayOfUser } from '../../lib/today.ts';
import { OPEN_BY_DUE_DATE, overdueBy } from './calls.ts';

/**
 * Asks for what the dashboard begins with while the session of the person whom this device knows is still checked. Nothing
 * of it shows before that is done, and if it turns out to be somebody else's, it is thrown away.
 */
export async function askAhead(): Promise<void> {
  const { user } = useSession.getState();
  if (!user) return;
  await Promise.all([
    openCache(user.id),
    queryClient.prefetchQuery(agendaQuery(OPEN_BY_DUE_DATE)),
    queryClient.prefetchQuery(agendaQuery(overdueBy(todayOfUser()))),
    queryClient.prefetchQuery(projectOverviewQuery()),
    queryClient.prefetchQuery(projectStatsQuery()),
  ]);
}
