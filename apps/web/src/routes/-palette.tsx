import type { QuickAdd } from '@daymark/language/quick-add/read';
import { useParams, useRouter } from '@tanstack/react-router';
import { logOut } from '../features/account/log-out.ts';
import { useComplete } from '../features/dashboard/use-complete.ts';
import type { PaletteActions } from '../features/palette/actions.ts';
import { Palette } from '../features/palette/palette.tsx';
import type { KnownProject } from '../features/palette/use-known-projects.ts';
import { QuickAddForm } from '../features/quick-add/quick-add-form.tsx';
import { useAdding } from '../features/subtasks/use-adding.ts';
import { showOverlay } from '../platform/overlays.ts';
import { chooseTheme } from '../platform/theme.ts';

/** Runs after the palette is closed and the focus is restored. */
const closing =
  <Arguments extends unknown[]>(act: (...args: Arguments) => void) =>
  (...args: Arguments): void => {
    showOverlay(undefined);
    act(...args);
  };

function usePaletteActions(): PaletteActions {
  const router = useRouter();
  const complete = useComplete();
  return {
    go: closing((to) => void router.navigate({ to })),
    openProject: closing((id) => void router.navigate({ to: '/project/$id/details', params: { id } })),
    openTask: closing(
      (id, projectId) =>
        void router.navigate({
          to: '/project/$id/details',
          params: { id: projectId },
          hash: `subtask-${id}`,
        }),
    ),
    searchFor: closing((query) => {
      const search = { query, searchBy: 'all', page: 1, askedAt: Date.now() } as const;
      void router.navigate({ to: '/search', state: (before) => ({ ...before, search }) });
    }),
    newProject: closing(() => void router.navigate({ to: '/projects/new' })),
    startFromTemplate: () => showOverlay('templates'),
    duplicate: () => showOverlay('duplicate'),
    complete: closing(complete),
    planAbsence: () => showOverlay('away'),
    chooseTheme: closing(chooseTheme),
    showKeys: () => showOverlay('keys'),
    logOut: closing(logOut),
  };
}

function AddSubtask({ project, close }: { project: KnownProject; close: () => void }) {
  const { addRead } = useAdding();
  const add = (reading: QuickAdd, projectId: string) => addRead(reading, () => projectId);
  return <QuickAddForm projects={[project]} onAdd={add} close={close} />;
}

/** The palette with the actions of the features. */
export function PaletteOverlay(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { id } = useParams({ strict: false });
  return (
    <Palette
      {...props}
      projectId={id}
      actions={usePaletteActions()}
      addForm={(project, close) => <AddSubtask project={project} close={close} />}
    />
  );
}
