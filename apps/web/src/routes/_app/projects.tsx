import { createFileRoute, Outlet } from '@tanstack/react-router';
import { type ProjectsPlace, placeOf } from '../../features/projects/projects-place.ts';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';

export const Route = createFileRoute('/_app/projects')({
  validateSearch: (search: Record<string, unknown>): ProjectsPlace => placeOf(search),
  component: ProjectsRoute,
});

/** `/projects/new` is this screen with the dialog over it: it comes through the outlet. */
function ProjectsRoute() {
  const place = Route.useSearch();
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
