import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { priorityWords, statusWords } from '../../ui/value-words.ts';
import type { SearchBy } from './search-place.ts';

export const SEARCH_BY_OPTIONS: readonly { value: SearchBy; label: string }[] = [
  { value: 'all', label: t`Everything` },
  { value: 'name', label: t`Name` },
  { value: 'status', label: t`Status` },
  { value: 'priority', label: t`Priority` },
  { value: 'description', label: t`Description` },
];

/** Fields whose values are chosen from a list. */
export const LISTED = {
  status: STATUSES.map((value) => ({ value, label: statusWords(value) })),
  priority: PRIORITIES.map((value) => ({ value, label: priorityWords(value) })),
};

/** That no project was found. */
export function nothingWords(searchBy: SearchBy, query: string): string {
  const chosen = (options: readonly { value: string; label: string }[]) =>
    options.find(({ value }) => value === query)?.label ?? query;
  switch (searchBy) {
    case 'name':
      return t`No project has “${query}” as its name.`;
    case 'description':
      return t`No project has “${query}” as its description.`;
    case 'status':
      return t`No project has “${chosen(LISTED.status)}” as its status.`;
    case 'priority':
      return t`No project has “${chosen(LISTED.priority)}” as its priority.`;
    default:
      return t`Nothing matches “${query}”.`;
  }
}
