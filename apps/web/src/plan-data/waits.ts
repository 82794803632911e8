import type { PlanWait } from '@daymark/contract/plans';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { Wait } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { type StandingWait, standingWaits } from '@daymark/domain/waits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

/** Also the beginning of the keys of single projects. */
const ALL = ['waits'];

/** What a project waits for, and what has ended. */
export const waitsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...ALL, projectId],
    queryFn: async ({ signal }) => (await api.waits.list({ params: { projectId } }, { signal })).data,
  });

/** What is waited for in all open projects, the longest first. */
export const runningWaitsQuery = () =>
  queryOptions({
    queryKey: [...ALL, 'running'],
    queryFn: async ({ signal }) => (await api.waits.running({}, { signal })).data,
  });

export const refreshWaits = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ALL });

/** The waits of a project as they stand. */
export const standingIn = (
  { plan }: Pick<ProjectDetails, 'plan'>,
  waits: readonly Wait[],
  today: Day,
): StandingWait[] => standingWaits(plan?.waits ?? [], waits, today);

/** The waits between the days of a plan, on the days on which they run. One that is late has no end. */
export const planWaitsNow = (
  project: Pick<ProjectDetails, 'plan'>,
  waits: readonly Wait[],
  today: Day,
): PlanWait[] =>
  standingIn(project, waits, today).flatMap(({ key, statement, title, who, from, to, stage }) => {
    const isLate = stage === 'running' && to !== null && to < today;
    return stage === 'over'
      ? []
      : [{ statement: statement ?? key, title, who, from, to: isLate ? null : to }];
  });
