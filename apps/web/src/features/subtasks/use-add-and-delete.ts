import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { inOrder } from '../../lib/in-order.ts';
import { once } from '../../lib/once.ts';
import { anticipateSubtasks, holdFetches, writeAnswer } from '../../lib/plan-cache.ts';
import { keys, refreshProjects } from '../../lib/queries.ts';
import { unsavedSubtask } from './unsaved-subtask.ts';

/** Adds a subtask optimistically, and removes it again if the server refuses. */
export function useAddSubtask(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewSubtask) => {
      const call = { params: { projectId }, body };
      return (await once(call, (idempotencyKey) => api.subtasks.create(call, { idempotencyKey }))).data;
    },
    onMutate: async (fields) => {
      await holdFetches(client, projectId);
      const project = client.getQueryData<ProjectDetails>(keys.details(projectId));
      const unsaved = project ? [unsavedSubtask(project, fields)] : [];
      return { unsaved, takeBack: anticipateSubtasks(client, projectId, [], unsaved) };
    },
    onSuccess: ({ subtask, project }, _fields, { unsaved }) => {
      void writeAnswer(client, project, unsaved, [subtask]);
    },
    onError: (_error, _fields, context) => {
      context?.takeBack();
      void refreshProjects(client);
    },
  });
}

const idsOf = (subtasks: readonly Subtask[]) => subtasks.map(({ id }) => id);

/** Deletes subtasks of a project optimistically; they come back if the server refuses. */
export function useDeleteSubtasks(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (subtasks: readonly Subtask[]) => {
      const ids = idsOf(subtasks);
      const [id = ''] = ids;
      const send =
        ids.length === 1
          ? () => api.subtasks.delete({ params: { id } })
          : () => api.subtasks.deleteMany({ params: { projectId }, body: { ids } });
      return (await inOrder<{ data: { project: ProjectStanding } }>(client, ids, send)).data;
    },
    onMutate: async (subtasks) => {
      await holdFetches(client, projectId);
      return anticipateSubtasks(client, projectId, subtasks, []);
    },
    onSuccess: ({ project }, subtasks) => void writeAnswer(client, project, subtasks, []),
    onError: (_error, _subtasks, takeBack) => {
      takeBack?.();
      void refreshProjects(client);
    },
  });
}

/** Restores deleted subtasks. */
export function useRestoreSubtasks(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (subtasks: readonly Subtask[]) => {
      const ids = idsOf(subtasks);
      const call = { params: { projectId }, body: { ids } };
      return (await inOrder(client, ids, () => api.subtasks.restoreMany(call))).data;
    },
    onMutate: async (subtasks) => {
      await holdFetches(client, projectId);
      return anticipateSubtasks(client, projectId, [], subtasks);
    },
    onSuccess: ({ subtasks, project }) => void writeAnswer(client, project, [], subtasks),
    onError: (_error, _subtasks, takeBack) => {
      takeBack?.();
      void refreshProjects(client);
    },
  });
}
