import type { ProjectSearchQuery } from '@daymark/contract/search';

export type SearchBy = NonNullable<ProjectSearchQuery['searchBy']>;

/** The state of the search screen. */
export interface SearchPlace {
  query: string;
  searchBy: SearchBy;
  page: number;
  /** When another screen requested this search, in milliseconds since 1970: a new request resets the screen. */
  askedAt?: number;
}
