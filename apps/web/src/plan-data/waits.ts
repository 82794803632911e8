import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

/** Also the beginning of the keys of single projects. */
export const WAITS = ['waits'];

/** What a project waits for, and what has ended. */
export const waitsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...WAITS, projectId],
    queryFn: async ({ signal }) => (await api.waits.list({ params: { projectId } }, { signal })).data,
  });

export const refreshWaits = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: WAITS });
