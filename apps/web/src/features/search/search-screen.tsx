import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type Found, FoundProjects } from './found-projects.tsx';
import { FoundTasks } from './found-tasks.tsx';
import { SearchForm } from './search-form.tsx';
import type { SearchPlace } from './search-place.ts';
import { SEARCH_TABS, type SearchTab } from './search-tabs.ts';
import { useSearchForm } from './use-search-form.ts';

type SearchScreenProps = {
  tab: SearchTab;
  place: SearchPlace;
  onPlaceChange: (place: SearchPlace) => void;
  onTabChange: (tab: SearchTab, place: SearchPlace) => void;
  /** Renders the projects found, because only the projects feature knows how. */
  results: (found: Found) => ReactNode;
  skeleton: ReactNode;
  /** Renders the pager below the tasks found. */
  pager: (paging: { page: number; pages: number; onPageChange: (page: number) => void }) => ReactNode;
};

/** Projects and tasks are searched by the same words, one tab for each. */
export function SearchScreen(props: SearchScreenProps) {
  const { tab, place, onPlaceChange, onTabChange, results, skeleton, pager } = props;
  useDocumentTitle(t`Search`);
  const form = useSearchForm(place, onPlaceChange);
  const pane = { place, form, onPageChange: (page: number) => onPlaceChange({ ...place, page }) };
  const changeTab = (chosen: SearchTab) => {
    // Statuses and priorities are chosen from lists, which only the projects have.
    form.change({ searchBy: 'all' });
    onTabChange(chosen, { ...place, query: form.search.text.trim(), searchBy: 'all', page: 1 });
  };

  return (
    <>
      <PageHeader title={t`Search`} subtitle={t`Find projects and tasks by their words.`} />
      <Tabs label={t`What to search`} tabs={SEARCH_TABS} value={tab} onValueChange={changeTab}>
        <div className="grid gap-8">
          <SearchForm {...form} ofTasks={tab === 'tasks'} />
          <div className="grid gap-4">
            {tab === 'projects' ? (
              <FoundProjects {...pane} results={results} skeleton={skeleton} />
            ) : (
              <FoundTasks {...pane} pager={pager} />
            )}
          </div>
        </div>
      </Tabs>
    </>
  );
}
