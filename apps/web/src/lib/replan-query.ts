import type { Outlook, Replan } from '@daymark/contract/replans';
import { planHolds } from '@daymark/domain/load';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { keys } from './queries.ts';

/**
 * A preview of the moves in one project or, without its id, in all, while some subtasks stay in place and with days off
 * that are not added yet (`2026-12-07..2026-12-11`).
 */
export const replanQuery = (
  projectId: string | undefined,
  staying: readonly string[] = [],
  awayDays?: string,
) =>
  queryOptions({
    queryKey: [...keys.projects, 'replan', projectId ?? 'all', ...(awayDays ? [awayDays] : []), ...staying],
    queryFn: async ({ signal }) => {
      const query = {
        ...(projectId && { projectId }),
        ...(staying.length > 0 && { staying: staying.join(',') }),
        ...(awayDays && { away: awayDays }),
      };
      return (await api.replans.preview({ query }, { signal })).data;
    },
  });

/** The figures of a preview. */
export const figuresOf = ({ moves, unplaced, ...rest }: Replan): Outlook => ({
  ...rest,
  moving: moves.length,
  unplaced: unplaced.length,
});

/** Whether the plan of a project holds, as far as another part of the screen has asked; true while it is unknown. */
export function usePlanHolds(projectId: string): boolean {
  const { data } = useQuery({ ...replanQuery(projectId), enabled: false });
  return data === undefined || planHolds(figuresOf(data));
}
