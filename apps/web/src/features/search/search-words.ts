import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { plural, t } from '@daymark/words/t';
import type { SearchBy } from '../../lib/search-place.ts';

export const SEARCH_BY_OPTIONS: readonly { value: SearchBy; label: string }[] = [
  { value: 'all', label: t`Everything` },
  { value: 'name', label: t`Name` },
  { value: 'status', label: t`Status` },
  { value: 'priority', label: t`Priority` },
  { value: 'description', label: t`Description` },
];

/** Fields whose values are chosen from a list. */
export const LISTED = { status: STATUSES, priority: PRIORITIES } as const;

/** The number of results. */
export const foundWords = (total: number, of: 'project' | 'task'): string =>
  of === 'task'
    ? total === 0
      ? t`No tasks found`
      : t`${plural(total, '# task')} found`
    : total === 0
      ? t`No projects found`
      : t`${plural(total, '# project')} found`;

export const allFoundWords = ({ projects, tasks }: { projects: number; tasks: number }): string =>
  projects + tasks === 0
    ? t`No projects or tasks found`
    : t`${plural(projects, '# project')} and ${plural(tasks, '# task')} found`;
