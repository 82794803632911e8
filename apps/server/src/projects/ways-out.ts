import type { WayOut } from '@daymark/planner/replan/replan';
import { t } from '@daymark/words/t';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { trashSubtasks } from '../subtasks/service.ts';
import { updateMilestone } from './milestone-store.ts';
import { updateProject } from './store.ts';

/** Takes a way out of a plan that cannot fit, in a transaction in which the plan is locked: a later day, more hours, or less work. */
export async function takeWayOut(
  { db, userId, now }: Pick<UserContext, 'db' | 'userId' | 'now'>,
  projectId: string,
  way: WayOut,
): Promise<void> {
  const project = { userId, projectId };
  if (way.kind === 'leave-out') {
    await trashSubtasks(db, project, way.ids, now());
    return;
  }
  const changed =
    way.kind === 'move-milestone'
      ? await updateMilestone(
          db,
          { ...project, id: way.milestoneId },
          { name: undefined, dueDate: way.date },
          now(),
        )
      : await updateProject(
          db,
          { userId, id: projectId },
          {
            columns: way.kind === 'more-hours' ? { hours_per_day: way.hoursPerDay } : {},
            dates: {
              startDate: undefined,
              dueDate: way.kind === 'later-due-date' ? way.date : undefined,
              timeline: undefined,
            },
            ifVersion: undefined,
          },
          now(),
        );
  if (!changed)
    throw new AppError('conflict', t`The project was changed at the same time. Please try again.`);
}
