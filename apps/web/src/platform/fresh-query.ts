import { type QueryKey, queryOptions } from '@tanstack/react-query';

/** What is fetched on every visit, because it changes elsewhere too. */
export const freshQuery = <Data>(queryKey: QueryKey, ask: (signal: AbortSignal) => Promise<{ data: Data }>) =>
  queryOptions({ queryKey, staleTime: 0, queryFn: async ({ signal }) => (await ask(signal)).data });
