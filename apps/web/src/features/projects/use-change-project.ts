import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { reasonOf } from '../../lib/error-message.ts';
import { inOrder } from '../../lib/in-order.ts';
import { keys, refreshProjects } from '../../lib/queries.ts';
import { todayOfUser } from '../../lib/today.ts';
import { showToast } from '../../ui/toast-store.ts';
import { anticipateEdit, dropProject, type ProjectEdit, writeProject } from './project-cache.ts';

const sayFailed = (title: string, error: unknown) =>
  showToast({
    kind: 'error',
    title,
    description: reasonOf(error, 'Nothing was changed. Please try again.'),
  });

const CHANGE_KEY = ['projects', 'change'];

/** Changes a project: shown at once everywhere, taken back and fetched anew when the server refuses. */
export function useChangeProject(id: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: async (edit: ProjectEdit) => {
      const { progress } = edit;
      const { data } = await inOrder(client, id, () =>
        progress === undefined
          ? api.projects.change({ params: { id }, body: edit })
          : api.projects.setProgress({ params: { id }, body: { progress } }),
      );
      return data.project;
    },
    onMutate: async (edit) => {
      await client.cancelQueries({ queryKey: keys.projects });
      return { takeBack: anticipateEdit(client, { id, edit, today: todayOfUser() }) };
    },
    onSuccess: (project) => {
      writeProject(client, id, project);
      void client.invalidateQueries({ queryKey: keys.projectLists, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: keys.agendas, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: keys.projectStats });
    },
    onError: (error, edit, context) => {
      context?.takeBack?.();
      const isProgress = edit.progress !== undefined || edit.followsSubtasks;
      sayFailed(isProgress ? 'Failed to update project progress' : 'Failed to update project', error);
      void refreshProjects(client);
    },
  });
  /** Whether a change is on its way: known at once, where `isPending` waits for the next drawing. */
  const isBusy = () => client.isMutating({ mutationKey: CHANGE_KEY }) > 0;
  return { ...mutation, isBusy };
}

/** Deletes a project: it leaves the lists at once, and comes back when the server refuses. */
export function useDeleteProject(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => inOrder(client, id, () => api.projects.delete({ params: { id } })),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: keys.projectLists });
      dropProject(client, id);
    },
    // Its own page is left alone until it is left: it would ask for what is no longer there.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.projectLists });
      void client.invalidateQueries({ queryKey: keys.projectStats });
      void client.invalidateQueries({ queryKey: keys.agendas });
    },
    onError: (error) => sayFailed('Failed to delete project', error),
  });
}
