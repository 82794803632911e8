import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleProject } from '../../../testing/samples.ts';
import { NewProjectDialog, type PreviewSlot } from '../new-project-dialog.tsx';

/** The New Project dialog as a screen opens it. */
export async function openDialog(previewOf?: (slot: PreviewSlot) => ReactNode) {
  const [onOpenChange, onCreated] = [vi.fn(), vi.fn()];
  const root = createRootRoute({
    component: () => (
      <NewProjectDialog
        open
        onOpenChange={onOpenChange}
        createdTitle={(name) => `Project "${name}" created successfully!`}
        onCreated={onCreated}
        {...(previewOf && { previewOf })}
      />
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const submit = screen.getByRole('button', { name: 'Create Project' });
  const name = screen.getByRole('textbox', { name: 'Project name' });
  return { screen, submit, name, onOpenChange, onCreated, history: router.history };
}

const { subtasks: _subtasks, plan: _plan, ...CREATED } = sampleProject([]);

export { CREATED };
/** The answer to the creation of a project. */
export const createdAnswer = (plan: object | null = null) => ({
  success: true,
  data: { project: CREATED, subtasks: [], plan },
});
