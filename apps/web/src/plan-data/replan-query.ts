import type { NewDayOff } from '@daymark/contract/calendars';
import type { NewWeek, Outlook, Replan } from '@daymark/contract/replans';
import { awayParameter, weekParameter } from '@daymark/contract/unsaved-parameters';
import { planHolds } from '@daymark/domain/load';
import { latestAnswer } from '@daymark/domain/waits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { keys } from './queries.ts';

/** What a preview has that is not saved yet. */
export interface Unsaved {
  away?: Omit<NewDayOff, 'name'>;
  /** The week of the project or, without its id, of the user. */
  week?: NewWeek;
  /** A wait whose answer came early: what it makes possible, and nothing else. */
  answered?: string;
}

/** A preview of the moves in one project or, without its id, in all, while some subtasks stay in place. */
export function replanQuery(
  projectId: string | undefined,
  staying: readonly string[] = [],
  { away, week, answered }: Unsaved = {},
) {
  const unsaved = {
    ...(away && { away: awayParameter(away) }),
    ...(week && { week: weekParameter(week) }),
    ...(answered && { answered }),
  };
  return queryOptions({
    queryKey: [...keys.replans, projectId ?? 'all', ...Object.values(unsaved), ...staying],
    queryFn: async ({ signal }) => {
      const query = {
        ...(projectId && { projectId }),
        ...(staying.length > 0 && { staying: staying.join(',') }),
        ...unsaved,
      };
      return (await api.replans.preview({ query }, { signal })).data;
    },
  });
}

/** The figures of a preview. */
export const figuresOf = ({ moves, unplaced, ...rest }: Replan): Outlook => ({
  ...rest,
  moving: moves.length,
  unplaced: unplaced.length,
  late: latestAnswer(moves),
});

/** Whether the plan of a project holds, as far as another part of the screen has asked; true while it is unknown. */
export function usePlanHolds(projectId: string): boolean {
  const { data } = useQuery({ ...replanQuery(projectId), enabled: false });
  return data === undefined || planHolds(figuresOf(data));
}
