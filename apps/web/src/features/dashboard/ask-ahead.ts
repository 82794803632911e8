import type { Day } from '@daymark/domain/dates';
import { agendaQuery, projectOverviewQuery, projectStatsQuery } from '../../lib/queries.ts';
import { openCache } from '../../lib/query-cache.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { todayOfUser } from '../../lib/today.ts';
import { OPEN_BY_DUE_DATE, openFrom, overdueBy } from './calls.ts';
import { endsTooSoon } from './use-agenda.ts';

/** What is open, as far ahead as the dashboard looks. */
async function askForAgenda(today: Day): Promise<void> {
  const first = agendaQuery(OPEN_BY_DUE_DATE);
  await queryClient.prefetchQuery(first);
  if (endsTooSoon(queryClient.getQueryData(first.queryKey), today))
    await queryClient.prefetchQuery(agendaQuery(openFrom(today)));
}

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
    askForAgenda(today),
    queryClient.prefetchQuery(agendaQuery(overdueBy(today))),
    queryClient.prefetchQuery(projectOverviewQuery()),
    queryClient.prefetchQuery(projectStatsQuery()),
  ]);
}
