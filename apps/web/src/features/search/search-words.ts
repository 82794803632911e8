import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { counted } from '../../lib/counted.ts';
import type { SearchBy } from '../../lib/search-place.ts';

export const SEARCH_BY_OPTIONS: readonly { value: SearchBy; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'name', label: 'Name' },
  { value: 'status', label: 'Status' },
  { value: 'priority', label: 'Priority' },
  { value: 'description', label: 'Description' },
];

/** Fields whose values are chosen from a list. */
export const LISTED = { status: STATUSES, priority: PRIORITIES } as const;

/** The number of results. */
export const foundWords = (total: number, of: 'project' | 'task'): string =>
  total === 0 ? `No ${of}s found` : `${counted(total, of)} found`;

export const allFoundWords = ({ projects, tasks }: { projects: number; tasks: number }): string =>
  projects + tasks === 0
    ? 'No projects or tasks found'
    : `${counted(projects, 'project')} and ${counted(tasks, 'task')} found`;
