import type { Project } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import {
  mutationOptions,
  type Query,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { dropProject, expireSummaries, findProject, writeProject } from '../../plan-data/plan-cache.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { inOrder } from '../../platform/in-order.ts';
import { todayOfUser } from '../../platform/today.ts';
import { showEditFailure, showToast } from '../../ui/toast-store.ts';
import { consequencesOf, type ProjectEdit } from './project-edit.ts';

/** With the version that the edit is based on, if it comes from a form that may have been open for long. */
type VersionedEdit = ProjectEdit & { ifVersion?: number };

/** Whether the brief is read again after it. */
const changesWords = ({ name, description, startDate, dueDate }: ProjectEdit): boolean =>
  [name, description, startDate, dueDate].some((field) => field !== undefined);

/** A Reading that was requested before the change is that of the old words, even if its answer arrives later. */
async function readAnew(client: QueryClient, id: string): Promise<void> {
  await client.cancelQueries({ queryKey: keys.readings(id) });
  await client.invalidateQueries({ queryKey: keys.readings(id) });
}

const CHANGE_KEY = ['projects', 'change'];

/** Changes a project: optimistically everywhere, reverted and fetched again if the server refuses. */
const changeOptions = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationKey: CHANGE_KEY,
    mutationFn: async ({ ifVersion, ...edit }: VersionedEdit) => {
      const { progress, ...others } = edit;
      const options = ifVersion === undefined ? {} : { ifVersion };
      const isProgressAlone = progress !== undefined && Object.keys(others).length === 0;
      const { data } = await inOrder(client, id, () =>
        isProgressAlone
          ? api.projects.setProgress({ params: { id }, body: { progress } })
          : api.projects.change({ params: { id }, body: edit }, options),
      );
      return data.project;
    },
    onMutate: async ({ ifVersion: _sentAlong, ...edit }) => {
      await client.cancelQueries({ queryKey: keys.projects });
      const before = findProject(client, id);
      if (before) writeProject(client, id, consequencesOf(before, edit, todayOfUser()));
      return { before };
    },
    onSuccess: (project, edit) => {
      writeProject(client, id, project);
      if (changesWords(edit)) void readAnew(client, id);
      void expireSummaries(client);
    },
    onError: (error, edit, context) => {
      if (context?.before) writeProject(client, id, context.before);
      const isProgress = edit.progress !== undefined || edit.followsSubtasks;
      showEditFailure(isProgress ? t`Failed to update project progress` : t`Failed to update project`, error);
      void refreshProjects(client);
    },
  });

export function useChangeProject(id: string) {
  const client = useQueryClient();
  const mutation = useMutation(changeOptions(client, id));
  /** Whether a change is in progress. `isPending` only changes on the next render. */
  const isBusy = () => client.isMutating({ mutationKey: CHANGE_KEY }) > 0;
  return { ...mutation, isBusy };
}

/** The same for any project of a list. It continues after the clicked card was unmounted. */
export const changeProject = (client: QueryClient, id: string, edit: ProjectEdit): Promise<Project> =>
  client.getMutationCache().build(client, changeOptions(client, id)).execute(edit);

async function restore(client: QueryClient, { id, name }: ProjectNamed): Promise<void> {
  try {
    await inOrder(client, id, () => api.trash.restore({ params: { id } }));
    showToast({ kind: 'success', title: t`Project restored`, description: name });
  } catch (error) {
    showEditFailure(t`Failed to restore project`, error, t`It stays in the trash for 30 days.`);
  }
  void refreshProjects(client);
}

type ProjectNamed = Pick<Project, 'id' | 'name'>;

const DELETE_KEY = ['projects', 'delete'];

/**
 * Deletes a project: it disappears from the lists at once, and comes back if the server refuses or the user undoes it.
 */
export function useDeleteProject(project: ProjectNamed) {
  const client = useQueryClient();
  const { id } = project;
  const mutation = useMutation({
    mutationKey: DELETE_KEY,
    mutationFn: () => inOrder(client, id, () => api.projects.delete({ params: { id } })),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: keys.projectLists });
      dropProject(client, id);
    },
    onSuccess: () =>
      void showToast({
        kind: 'success',
        title: t`Project deleted successfully`,
        description: project.name,
        action: { label: t`Undo`, onAction: () => void restore(client, project) },
      }),
    // The query of its own page is not refetched while the page is open, because it would fail.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.projectLists });
      void client.invalidateQueries({ queryKey: keys.projectStats });
      const isOthers = ({ queryKey }: Query) => !JSON.stringify(queryKey).includes(id);
      void client.invalidateQueries({ queryKey: keys.agendas, predicate: isOthers });
    },
    onError: (error) => void showEditFailure(t`Failed to delete project`, error),
  });
  /** Whether a deletion is in progress. `isPending` only changes on the next render. */
  const isBusy = () => client.isMutating({ mutationKey: DELETE_KEY }) > 0;
  return { ...mutation, isBusy };
}
