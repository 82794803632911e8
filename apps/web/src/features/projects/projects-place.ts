import type { ProjectListQuery } from '@daymark/contract/projects';
import type { ProjectSearchQuery } from '@daymark/contract/search';
import { type Day, isDay } from '@daymark/domain/dates';
import { daySpanProblem, progressSpanProblem } from '@daymark/domain/filters';
import { PAGE_SIZES, SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { STATUSES, type Status } from '@daymark/domain/statuses';

/** The default direction of each field. */
export const SORT_ORDERS = {
  createdAt: 'desc',
  updatedAt: 'desc',
  dueDate: 'asc',
  name: 'asc',
  priority: 'desc',
  progress: 'desc',
} as const satisfies Record<NonNullable<ProjectListQuery['sortBy']>, 'asc' | 'desc'>;

export type SortBy = keyof typeof SORT_ORDERS;
export type SortOrder = 'asc' | 'desc';

/** One status, or all that are not completed. */
export type StatusChoice = Status | 'Open';

/** The search text, the filters and the order. */
export interface ProjectsFilter {
  query?: string;
  status?: StatusChoice;
  progressMin?: number;
  progressMax?: number;
  dueDateFrom?: Day;
  dueDateTo?: Day;
  sortBy?: SortBy;
  sortOrder?: SortOrder;
}

/** Undefined removes a filter. */
export type FilterChange = { [Name in keyof ProjectsFilter]: ProjectsFilter[Name] | undefined };

export const NO_FILTERS: FilterChange = {
  query: undefined,
  status: undefined,
  progressMin: undefined,
  progressMax: undefined,
  dueDateFrom: undefined,
  dueDateTo: undefined,
  sortBy: undefined,
  sortOrder: undefined,
};

/** The state of the projects screen. It is stored in the address, so that a reload and going back keep it. */
export interface ProjectsPlace extends ProjectsFilter {
  /** The page that is shown; 1 if omitted. */
  page?: number;
  /** The first of several pages that are shown below each other. */
  from?: number;
  /** Projects per page; if omitted, the size that the user chose last. */
  limit?: number;
}

const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

const oneOf = <Value>(values: readonly Value[], found: unknown): Value | undefined =>
  values.find((value) => value === found);

const numberIn = (found: unknown): number | undefined =>
  found === undefined || found === '' || !Number.isFinite(Number(found)) ? undefined : Number(found);

const wholeAbove = (least: number, found: unknown): number | undefined => {
  const number = numberIn(found);
  return number !== undefined && Number.isInteger(number) && number > least ? number : undefined;
};

const dayIn = (found: unknown): Day | undefined =>
  typeof found === 'string' && isDay(found) ? found : undefined;

const SORTS = Object.keys(SORT_ORDERS).filter((name): name is SortBy => name in SORT_ORDERS);

function spansIn(search: Record<string, unknown>) {
  const [progressMin, progressMax] = [numberIn(search.progressMin), numberIn(search.progressMax)];
  const [dueDateFrom, dueDateTo] = [dayIn(search.dueDateFrom), dayIn(search.dueDateTo)];
  return {
    ...(progressSpanProblem(progressMin, progressMax) === null && { progressMin, progressMax }),
    ...(daySpanProblem(dueDateFrom, dueDateTo) === null && { dueDateFrom, dueDateTo }),
  };
}

/** Parses an address; invalid parts are left out. */
export function placeOf(search: Record<string, unknown>): ProjectsPlace {
  const page = wholeAbove(1, search.page);
  const from = wholeAbove(0, search.from);
  // The router parses "2026" as a number, but a search is text.
  const query = String(search.query ?? '').slice(0, SEARCH_MAX_LENGTH);
  return present({
    query: query.trim() === '' ? undefined : query,
    status: oneOf(['Open', ...STATUSES] as const, search.status),
    ...spansIn(search),
    sortBy: oneOf(SORTS, search.sortBy),
    sortOrder: oneOf(['asc', 'desc'] as const, search.sortOrder),
    page,
    from: page !== undefined && from !== undefined && from < page ? from : undefined,
    limit: oneOf<number>(PAGE_SIZES, numberIn(search.limit)),
  });
}

/** The number of active filters, without the search text and the order. */
export const countFilters = ({ status, progressMin, progressMax, dueDateFrom, dueDateTo }: ProjectsFilter) =>
  [status, progressMin ?? progressMax, dueDateFrom ?? dueDateTo].filter((filter) => filter !== undefined)
    .length;

/** Whether anything narrows the list. */
export const isNarrowed = (filter: ProjectsFilter): boolean =>
  countFilters(filter) > 0 || (filter.query ?? '').trim() !== '';

function sortOf({ sortBy, sortOrder }: ProjectsFilter) {
  if (sortBy === undefined) return sortOrder === undefined ? {} : { sortOrder };
  return { sortBy, sortOrder: sortOrder ?? SORT_ORDERS[sortBy] };
}

/** The pages of the list that are shown, and their size. */
export type PageChange = { page: number; from?: number; limit?: number };

/** The place on other pages of the same list; default values are left out of the address. */
export const atPages = (
  { page: _page, from: _from, ...place }: ProjectsPlace,
  { page, from = page, limit }: PageChange,
): ProjectsPlace => ({
  ...place,
  ...(page > 1 && { page }),
  ...(from < page && { from }),
  ...(limit !== undefined && { limit }),
});

/** The place after a change of the filters: its first page. */
export const narrowed = (
  { page: _page, from: _from, ...place }: ProjectsPlace,
  change: FilterChange,
): ProjectsPlace => present({ ...place, ...change });

interface PageOf {
  page: number;
  limit: number;
}

export const listQueryOf = (filter: ProjectsFilter, page: PageOf): ProjectListQuery => ({
  ...page,
  ...sortOf(filter),
});

const OPEN: readonly Status[] = ['Pending', 'In Progress'];

/** The statuses of a choice; all of them without one. */
export const statusesOf = (choice: StatusChoice | undefined): readonly Status[] => {
  if (choice === undefined) return STATUSES;
  return choice === 'Open' ? OPEN : [choice];
};

export function searchQueryOf(filter: ProjectsFilter, page: PageOf): ProjectSearchQuery {
  const { query, status, progressMin, progressMax, dueDateFrom, dueDateTo, sortBy } = filter;
  return {
    ...page,
    ...present({
      query: query?.trim() || undefined,
      status: status === 'Open' ? JSON.stringify(OPEN) : status,
      progressMin,
      progressMax,
      dueDateFrom,
      dueDateTo,
    }),
    // Without a field to sort by, the best match comes first.
    ...(sortBy !== undefined && sortOf(filter)),
  };
}
