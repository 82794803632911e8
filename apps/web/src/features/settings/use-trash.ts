import type { TrashedProject } from '@daymark/contract/trash';
import { t, tc } from '@daymark/words/t';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { trashQuery } from './settings-queries.ts';

/** Removes projects from the list optimistically; all of them if none is given. */
async function takeOff(client: QueryClient, gone?: TrashedProject): Promise<void> {
  const { queryKey } = trashQuery();
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (trash) =>
      trash && {
        ...trash,
        pages: trash.pages.map((page) => {
          const data = gone ? page.data.filter(({ id }) => id !== gone.id) : [];
          return { ...page, data, total: gone ? page.total - 1 : 0 };
        }),
      },
  );
}

const askAnew = (client: QueryClient) => client.invalidateQueries({ queryKey: trashQuery().queryKey });

/** Restores a project; it is in every list again. */
export function useRestoreProject(onOpen: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TrashedProject) => api.trash.restore({ params: { id } }),
    onMutate: (project) => takeOff(client, project),
    onSuccess: (_answer, { id, name }) => {
      void refreshProjects(client);
      showToast({
        kind: 'success',
        title: t`“${name}” is back among your projects`,
        action: { label: tc('verb')`Open`, onAction: () => onOpen(id) },
      });
    },
    onError: (error, { name }) => {
      void askAnew(client);
      showFailure(t`Failed to restore “${name}”`, error, t`It is still in the trash.`);
    },
  });
}

/** Deletes one project in the trash for good, or all of them if none is given. There is no undo. */
export function useRemoveForGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (project?: TrashedProject) =>
      project ? api.trash.delete({ params: { id: project.id } }) : api.trash.empty({}),
    onMutate: (project) => takeOff(client, project),
    onSuccess: ({ message }) => showToast({ kind: 'success', title: message }),
    onError: (error) =>
      showFailure(t`Failed to remove from the trash`, error, t`What was not removed is still there.`),
    onSettled: () => askAnew(client),
  });
}
