import type { Project } from '@daymark/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { reviewWeek } from '../../plan-data/week-review.ts';
import type { ProjectEdit } from './project-edit.ts';

type Saved = 'saved' | 'moved' | 'cancelled' | 'unchanged';
type Change = (edit: ProjectEdit & { ifVersion?: number }) => Promise<Project>;

const isEmpty = (edit: object): boolean => Object.keys(edit).length === 0;

/**
 * Saves what was edited. Other working days or hours come last, because what they would move is shown before: cancelling
 * that leaves them as they are.
 */
export function useSaveEdit({ id, weekdays, hoursPerDay }: Project, change: Change) {
  const client = useQueryClient();
  return async (edit: ProjectEdit, ifVersion: number): Promise<Saved> => {
    if (isEmpty(edit)) return 'unchanged';
    const { weekdays: newDays, hoursPerDay: newHours, ...others } = edit;
    if (newDays === undefined && newHours === undefined) {
      await change({ ...edit, ifVersion });
      return 'saved';
    }
    const saved = isEmpty(others) ? undefined : await change({ ...others, ifVersion });
    const week = {
      weekdays: newDays === undefined ? weekdays : newDays,
      hoursPerDay: newHours === undefined ? hoursPerDay : newHours,
    };
    const choice = await reviewWeek(client, { projectId: id, week });
    if (choice === 'only-save') await change({ ...week, ifVersion: saved?.version ?? ifVersion });
    if (choice === 'moved') return 'moved';
    return choice === 'only-save' || saved ? 'saved' : 'cancelled';
  };
}
