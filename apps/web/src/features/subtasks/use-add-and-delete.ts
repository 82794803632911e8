import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOrKeep } from '../../plan-data/outbox/send-or-keep.ts';
import { anticipateSubtasks, holdFetches, replaceSubtasks, writeAnswer } from '../../plan-data/plan-cache.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { inOrder } from '../../platform/in-order.ts';
import { keyFor, once } from '../../platform/once.ts';
import { keptSubtask, unsavedSubtask } from './unsaved-subtask.ts';

interface Added {
  subtask: Subtask;
  /** Undefined while it waits on this device. */
  project?: ProjectStanding;
}

/**
 * Adds a subtask optimistically, and removes it again if the server refuses. It has its id from the start, so that it is
 * added once, however often it is sent.
 */
export function useAddSubtask(projectId: string) {
  const client = useQueryClient();
  const callOf = (body: NewSubtask) => ({ params: { projectId }, body });
  const unsavedOf = (body: NewSubtask): Subtask[] => {
    const project = client.getQueryData<ProjectDetails>(keys.details(projectId));
    return project ? [unsavedSubtask(project, keyFor(callOf(body)), body)] : [];
  };
  return useMutation({
    mutationFn: (body: NewSubtask): Promise<Added> =>
      once(callOf(body), async (id) => {
        const [task] = unsavedOf(body).map(keptSubtask);
        const send = async () => (await api.subtasks.create({ ...callOf(body), body: { ...body, id } })).data;
        const wishes = task ? [{ does: 'add' as const, projectId, task, body }] : [];
        const added = await sendOrKeep(client, wishes, send);
        return added ?? { subtask: task as Subtask };
      }),
    onMutate: async (body) => {
      await holdFetches(client, projectId);
      const unsaved = unsavedOf(body);
      return { unsaved, takeBack: anticipateSubtasks(client, projectId, [], unsaved) };
    },
    onSuccess: ({ subtask, project }, _body, { unsaved }) => {
      if (project) void writeAnswer(client, project, unsaved, [subtask]);
      else replaceSubtasks(client, projectId, unsaved, [subtask]);
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
      const wishes = subtasks.map((task) => ({ does: 'delete' as const, projectId, task }));
      const sendOrKeepAll = () => sendOrKeep<{ data: { project: ProjectStanding } }>(client, wishes, send);
      return (await inOrder(client, ids, sendOrKeepAll))?.data;
    },
    onMutate: async (subtasks) => {
      await holdFetches(client, projectId);
      return anticipateSubtasks(client, projectId, subtasks, []);
    },
    onSuccess: (answer, subtasks) => void (answer && writeAnswer(client, answer.project, subtasks, [])),
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
      const wishes = subtasks.map((task) => ({ does: 'restore' as const, projectId, task }));
      const send = () => api.subtasks.restoreMany(call);
      return (await inOrder(client, ids, () => sendOrKeep(client, wishes, send)))?.data;
    },
    onMutate: async (subtasks) => {
      await holdFetches(client, projectId);
      return anticipateSubtasks(client, projectId, [], subtasks);
    },
    onSuccess: (answer) => void (answer && writeAnswer(client, answer.project, [], answer.subtasks)),
    onError: (_error, _subtasks, takeBack) => {
      takeBack?.();
      void refreshProjects(client);
    },
  });
}
