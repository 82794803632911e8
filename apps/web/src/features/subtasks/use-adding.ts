import type { NewSeries } from '@daymark/contract/series';
import { ruleOf } from '@daymark/domain/recurrence';
import type { QuickAdd } from '@daymark/language/quick-add/read';
import { plural, t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { writeAnswer } from '../../plan-data/plan-cache.ts';
import { refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { useAddTask } from './use-add-task.ts';

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
  const addTask = useAddTask();

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
    // Refreshes the lists on screen.
    void refreshProjects(client);
  };

  /** Rejects after it has said that nothing was created. */
  const creating = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      say(t`Failed to create subtask`)(error);
      throw error;
    });

  return {
    addSeries: (projectId: string, fields: NewSeries) => creating(addSeries(projectId, fields)),
    /** The project may still have to be made. */
    addRead: async (reading: QuickAdd, project: () => string | Promise<string>): Promise<void> => {
      const { repeat, dueDate } = reading;
      const fields = fieldsOf(reading);
      const projectId = await creating(Promise.resolve().then(project));
      if (repeat && dueDate)
        return creating(addSeries(projectId, { ...fields, rule: ruleOf(repeat), startsOn: dueDate }));
      const undo = { isQuiet: true, failed: t`Failed to undo` };
      await addTask(projectId, { ...fields, dueDate }, { undo });
      // Refreshes the lists on screen.
      void refreshProjects(client);
    },
  };
}
