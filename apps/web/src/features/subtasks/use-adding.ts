import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSeries } from '@daymark/contract/series';
import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { ruleOf } from '@daymark/domain/recurrence';
import type { QuickAdd } from '@daymark/language/quick-add/read';
import { plural, t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { orKept, sendOrKeep } from '../../plan-data/outbox/send-or-keep.ts';
import { anticipateSubtasks, findProject, writeAnswer } from '../../plan-data/plan-cache.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { keptSubtask, unsavedSubtask } from './unsaved-subtask.ts';

const say = (title: string) => (error: unknown) => showFailure(title, error);

const fieldsOf = (reading: QuickAdd) => ({
  title: reading.title,
  dueTime: reading.dueTime,
  estimatedHours: reading.estimatedHours,
  priority: reading.priority ?? 'Medium',
  tags: reading.tags,
});

/** Adds a subtask or a series to any project; the toast can undo it. Rejects after it has shown the server's error. */
export function useAdding() {
  const client = useQueryClient();

  /** The task as it is shown while it waits on this device, if its project is known here. */
  const keptOf = (projectId: string, id: string, body: NewSubtask): Subtask[] => {
    const project =
      client.getQueryData<ProjectDetails>(keys.details(projectId)) ?? findProject(client, projectId);
    return project ? [keptSubtask(unsavedSubtask(project, id, body))] : [];
  };
  const remove = async (projectId: string, task: Subtask) => {
    const send = () => api.subtasks.delete({ params: { id: task.id } });
    const gone = await sendOrKeep(client, [{ does: 'delete', projectId, task }], send);
    if (gone) void writeAnswer(client, gone.data.project, [task], []);
    else anticipateSubtasks(client, projectId, [task], []);
  };

  const addOne = async (projectId: string, body: NewSubtask) => {
    const params = { projectId };
    const { kept, answer } = await once({ params, body }, async (id) => {
      const kept = keptOf(projectId, id, body);
      const send = () => api.subtasks.create({ params, body: { ...body, id } });
      const wishes = kept.map((task) => ({ does: 'add' as const, projectId, task, body }));
      return { kept, answer: await sendOrKeep(client, wishes, send) };
    });
    if (answer) void writeAnswer(client, answer.data.project, [], [answer.data.subtask]);
    else anticipateSubtasks(client, projectId, [], kept);
    const [subtask] = answer ? [answer.data.subtask] : kept;
    const takeBack = () => subtask && remove(projectId, subtask).catch(say(t`Failed to undo`));
    showToast(
      orKept(answer, {
        kind: 'success',
        title: t`Subtask created successfully`,
        description: body.title,
        action: { label: t`Undo`, onAction: () => void takeBack() },
      }),
    );
  };

  const addSeries = async (projectId: string, body: NewSeries) => {
    const call = { params: { projectId }, body };
    const { series, subtasks, project } = (
      await once(call, (idempotencyKey) => api.series.create(call, { idempotencyKey }))
    ).data;
    void writeAnswer(client, project, [], subtasks);
    const takeBack = async () => {
      await api.series.end({ params: { id: series.id } });
      await refreshProjects(client);
    };
    showToast({
      kind: 'success',
      title: t`${plural(subtasks.length, '# task')} created`,
      description: body.title,
      action: { label: t`Undo`, onAction: () => void takeBack().catch(say(t`Failed to undo`)) },
    });
  };

  const failing = async (work: Promise<void>) => {
    await work.catch((error: unknown) => {
      say(t`Failed to create subtask`)(error);
      throw error;
    });
    // Refreshes the lists on screen.
    void refreshProjects(client);
  };

  return {
    addSeries: (projectId: string, fields: NewSeries) => failing(addSeries(projectId, fields)),
    /** The project may still have to be made. */
    addRead: (reading: QuickAdd, project: () => string | Promise<string>) => {
      const { repeat, dueDate } = reading;
      const add = async () => {
        const projectId = await project();
        return repeat && dueDate
          ? addSeries(projectId, { ...fieldsOf(reading), rule: ruleOf(repeat), startsOn: dueDate })
          : addOne(projectId, { ...fieldsOf(reading), dueDate });
      };
      return failing(add());
    },
  };
}
