import { t } from '@daymark/words/t';
import type { Tab } from '../../ui/tabs.tsx';

export type SearchTab = 'projects' | 'tasks';

export const SEARCH_TABS: readonly Tab<SearchTab>[] = [
  { name: 'projects', label: t`Projects` },
  { name: 'tasks', label: t`Tasks` },
];
