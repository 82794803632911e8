import type { Tab } from '../../ui/tabs.tsx';

export type SearchTab = 'projects' | 'tasks';

export const SEARCH_TABS: readonly Tab<SearchTab>[] = [
  { name: 'projects', label: 'Projects' },
  { name: 'tasks', label: 'Tasks' },
];
