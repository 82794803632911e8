import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import type { AiContext } from '../ai/context.ts';
import { AppError } from '../http/errors.ts';
import { moveSubtasks } from '../subtasks/service.ts';
import { type Look, lookAtPlans } from './look.ts';

/** What is needed to check plans and to replan them. */
export type Replanning = Pick<
  AiContext,
  'db' | 'userId' | 'today' | 'timezone' | 'planner' | 'signal' | 'onlyProjects'
>;

interface NewDay {
  id: string;
  projectId: string;
  version: number;
  dueDate: Day;
}

export const changedMeanwhile = () =>
  new AppError(
    'conflict',
    t`Your plan changed since this was shown, so nothing was moved. Look at it again.`,
  );

export const newDays = ({ subtasks }: Look, moves: readonly { id: string; to: Day }[]): NewDay[] =>
  moves.flatMap(({ id, to }) => {
    const row = subtasks.get(id);
    return row ? [{ id, projectId: row.project_id, version: row.version, dueDate: to }] : [];
  });

/** Moves the subtasks that do not fit in a project which this transaction (`db`) has created. */
export async function fitProject(context: Replanning & Pick<AiContext, 'now'>, projectId: string) {
  const { db, userId, planner, now } = context;
  const look = await lookAtPlans(context, { projectId, staying: [] });
  const { moves } = await planner.replan(look.request, context);
  await moveSubtasks(db, { userId, projectId }, newDays(look, moves), now());
}

/** Subtasks and all that wait for them, in one project. */
function withFollowers({ subtasks }: Look['plans'], ids: ReadonlySet<string>): ReadonlySet<string> {
  const behind = new Set(ids);
  for (const id of behind)
    for (const row of subtasks) if (row.waits_for.some((other) => other.id === id)) behind.add(row.id);
  return behind;
}

/**
 * Gives new subtasks of a project days on which they can be done, near their own ones, and moves what waits for them if
 * it has to; everything else stays. `db` is a transaction that holds the plan.
 */
export async function placeSubtasks(
  context: Replanning & Pick<AiContext, 'now'>,
  projectId: string,
  placing: ReadonlySet<string>,
): Promise<void> {
  const { db, userId, planner, now } = context;
  const { plans } = await lookAtPlans(context, { projectId, staying: [], placing });
  const moving = withFollowers(plans, placing);
  const staying = plans.subtasks.flatMap(({ id }) => (moving.has(id) ? [] : id));
  const look = await lookAtPlans(context, { projectId, staying, placing });
  const { moves } = await planner.replan(look.request, context);
  if (!(await moveSubtasks(db, { userId, projectId }, newDays(look, moves), now()))) throw changedMeanwhile();
}
