import type { NewSeries } from '@daymark/contract/series';
import type { NewSubtask } from '@daymark/contract/subtasks';
import type { QuickAdd } from '@daymark/domain/quick-add/read';
import { ruleOf } from '@daymark/domain/recurrence';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { counted } from '../../lib/counted.ts';
import { reasonOf } from '../../lib/error-message.ts';
import { once } from '../../lib/once.ts';
import { writeAnswer } from '../../lib/plan-cache.ts';
import { refreshProjects } from '../../lib/queries.ts';
import { showToast } from '../../ui/toast-store.ts';

const say = (title: string) => (error: unknown) =>
  showToast({
    kind: 'error',
    title,
    description: reasonOf(error, 'Nothing was changed. Please try again.'),
  });

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

  const addOne = async (projectId: string, body: NewSubtask) => {
    const call = { params: { projectId }, body };
    const { subtask, project } = (
      await once(call, (idempotencyKey) => api.subtasks.create(call, { idempotencyKey }))
    ).data;
    void writeAnswer(client, project, [], [subtask]);
    const takeBack = async () => {
      const gone = await api.subtasks.delete({ params: { id: subtask.id } });
      void writeAnswer(client, gone.data.project, [subtask], []);
    };
    showToast({
      kind: 'success',
      title: 'Subtask created successfully',
      description: body.title,
      action: { label: 'Undo', onAction: () => void takeBack().catch(say('Failed to undo')) },
    });
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
      title: `${counted(subtasks.length, 'task')} created`,
      description: body.title,
      action: { label: 'Undo', onAction: () => void takeBack().catch(say('Failed to undo')) },
    });
  };

  const failing = async (work: Promise<void>) => {
    await work.catch((error: unknown) => {
      say('Failed to create subtask')(error);
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
