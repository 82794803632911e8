import { AWAY_NAME, type Outlook, type Replan, type ReplanWish } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import type { WayOut } from '@daymark/planner/replan/replan';
import { withWayOut } from '@daymark/planner/replan/ways-out';
import type { z } from 'zod';
import type { AiContext } from '../ai/context.ts';
import { writeDayOff } from '../calendars/days-off.ts';
import { lockPlan } from '../db/plan-lock.ts';
import { AppError, notFound } from '../http/errors.ts';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { updateFeasible } from '../projects/plan-store.ts';
import { takeWayOut } from '../projects/ways-out.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import { moveSubtasks } from '../subtasks/service.ts';
import { type Look, lookAtPlans, type Scope, stampOf } from './look.ts';
import { keyOf, toPlanFinding, toReplan, toReplanDays, unfinishedOf } from './shape.ts';

function checkScope({ projects, scope: { projectId } }: Look): void {
  if (projectId !== null && !projects.has(projectId)) throw notFound('Project');
}

/** What it takes to look at plans and to have them planned anew. */
export type Replanning = Pick<AiContext, 'db' | 'userId' | 'today' | 'timezone' | 'planner' | 'signal'>;

/** The moves that repair the plan of a project, or of all, while some subtasks stay in place. */
export async function previewReplan(context: Replanning, scope: Scope): Promise<Replan> {
  const { projectId } = scope;
  const look = await lookAtPlans(context, scope);
  checkScope(look);
  const replanned = await context.planner.replan(look.request, context);
  const ways =
    projectId === null || replanned.feasible
      ? []
      : await context.planner.waysOut(
          { request: look.request, projectId, unplaced: replanned.unplaced },
          context,
        );
  return toReplan(look, replanned, ways);
}

/** How the plans of all projects stand: a screen that only says so need not carry every move. */
export async function outlookOnPlans(context: AiContext): Promise<Outlook> {
  const look = await lookAtPlans(context, { projectId: null, staying: [] });
  const { moves, unplaced } = await context.planner.replan(look.request, context);
  return { ...toReplanDays(look), moving: moves.length, unplaced: unplaced.length };
}

/** What is wrong with the plan of a project. */
export async function lintProject(context: AiContext, projectId: string) {
  const look = await lookAtPlans(context, { projectId, staying: [] });
  checkScope(look);
  const findings = await context.planner.lint({ request: look.request, projectId }, context);
  return { findings: findings.map((finding) => toPlanFinding(look, finding)) };
}

interface NewDay {
  id: string;
  projectId: string;
  version: number;
  dueDate: Day;
}

interface Decision {
  moves: NewDay[];
  wayOut: WayOut | null;
  /** Whether all movable work has a feasible day afterwards. */
  isWhole: boolean;
}

const changedMeanwhile = () =>
  new AppError('conflict', 'Your plan changed since this was shown, so nothing was moved. Look at it again.');

const newDays = ({ subtasks }: Look, moves: readonly { id: string; to: Day }[]): NewDay[] =>
  moves.flatMap(({ id, to }) => {
    const row = subtasks.get(id);
    return row ? [{ id, projectId: row.project_id, version: row.version, dueDate: to }] : [];
  });

/** Computes the result of a request again from the present data: the planner gives every day. */
async function decide(
  context: AiContext,
  look: Look,
  { projectId, how, staying }: z.output<typeof ReplanWish>,
): Promise<Decision> {
  const { planner } = context;
  const { request } = look;
  if (how === 'to-today') {
    const moves = unfinishedOf(look).map(({ id }) => ({ id, to: look.nextWorked }));
    return { moves: newDays(look, moves), wayOut: null, isWhole: false };
  }
  if (how === 'moves') {
    const { moves, feasible } = await planner.replan(request, context);
    // Subtasks that stay at the user's request may be on days on which they cannot be done.
    const isWhole = feasible && staying.length === 0;
    return { moves: newDays(look, moves), wayOut: null, isWhole };
  }
  if (projectId === null) throw notFound('Way out');
  const ways = await planner.waysOut({ request, projectId }, context);
  const wayOut = ways.find((way) => keyOf(way) === how.wayOut);
  if (!wayOut) throw notFound('Way out');
  const { moves, feasible } = await planner.replan(withWayOut(request, projectId, wayOut), context);
  return { moves: newDays(look, moves), wayOut, isWhole: feasible };
}

/** Carries a preview out, all of it or, where something was changed meanwhile, nothing. */
export async function applyReplan(context: AiContext, wish: z.output<typeof ReplanWish>) {
  const { userId, now, once } = context;
  const { projectId, stamp, staying } = wish;
  const away = wish.away && { ...wish.away, name: AWAY_NAME };
  const look = await lookAtPlans(context, { projectId, staying, away });
  checkScope(look);
  if (stampOf(look) !== stamp) throw changedMeanwhile();
  const { moves, wayOut, isWhole } = await decide(context, look, wish);
  const projectIds = [
    ...new Set([...moves.map((move) => move.projectId), ...(wayOut && projectId ? [projectId] : [])]),
  ];
  return once(async (trx) => {
    const dayOff = wish.away && (await writeDayOff(trx, userId, wish.away, now()));
    for (const id of projectIds.toSorted()) {
      await lockPlan(trx, { userId, projectId: id });
      // Subtasks are always locked before their project, to avoid deadlocks.
      await holdSubtasks(trx, { userId, projectId: id });
    }
    const before = await seePlans(trx, { userId, projectIds });
    if (wayOut && projectId) await takeWayOut({ ...context, db: trx }, projectId, wayOut);
    for (const id of projectIds) {
      const own = moves.filter((move) => move.projectId === id);
      if (!(await moveSubtasks(trx, { userId, projectId: id }, own, now()))) throw changedMeanwhile();
    }
    if (isWhole) await updateFeasible(trx, userId, projectId === null ? projectIds : [projectId]);
    const changeId = await keepPlanChange(trx, 'replan', before, now());
    return { changeId, dayOff, moved: moves.length, projectIds };
  });
}
