import { t } from '@daymark/words/t';
import { SORT_ORDERS, type SortBy, type SortOrder } from './projects-place.ts';

/** The label of each field, and those of its two directions. */
const WORDS: Record<SortBy, { label: string; asc: string; desc: string }> = {
  createdAt: { label: t`Date created`, asc: t`Oldest first`, desc: t`Newest first` },
  updatedAt: { label: t`Date changed`, asc: t`Longest ago first`, desc: t`Latest first` },
  dueDate: { label: t`Due date`, asc: t`Earliest first`, desc: t`Latest first` },
  name: { label: t`Name`, asc: t`A to Z`, desc: t`Z to A` },
  priority: { label: t`Priority`, asc: t`Lowest first`, desc: t`Highest first` },
  progress: { label: t`Progress`, asc: t`Least first`, desc: t`Most first` },
};

/** Relevance: the default order of a search. */
const BEST_MATCH = { value: 'relevance', label: t`Best match` } as const;

export type SortChoice = SortBy | typeof BEST_MATCH.value;

const FIELDS = (Object.keys(WORDS) as SortBy[]).map((value) => ({ value, label: WORDS[value].label }));

export const sortOptions = (isSearch: boolean): readonly { value: SortChoice; label: string }[] =>
  isSearch ? [BEST_MATCH, ...FIELDS] : FIELDS;

/** The default direction of a field first. */
export function orderOptions(sortBy: SortBy): readonly { value: SortOrder; label: string }[] {
  const usual = SORT_ORDERS[sortBy];
  const orders: SortOrder[] = usual === 'asc' ? ['asc', 'desc'] : ['desc', 'asc'];
  return orders.map((value) => ({ value, label: WORDS[sortBy][value] }));
}

const SORTED: Record<SortBy, Record<SortOrder, string>> = {
  createdAt: { asc: t`Date created, oldest first`, desc: t`Date created, newest first` },
  updatedAt: { asc: t`Date changed, longest ago first`, desc: t`Date changed, latest first` },
  dueDate: { asc: t`Due date, earliest first`, desc: t`Due date, latest first` },
  name: { asc: t`Name, A to Z`, desc: t`Name, Z to A` },
  priority: { asc: t`Priority, lowest first`, desc: t`Priority, highest first` },
  progress: { asc: t`Progress, least first`, desc: t`Progress, most first` },
};

/** The order in words. */
export const sortWords = (sortBy: SortBy, order: SortOrder = SORT_ORDERS[sortBy]): string =>
  SORTED[sortBy][order];
