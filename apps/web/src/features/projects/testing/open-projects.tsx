import type { ListedProject } from '@daymark/contract/projects';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { sampleListed, samplePage } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { placeOf } from '../projects-place.ts';
import { ProjectsScreen } from '../projects-screen.tsx';

const atOnce = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

/** The screen of projects at an address, as the app has it. */
export async function openProjects(address = '/projects', client = atOnce()) {
  const root = createRootRoute({ component: Outlet });
  const projects = createRoute({
    getParentRoute: () => root,
    path: '/projects',
    validateSearch: placeOf,
    component: function Projects() {
      const navigate = projects.useNavigate();
      return (
        <ProjectsScreen
          place={projects.useSearch()}
          onPageChange={(search) => void navigate({ to: '/projects', search })}
          onPlaceChange={(search) => void navigate({ to: '/projects', search, replace: true })}
          onNewProject={() => void navigate({ to: '/projects/new' })}
        />
      );
    },
  });
  const dialog = createRoute({
    getParentRoute: () => root,
    path: '/projects/new',
    component: () => <p>The dialog</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([projects, dialog]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const screen = await show(<RouterProvider router={router} />, client);
  const shownNames = () =>
    [...screen.container.querySelectorAll('[data-row] h2 a')].map((link) => link.textContent);
  return { screen, router, shownNames };
}

/** Projects with numbered names. */
export const named = (from: number, to: number): ListedProject[] =>
  Array.from({ length: to - from + 1 }, (_, index) => sampleListed(`Project ${from + index}`));

/** The answer with a page of projects and their total. */
export const answerOf = (projects: ListedProject[], total: number, limit = 10) => ({
  ...samplePage(projects, total),
  pages: Math.ceil(total / limit),
});
