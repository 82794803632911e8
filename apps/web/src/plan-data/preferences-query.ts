import { api } from '../platform/api.ts';
import { freshQuery } from '../platform/fresh-query.ts';

/** Working hours and the order of dates. Fetched on every visit, because other devices change them too. */
export const preferencesQuery = () =>
  freshQuery(['preferences'], (signal) => api.users.settings({}, { signal }));
