import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

/** Working hours and the order of dates. Fetched on every visit, because other devices change them too. */
export const preferencesQuery = () =>
  queryOptions({
    staleTime: 0,
    queryKey: ['preferences'],
    queryFn: async ({ signal }) => (await api.users.settings({}, { signal })).data,
  });
