import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Pager } from '../../features/projects/pager.tsx';
import { ProjectList, ProjectListSkeleton } from '../../features/projects/project-list.tsx';
import { SearchScreen } from '../../features/search/search-screen.tsx';
import type { SearchTab } from '../../features/search/search-tabs.ts';
import type { SearchPlace } from '../../lib/search-place.ts';
import { useToday } from '../../lib/today.ts';

/** The tab in the address, unless it is the first. */
interface SearchTabInAddress {
  tab?: SearchTab;
}

export const Route = createFileRoute('/_app/search')({
  validateSearch: ({ tab }: Record<string, unknown>): SearchTabInAddress => (tab === 'tasks' ? { tab } : {}),
  component: SearchRoute,
});

const NOTHING_SOUGHT: SearchPlace = { query: '', searchBy: 'all', page: 1 };

/** The search is in the navigation state, so that a reload and going back restore it. */
function SearchRoute() {
  const { search: place = NOTHING_SOUGHT } = useLocation().state;
  const { tab = 'projects' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const today = useToday();
  return (
    <SearchScreen
      key={place.askedAt}
      tab={tab}
      place={place}
      onPlaceChange={(search) =>
        void navigate({
          to: '/search',
          search: true,
          replace: true,
          resetScroll: search.page !== place.page,
          state: (before) => ({ ...before, search }),
        })
      }
      onTabChange={(chosen, search) =>
        void navigate({
          to: '/search',
          search: chosen === 'projects' ? {} : { tab: chosen },
          replace: true,
          resetScroll: false,
          state: (before) => ({ ...before, search }),
        })
      }
      skeleton={<ProjectListSkeleton layout="list" />}
      results={({ projects, page, pages, leaving, onPageChange }) => (
        <>
          <ProjectList projects={projects} today={today} layout="list" leaving={leaving} />
          <Pager page={page} pages={pages} onPageChange={onPageChange} />
        </>
      )}
      pager={(paging) => <Pager {...paging} />}
    />
  );
}
