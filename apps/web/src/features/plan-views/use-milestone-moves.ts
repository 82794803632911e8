import type { Milestone } from '@daymark/contract/milestones';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { plural } from '@daymark/domain/projects';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { reasonOf } from '../../lib/error-message.ts';
import { formatDay } from '../../lib/format.ts';
import { inOrder } from '../../lib/in-order.ts';
import { keys, refreshProjects } from '../../lib/queries.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { ShownMilestone } from './shown-item.ts';

type Holder = { milestones?: Milestone[] };
type Fields = Partial<Pick<Milestone, 'dueDate' | 'version'>>;

const inOrderOfDays = (a: Milestone, b: Milestone) => (a.dueDate < b.dueDate ? -1 : 1);

/** Changes a milestone in the caches of its project and of the overall plan. */
function writeMilestone(client: QueryClient, id: string, fields: Fields): void {
  const write = <H extends Holder>(holder: H | undefined): H | undefined => {
    const milestones = holder?.milestones;
    if (!holder || !milestones?.some((one) => one.id === id)) return holder;
    const written = milestones.map((one) => (one.id === id ? { ...one, ...fields } : one));
    return { ...holder, milestones: written.toSorted(inOrderOfDays) };
  };
  client.setQueriesData<ProjectDetails>({ queryKey: keys.allDetails }, write);
  client.setQueriesData<Holder>({ queryKey: [...keys.agendas, 'plan'] }, write);
}

/** Moves milestones: optimistically, reverted if the server refuses, with an undo in the toast. */
export function useMilestoneMoves(milestones: readonly ShownMilestone[]): (id: string, day: Day) => void {
  const client = useQueryClient();
  const latest = useRef(milestones);
  useEffect(() => {
    latest.current = milestones;
  });
  return useMemo(() => {
    const move = async (milestone: ShownMilestone, dueDate: Day): Promise<void> => {
      const { id, name } = milestone;
      await Promise.all([
        client.cancelQueries({ queryKey: keys.allDetails }),
        client.cancelQueries({ queryKey: keys.agendas }),
      ]);
      writeMilestone(client, id, { dueDate });
      try {
        const call = { params: { id }, body: { dueDate } };
        const { data } = await inOrder(client, id, () => api.milestones.change(call));
        const { version, stats } = data.milestone;
        writeMilestone(client, id, { dueDate, version });
        void client.invalidateQueries({ queryKey: keys.projectLists, refetchType: 'none' });
        const late = stats.lateSubtasks;
        showToast({
          kind: late > 0 ? 'warning' : 'success',
          title: `Moved to ${formatDay(dueDate)}`,
          description: late > 0 ? `${name}: ${plural(late, 'open subtask')} due after it` : name,
          action: { label: 'Undo', onAction: () => void move(milestone, milestone.dueDate) },
        });
      } catch (error) {
        writeMilestone(client, id, { dueDate: milestone.dueDate });
        void refreshProjects(client);
        showToast({
          kind: 'error',
          title: 'Failed to update milestone',
          description: reasonOf(error, 'Nothing was changed. Please try again.'),
        });
      }
    };
    return (id, day) => {
      const milestone = latest.current.find((one) => one.id === id);
      if (milestone && milestone.dueDate !== day) void move(milestone, day);
    };
  }, [client]);
}
