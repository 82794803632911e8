import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';

export const PRIORITY_OPTIONS = PRIORITIES.map((priority) => ({ value: priority, label: priority }));
export const STATUS_OPTIONS = STATUSES.map((status) => ({ value: status, label: status }));

/** Suggested while a category is typed; any other is allowed. */
export const CATEGORY_SUGGESTIONS = [
  t`Website`,
  t`App`,
  t`Event`,
  t`Writing`,
  t`Research`,
  t`Course`,
  t`Marketing`,
  t`Client work`,
  'Home',
  t`Health`,
  t`Learning`,
  t`Administration`,
];
