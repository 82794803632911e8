import type { milestoneRoutes } from '@daymark/contract/milestones';
import {
  addMilestone,
  changeMilestone,
  milestonesOfProject,
  removeMilestone,
} from '../projects/milestones.ts';
import type { Handlers } from './mount.ts';

export const milestoneHandlers: Handlers<typeof milestoneRoutes> = {
  list: ({ params }, context) => milestonesOfProject(context, params.projectId),
  create: ({ params, body }, context) => addMilestone(context, params.projectId, body),
  change: ({ params, body, ifVersion }, context) => changeMilestone(context, params.id, body, ifVersion),
  delete: ({ params }, context) => removeMilestone(context, params.id),
};
