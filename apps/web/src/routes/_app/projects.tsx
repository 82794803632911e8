import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@daymark/domain/limits';
import { createFileRoute, Outlet, stripSearchParams } from '@tanstack/react-router';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';

/** What stands in the address when it is not the default. */
interface ProjectsSearch {
  page?: number;
  limit?: number;
}

export const Route = createFileRoute('/_app/projects')({
  validateSearch: (search: Record<string, unknown>): ProjectsSearch => {
    const page = Number(search.page);
    const limit = PAGE_SIZES.find((size) => size === Number(search.limit));
    return {
      ...(Number.isInteger(page) && page > 1 && { page }),
      ...(limit !== undefined && limit !== DEFAULT_PAGE_SIZE && { limit }),
    };
  },
  search: { middlewares: [stripSearchParams({ page: 1, limit: DEFAULT_PAGE_SIZE })] },
  component: ProjectsRoute,
});

/** `/projects/new` is this screen with the dialog over it: it comes through the outlet. */
function ProjectsRoute() {
  const { page = 1, limit = DEFAULT_PAGE_SIZE } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <ProjectsScreen
        page={page}
        limit={limit}
        onPlaceChange={(search) => void navigate({ to: '/projects', search })}
        onNewProject={() => void navigate({ to: '/projects/new', search: (present) => present })}
      />
      <Outlet />
    </>
  );
}
