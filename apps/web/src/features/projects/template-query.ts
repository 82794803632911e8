import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => (await api.templates.list({}, { signal })).data,
  });
