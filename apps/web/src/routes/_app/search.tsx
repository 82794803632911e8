import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Pager } from '../../features/projects/pager.tsx';
import { ProjectList, ProjectListSkeleton } from '../../features/projects/project-list.tsx';
import { SearchScreen } from '../../features/search/search-screen.tsx';
import type { SearchPlace } from '../../lib/search-place.ts';
import { useToday } from '../../lib/today.ts';

export const Route = createFileRoute('/_app/search')({ component: SearchRoute });

const NOTHING_SOUGHT: SearchPlace = { query: '', searchBy: 'all', page: 1 };

/** The search is in the navigation state, so that a reload and going back restore it. */
function SearchRoute() {
  const { search: place = NOTHING_SOUGHT } = useLocation().state;
  const navigate = Route.useNavigate();
  const today = useToday();
  return (
    <SearchScreen
      key={place.askedAt}
      place={place}
      onPlaceChange={(search) =>
        void navigate({
          to: '/search',
          replace: true,
          resetScroll: search.page !== place.page,
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
    />
  );
}
