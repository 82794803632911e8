import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ProjectsPlace, placeOf } from '../../features/projects/projects-place.ts';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';

/** The unvalidated search parameters. */
type UnreadPlace = { [Key in keyof ProjectsPlace]?: unknown };

export const Route = createFileRoute('/_app/projects')({
  // Parsed by the screen, which is loaded on demand: here, the rules of filters would be loaded with the log-in.
  validateSearch: (search: UnreadPlace) => search,
  component: ProjectsRoute,
});

/** `/projects/new` is this screen with the dialog over it, in the outlet. */
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
