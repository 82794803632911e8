import type { milestoneRoutes } from '@daymark/contract/milestones';
import type { Handlers } from '../http/mount.ts';
import { addMilestone, changeMilestone, milestonesOfProject, removeMilestone } from './milestones.ts';

export const milestoneHandlers: Handlers<typeof milestoneRoutes> = {
  list: ({ params }, context) => milestonesOfProject(context, params.projectId),
  create: ({ params, body }, context) => addMilestone(context, params.projectId, body),
  change: ({ params, body, ifVersion }, context) => changeMilestone(context, params.id, body, ifVersion),
  delete: ({ params }, context) => removeMilestone(context, params.id),
};
