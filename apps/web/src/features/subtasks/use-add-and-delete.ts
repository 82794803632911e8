import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { inOrder } from '../../lib/in-order.ts';
import { once } from '../../lib/once.ts';
import { keys, refreshProjects } from '../../lib/queries.ts';
import { anticipateMove, writeStanding } from '../../lib/subtask-cache.ts';
import { dropSubtask, expireSummaries, holdFetches, putSubtask, standInFor } from './plan-cache.ts';

/** Adds a subtask: it stands in its day at once, and goes again when the server refuses it. */
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
      if (!project) return {};
      const standIn = standInFor(project, fields);
      putSubtask(client, standIn);
      anticipateMove(client, projectId, { to: standIn.status, on: standIn.dueDate });
      return { standIn };
    },
    onSuccess: ({ subtask, project }, _fields, { standIn }) => {
      putSubtask(client, subtask, standIn?.id);
      writeStanding(client, project);
      expireSummaries(client);
    },
    onError: (_error, _fields, context) => {
      if (context?.standIn) {
        dropSubtask(client, context.standIn);
        const { status, dueDate } = context.standIn;
        anticipateMove(client, projectId, { from: status, on: dueDate });
      }
      void refreshProjects(client);
    },
  });
}

/** Deletes a subtask at once; it comes back when the server refuses. */
export function useDeleteSubtask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Subtask) =>
      (await inOrder(client, id, () => api.subtasks.delete({ params: { id } }))).data,
    onMutate: async (subtask) => {
      await holdFetches(client, subtask.projectId);
      dropSubtask(client, subtask);
      anticipateMove(client, subtask.projectId, { from: subtask.status, on: subtask.dueDate });
    },
    onSuccess: ({ project }) => {
      writeStanding(client, project);
      expireSummaries(client);
    },
    onError: (_error, subtask) => {
      putSubtask(client, subtask);
      anticipateMove(client, subtask.projectId, { to: subtask.status, on: subtask.dueDate });
      void refreshProjects(client);
    },
  });
}

/** Brings a deleted subtask back, where it was and as it was. */
export function useRestoreSubtask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Subtask) =>
      (await inOrder(client, id, () => api.subtasks.restore({ params: { id } }))).data,
    onMutate: async (subtask) => {
      await holdFetches(client, subtask.projectId);
      putSubtask(client, subtask);
      anticipateMove(client, subtask.projectId, { to: subtask.status, on: subtask.dueDate });
    },
    onSuccess: ({ subtask, project }) => {
      putSubtask(client, subtask);
      writeStanding(client, project);
      expireSummaries(client);
    },
    onError: (_error, subtask) => {
      dropSubtask(client, subtask);
      anticipateMove(client, subtask.projectId, { from: subtask.status, on: subtask.dueDate });
      void refreshProjects(client);
    },
  });
}
