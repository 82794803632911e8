import type { subtaskRoutes } from '@daymark/contract/subtask-routes';
import { breakDownSubtask } from '../break-downs/service.ts';
import type { UserContext } from '../http/context.ts';
import { breakDownProject } from '../plans/service.ts';
import { toStanding } from '../projects/shape.ts';
import { agenda } from '../subtasks/agenda.ts';
import { deleteSubtasks, restoreSubtask, restoreSubtasks } from '../subtasks/many.ts';
import { standsInPlan } from '../subtasks/order.ts';
import { addSubtask, deleteSubtask, subtasksAsOf, subtasksOf } from '../subtasks/service.ts';
import { toSubtask } from '../subtasks/shape.ts';
import { trashedSubtasks } from '../subtasks/trash.ts';
import { changeTask, changeTasks } from '../work/completing.ts';
import type { Handlers } from './mount.ts';

const answer = ({ row, project }: Awaited<ReturnType<typeof changeTask>>, { today }: UserContext) => ({
  subtask: toSubtask(row, today),
  project: toStanding(project, today),
});

type ManyChanged = Awaited<ReturnType<typeof changeTasks>>;

const answerMany = ({ subtasks, project }: ManyChanged, { today }: UserContext) => ({
  subtasks: subtasksAsOf(today, subtasks),
  project: toStanding(project, today),
});

export const subtaskHandlers: Handlers<typeof subtaskRoutes> = {
  stats: ({ query }, context) => agenda(context, query),
  list: ({ params }, context) => subtasksOf(context, params.projectId),
  create: ({ params, body }, context) =>
    context.once(
      async (db) => answer(await addSubtask({ ...context, db }, params.projectId, body), context),
      { isAtomic: body.id === undefined && !standsInPlan(body) },
    ),
  generate: ({ params, body }, context) => {
    const { regenerate = false, engine, depth, projectKind } = body ?? {};
    const wish = { regenerate, byBuiltIn: engine === 'builtin', depth, projectKind };
    return breakDownProject(context, params.projectId, wish);
  },
  change: async ({ params, body, ifVersion }, context) =>
    answer(await changeTask(context, params.id, body, ifVersion), context),
  breakDown: ({ params, body }, context) => breakDownSubtask(context, params.id, body ?? {}),
  delete: async ({ params, ifVersion }, context) =>
    answer(await deleteSubtask(context, params.id, ifVersion), context),
  restore: async ({ params }, context) => answer(await restoreSubtask(context, params.id), context),
  trash: ({ params, query }, context) => trashedSubtasks(context, params.projectId, query),
  changeMany: async ({ params, body }, context) =>
    answerMany(await changeTasks(context, params.projectId, body), context),
  deleteMany: async ({ params, body }, context) =>
    answerMany(await deleteSubtasks(context, params.projectId, body.ids), context),
  restoreMany: async ({ params, body }, context) =>
    answerMany(await restoreSubtasks(context, params.projectId, body.ids), context),
};
