import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';

export const PRIORITY_OPTIONS = PRIORITIES.map((priority) => ({ value: priority, label: priority }));
export const STATUS_OPTIONS = STATUSES.map((status) => ({ value: status, label: status }));

/** Suggested while a category is typed; any other is allowed. */
export const CATEGORY_SUGGESTIONS = [
  'Website',
  'App',
  'Event',
  'Writing',
  'Research',
  'Course',
  'Marketing',
  'Client work',
  'Home',
  'Health',
  'Learning',
  'Administration',
];
