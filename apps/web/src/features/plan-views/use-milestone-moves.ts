import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { expireLists, writeMilestone } from '../../plan-data/plan-cache.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { formatDay } from '../../platform/format.ts';
import { inOrder } from '../../platform/in-order.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import type { ShownMilestone } from './shown-item.ts';

/** Moves milestones; shown at once, taken back when the server refuses, undone from the toast. */
export function useMilestoneMoves(milestones: readonly ShownMilestone[]): (id: string, day: Day) => void {
  const client = useQueryClient();
  const latest = useRef(milestones);
  useEffect(() => {
    latest.current = milestones;
  });
  return useMemo(() => {
    const move = async (milestone: ShownMilestone, dueDate: Day): Promise<void> => {
      const { id, name, projectId } = milestone;
      await Promise.all([
        client.cancelQueries({ queryKey: keys.allDetails }),
        client.cancelQueries({ queryKey: keys.agendas }),
      ]);
      writeMilestone(client, projectId, { id, dueDate });
      try {
        const call = { params: { id }, body: { dueDate } };
        const { data } = await inOrder(client, id, () => api.milestones.change(call));
        const { version, stats } = data.milestone;
        writeMilestone(client, projectId, { id, dueDate, version });
        expireLists(client);
        const late = stats.lateSubtasks;
        showToast({
          kind: late > 0 ? 'warning' : 'success',
          title: t`Moved to ${formatDay(dueDate)}`,
          description: late > 0 ? t`${name}: ${plural(late, '# open task')} due after it` : name,
          action: { label: t`Undo`, onAction: () => void move(milestone, milestone.dueDate) },
        });
      } catch (error) {
        writeMilestone(client, projectId, { id, dueDate: milestone.dueDate });
        void refreshProjects(client);
        showFailure(t`Failed to update milestone`, error);
      }
    };
    return (id, day) => {
      const milestone = latest.current.find((one) => one.id === id);
      if (milestone && milestone.dueDate !== day) void move(milestone, day);
    };
  }, [client]);
}
