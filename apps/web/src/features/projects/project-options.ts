import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { t, tc } from '@daymark/words/t';
import { priorityWords, statusWords } from '../../ui/value-words.ts';

export const PRIORITY_OPTIONS = PRIORITIES.map((priority) => ({
  value: priority,
  label: priorityWords(priority),
}));
export const STATUS_OPTIONS = STATUSES.map((status) => ({ value: status, label: statusWords(status) }));

/** Suggested while a category is typed; any other is allowed. */
export const CATEGORY_SUGGESTIONS = [
  t`Website`,
  t`App`,
  tc('category of a project')`Event`,
  t`Writing`,
  t`Research`,
  t`Course`,
  t`Marketing`,
  t`Client work`,
  tc('category')`Home`,
  t`Health`,
  t`Learning`,
  t`Administration`,
];
