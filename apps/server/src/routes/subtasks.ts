import type { subtaskRoutes } from '@daymark/contract/subtask-routes';
import type { Status } from '@daymark/domain/statuses';
import { breakDownSubtask } from '../break-downs/service.ts';
import type { UserContext } from '../http/context.ts';
import { breakDownProject } from '../plans/service.ts';
import { toStanding } from '../projects/shape.ts';
import { agenda } from '../subtasks/agenda.ts';
import { changeSubtasks, deleteSubtasks, restoreSubtask, restoreSubtasks } from '../subtasks/many.ts';
import { standsInPlan } from '../subtasks/order.ts';
import { addSubtask, changeSubtask, deleteSubtask, subtasksAsOf, subtasksOf } from '../subtasks/service.ts';
import { toSubtask } from '../subtasks/shape.ts';
import { trashedSubtasks } from '../subtasks/trash.ts';
import { stopTimerOn } from '../timers/service.ts';
import type { Handlers } from './mount.ts';
import { withWaitsSettled } from './waits-settled.ts';

type Changed = Awaited<ReturnType<typeof changeSubtask>>;

const answer = ({ row, project }: Pick<Changed, 'row' | 'project'>, { today }: UserContext) => ({
  subtask: toSubtask(row, today),
  project: toStanding(project, today),
});

type ManyChanged = Awaited<ReturnType<typeof changeSubtasks>>;

const answerMany = ({ subtasks, project }: ManyChanged, { today }: UserContext) => ({
  subtasks: subtasksAsOf(today, subtasks),
  project: toStanding(project, today),
});

/** The subtask after its timer was stopped, which happens when it is completed. */
async function timed(changed: Changed, context: UserContext, isCompleted: boolean): Promise<Changed> {
  if (!isCompleted || !changed.mayBeTimed) return changed;
  const stopped = await stopTimerOn(context, [changed.row.id]);
  const row = stopped?.subtasks[0];
  return stopped && row ? { ...changed, row, project: stopped.project } : changed;
}

async function timedMany(changed: ManyChanged, context: UserContext, ids: readonly string[]) {
  const stopped = changed.mayBeTimed ? await stopTimerOn(context, ids) : undefined;
  if (!stopped) return changed;
  const now = new Map(stopped.subtasks.map((row) => [row.id, row]));
  const subtasks = changed.subtasks.map((row) => now.get(row.id) ?? row);
  return { ...changed, subtasks, project: stopped.project };
}

/** What the changed subtasks start or end: the waits before and after them. */
const settled = <C extends { project: { id: string } }>(
  changed: C,
  context: UserContext,
  isSettling: boolean,
): Promise<C> => withWaitsSettled(context, changed, isSettling ? [changed.project.id] : []);

const completedIn = ({ changes }: { changes: readonly { id: string; status?: Status | undefined }[] }) =>
  changes.flatMap(({ id, status }) => (status === 'Completed' ? [id] : []));

export const subtaskHandlers: Handlers<typeof subtaskRoutes> = {
  stats: ({ query }, context) => agenda(context, query),
  list: ({ params }, context) => subtasksOf(context, params.projectId),
  create: ({ params, body }, context) =>
    context.once(
      async (db) => answer(await addSubtask({ ...context, db }, params.projectId, body), context),
      { isAtomic: body.id === undefined && !standsInPlan(body) },
    ),
  generate: async ({ params, body }, context) => {
    const { regenerate = false, engine, depth, projectKind } = body ?? {};
    const wish = { regenerate, byBuiltIn: engine === 'builtin', depth, projectKind };
    const planned = await breakDownProject(context, params.projectId, wish);
    return withWaitsSettled(context, planned, [params.projectId]);
  },
  change: async ({ params, body, ifVersion }, context) =>
    answer(
      await settled(
        await timed(
          await changeSubtask(context, params.id, body, ifVersion),
          context,
          body.status === 'Completed',
        ),
        context,
        body.status !== undefined,
      ),
      context,
    ),
  breakDown: ({ params, body }, context) => breakDownSubtask(context, params.id, body ?? {}),
  delete: async ({ params, ifVersion }, context) =>
    answer(await deleteSubtask(context, params.id, ifVersion), context),
  restore: async ({ params }, context) => answer(await restoreSubtask(context, params.id), context),
  trash: ({ params, query }, context) => trashedSubtasks(context, params.projectId, query),
  changeMany: async ({ params, body }, context) =>
    answerMany(
      await settled(
        await timedMany(await changeSubtasks(context, params.projectId, body), context, completedIn(body)),
        context,
        body.changes.some(({ status }) => status !== undefined),
      ),
      context,
    ),
  deleteMany: async ({ params, body }, context) =>
    answerMany(await deleteSubtasks(context, params.projectId, body.ids), context),
  restoreMany: async ({ params, body }, context) =>
    answerMany(await restoreSubtasks(context, params.projectId, body.ids), context),
};
