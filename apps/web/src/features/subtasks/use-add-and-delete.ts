import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { inOrder } from '../../lib/in-order.ts';
import { once } from '../../lib/once.ts';
import { keys, refreshProjects } from '../../lib/queries.ts';
import { anticipateMove, writeStanding } from '../../lib/subtask-cache.ts';
import { dropSubtasks, expireSummaries, holdFetches, putSubtasks, standInFor } from './plan-cache.ts';

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
      if (!project) return {};
      const standIn = standInFor(project, fields);
      putSubtasks(client, [standIn]);
      anticipateMove(client, projectId, { to: standIn.status, on: standIn.dueDate });
      return { standIn };
    },
    onSuccess: ({ subtask, project }, _fields, { standIn }) => {
      putSubtasks(client, [subtask], standIn?.id);
      writeStanding(client, project);
      expireSummaries(client);
    },
    onError: (_error, _fields, context) => {
      if (context?.standIn) {
        const { id, status, dueDate } = context.standIn;
        dropSubtasks(client, projectId, new Set([id]));
        anticipateMove(client, projectId, { from: status, on: dueDate });
      }
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
      dropSubtasks(client, projectId, new Set(idsOf(subtasks)));
      anticipateMove(
        client,
        projectId,
        ...subtasks.map(({ status, dueDate }) => ({ from: status, on: dueDate })),
      );
    },
    onSuccess: ({ project }) => {
      writeStanding(client, project);
      expireSummaries(client);
    },
    onError: (_error, subtasks) => {
      putSubtasks(client, subtasks);
      anticipateMove(
        client,
        projectId,
        ...subtasks.map(({ status, dueDate }) => ({ to: status, on: dueDate })),
      );
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
      putSubtasks(client, subtasks);
      anticipateMove(
        client,
        projectId,
        ...subtasks.map(({ status, dueDate }) => ({ to: status, on: dueDate })),
      );
    },
    onSuccess: ({ subtasks, project }) => {
      putSubtasks(client, subtasks);
      writeStanding(client, project);
      expireSummaries(client);
    },
    onError: (_error, subtasks) => {
      dropSubtasks(client, projectId, new Set(idsOf(subtasks)));
      anticipateMove(
        client,
        projectId,
        ...subtasks.map(({ status, dueDate }) => ({ from: status, on: dueDate })),
      );
      void refreshProjects(client);
    },
  });
}
