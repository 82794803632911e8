import type { Milestone, MilestoneStanding, NewMilestone } from '@daymark/contract/milestones';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import { plural, t } from '@daymark/words/t';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  changeMilestones,
  expireLists,
  replaceSubtasks,
  writeMilestone,
} from '../../plan-data/plan-cache.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { inOrder } from '../../platform/in-order.ts';
import { once } from '../../platform/once.ts';
import { showEditFailure, showToast } from '../../ui/toast-store.ts';

type Fields = Pick<Milestone, 'name' | 'dueDate'>;

const toMilestone = ({ id, _id, name, dueDate, version }: MilestoneStanding): Milestone => ({
  id,
  _id,
  name,
  dueDate,
  version,
});

const withOne = (milestone: Milestone) => (milestones: Milestone[]) => [
  ...milestones.filter(({ id }) => id !== milestone.id),
  milestone,
];
const withoutOne = (gone: string) => (milestones: Milestone[]) => milestones.filter(({ id }) => id !== gone);

/** A milestone that was moved may be before some of its work; the toast says so. */
const lateWords = ({ name, stats }: MilestoneStanding) =>
  stats.lateSubtasks === 0 ? name : t`${name}: ${plural(stats.lateSubtasks, '# open task')} due after it`;

const holdReads = (client: QueryClient, projectId: string) =>
  client.cancelQueries({ queryKey: keys.details(projectId) });

/** Changes a milestone and offers to undo it. */
function useChangeMilestone(projectId: string) {
  const client = useQueryClient();
  const change = async (before: Milestone, fields: Partial<Fields>, ifVersion?: number): Promise<void> => {
    const { id } = before;
    await holdReads(client, projectId);
    writeMilestone(client, projectId, { id, ...fields });
    try {
      const call = { params: { id }, body: fields };
      const options = ifVersion === undefined ? {} : { ifVersion };
      const { data } = await inOrder(client, id, () => api.milestones.change(call, options));
      writeMilestone(client, projectId, toMilestone(data.milestone));
      expireLists(client);
      const back = { name: before.name, dueDate: before.dueDate };
      const undo = () => void change(toMilestone(data.milestone), back).catch(() => {});
      showToast({
        kind: data.milestone.stats.lateSubtasks > 0 ? 'warning' : 'success',
        title: t`Milestone updated`,
        description: lateWords(data.milestone),
        action: { label: t`Undo`, onAction: undo },
      });
    } catch (error) {
      writeMilestone(client, projectId, before);
      showEditFailure(t`Failed to update milestone`, error);
      void refreshProjects(client);
      throw error;
    }
  };
  return change;
}

/** Actions on a project's milestones, with optimistic updates that are reverted if the server refuses. */
export function useMilestones(projectId: string) {
  const client = useQueryClient();
  const change = useChangeMilestone(projectId);
  const subtasks = () => client.getQueryData<ProjectDetails>(keys.details(projectId))?.subtasks ?? [];
  /** Lets these subtasks lead to a milestone, or to none. */
  const leadTo = (led: readonly Subtask[], milestoneId: string | null) =>
    replaceSubtasks(
      client,
      projectId,
      led,
      led.map((subtask) => ({ ...subtask, milestoneId })),
    );

  const create = async (fields: NewMilestone, subtaskIds: string[] = []) => {
    const call = { params: { projectId }, body: { ...fields, subtaskIds } };
    const { data } = await once(call, (idempotencyKey) => api.milestones.create(call, { idempotencyKey }));
    changeMilestones(client, projectId, withOne(toMilestone(data.milestone)));
    leadTo(
      subtasks().filter(({ id }) => subtaskIds.includes(id)),
      data.milestone.id,
    );
    expireLists(client);
    return data.milestone;
  };

  const restore = async ({ name, dueDate }: Milestone, subtaskIds: string[]): Promise<void> => {
    try {
      await create({ name, dueDate }, subtaskIds);
      showToast({ kind: 'success', title: t`Milestone restored`, description: name });
    } catch (error) {
      showEditFailure(t`Failed to restore milestone`, error);
      void refreshProjects(client);
    }
  };

  return {
    add: async (fields: Fields): Promise<void> => {
      try {
        const milestone = await create(fields);
        showToast({ kind: 'success', title: t`Milestone added`, description: milestone.name });
      } catch (error) {
        showEditFailure(t`Failed to add milestone`, error);
        throw error;
      }
    },
    change,
    remove: async (milestone: Milestone): Promise<void> => {
      await holdReads(client, projectId);
      const led = subtasks().filter(({ milestoneId }) => milestoneId === milestone.id);
      changeMilestones(client, projectId, withoutOne(milestone.id));
      leadTo(led, null);
      try {
        const params = { id: milestone.id };
        const { data } = await inOrder(client, milestone.id, () => api.milestones.delete({ params }));
        expireLists(client);
        showToast({
          kind: 'success',
          title: t`Milestone deleted`,
          description: milestone.name,
          action: { label: t`Undo`, onAction: () => void restore(milestone, data.subtaskIds) },
        });
      } catch (error) {
        changeMilestones(client, projectId, withOne(milestone));
        leadTo(led, milestone.id);
        showEditFailure(t`Failed to delete milestone`, error);
        void refreshProjects(client);
      }
    },
  };
}
