import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Pager } from '../../features/projects/pager.tsx';
import { ProjectList, ProjectListSkeleton } from '../../features/projects/project-list.tsx';
import type { SearchPlace } from '../../features/search/search-place.ts';
import { SearchScreen } from '../../features/search/search-screen.tsx';
import { useToday } from '../../platform/today.ts';

export const Route = createFileRoute('/_app/search')({
  // Parsed below, because that is loaded on demand.
  validateSearch: (search: { tab?: unknown }) => search,
  component: SearchRoute,
});

const NOTHING_SOUGHT: SearchPlace = { query: '', searchBy: 'all', page: 1 };

/** The search is in the navigation state, so that a reload and going back restore it. */
function SearchRoute() {
  const { search: place = NOTHING_SOUGHT } = useLocation().state;
  const search = Route.useSearch();
  const tab = search.tab === 'tasks' ? 'tasks' : 'projects';
  const navigate = Route.useNavigate();
  const today = useToday();
  return (
    <SearchScreen
      key={place.askedAt}
      tab={tab}
      place={place}
      onPlaceChange={(sought) =>
        void navigate({
          to: '/search',
          search: true,
          replace: true,
          resetScroll: sought.page !== place.page,
          state: (before) => ({ ...before, search: sought }),
        })
      }
      onTabChange={(chosen, sought) =>
        void navigate({
          to: '/search',
          search: chosen === 'projects' ? {} : { tab: chosen },
          replace: true,
          resetScroll: false,
          state: (before) => ({ ...before, search: sought }),
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
