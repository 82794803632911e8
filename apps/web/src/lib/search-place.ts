import type { ProjectSearchQuery } from '@daymark/contract/search';

export type SearchBy = NonNullable<ProjectSearchQuery['searchBy']>;

/** Where a person stands on the search screen. */
export interface SearchPlace {
  query: string;
  searchBy: SearchBy;
  page: number;
  /** When this search was asked for from elsewhere, in milliseconds since 1970: another one begins the screen anew. */
  askedAt?: number;
}
