import { PAGE_SIZE_MAX } from '@daymark/domain/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { freshQuery } from '../../platform/fresh-query.ts';
import { updateUser } from '../../platform/session.ts';

/** Fetched on every visit, because other devices change it too. */
const ALWAYS = { staleTime: 0 };

/** The profile updates the signed-in user of every screen. */
export const profileQuery = () =>
  queryOptions({
    ...ALWAYS,
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const { data } = await api.users.profile({}, { signal });
      updateUser(data);
      return data;
    },
  });

export const sessionsQuery = () => freshQuery(['sessions'], (signal) => api.auth.sessions({}, { signal }));

/** The projects that a calendar feed or an API token can be made for, by their names. */
export const projectChoicesQuery = () =>
  queryOptions({
    queryKey: [...keys.projects, 'choices'],
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE_MAX, sortBy: 'name', sortOrder: 'asc' } as const;
      return (await api.projects.list({ query }, { signal })).data.map(({ id, name }) => ({ id, name }));
    },
  });

const TRASH_PAGE_SIZE = 20;

export const trashQuery = () =>
  infiniteQueryOptions({
    ...ALWAYS,
    queryKey: [...keys.projects, 'trash'],
    queryFn: ({ pageParam, signal }) =>
      api.trash.list({ query: { page: pageParam, limit: TRASH_PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
