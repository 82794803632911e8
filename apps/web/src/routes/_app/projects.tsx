import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ProjectsPlace, placeOf } from '../../features/projects/projects-place.ts';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';

/** What stands in the address, whoever wrote it. */
type UnreadPlace = { [Key in keyof ProjectsPlace]?: unknown };

export const Route = createFileRoute('/_app/projects')({
  // Read by the screen, which loads when it is wanted: here, the log-in would carry the rules of filters too.
  validateSearch: (search: UnreadPlace) => search,
  component: ProjectsRoute,
});

/** `/projects/new` is this screen with the dialog over it: it comes through the outlet. */
function ProjectsRoute() {
  const search = Route.useSearch();
  const place = useMemo(() => placeOf({ ...search }), [search]);
  const navigate = Route.useNavigate();
  return (
    <>
      <ProjectsScreen
        place={place}
        onPageChange={(search) => void navigate({ to: '/projects', search })}
        onPlaceChange={(search) =>
          void navigate({ to: '/projects', search, replace: true, resetScroll: false })
        }
        onNewProject={() => void navigate({ to: '/projects/new', search: (present) => present })}
      />
      <Outlet />
    </>
  );
}
