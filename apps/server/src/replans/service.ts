import type { NewDayOff } from '@daymark/contract/calendars';
import {
  awayName,
  type EarlyOffer,
  type Outlook,
  type Replan,
  type ReplanWish,
} from '@daymark/contract/replans';
import { hoursOver, planHolds } from '@daymark/domain/load';
import { latestAnswer } from '@daymark/domain/waits';
import type { Move, Replan as Replanned, WayOut } from '@daymark/planner/replan/replan';
import { withWayOut } from '@daymark/planner/replan/ways-out';
import type { z } from 'zod';
import type { AiContext } from '../ai/context.ts';
import { writeDaysOff } from '../calendars/days-off.ts';
import type { OwnWeek } from '../calendars/store.ts';
import { lockPlan } from '../db/plan-lock.ts';
import { notFound } from '../http/errors.ts';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { updateFeasible } from '../projects/plan-store.ts';
import { updateProject } from '../projects/store.ts';
import { takeWayOut } from '../projects/ways-out.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import { moveSubtasks } from '../subtasks/service.ts';
import { replaceWeek } from '../users/store.ts';
import { causesOf } from './causes.ts';
import { type Look, lookAtPlans, type Scope, stampOf } from './look.ts';
import { changedMeanwhile, newDays, type Replanning } from './placing.ts';
import { keyOf, toPlanFinding, toReplan, toReplanDays, unfinishedOf } from './shape.ts';
import { type EarlyAnswerRow, listEarlyAnswers } from './store.ts';

function checkScope({ projects, scope: { projectId } }: Look): void {
  if (projectId !== null && !projects.has(projectId)) throw notFound('Project');
}

/** An offer that was taken is not made again. */
const NOTHING_MOVES: Replanned = { feasible: true, moves: [], unplaced: [], certificate: null };

/** The moves of a request: those that repair the plans, or those that an early answer makes possible. */
async function newPlan({ request, scope: { early } }: Look, context: Replanning): Promise<Replanned> {
  const { planner } = context;
  if (!early) return planner.replan(request, context);
  if (early.is_taken) return NOTHING_MOVES;
  const { who, answered_on: on, expected_on: agreedOn } = early;
  return planner.bringForward({ request, early: { who, on, agreedOn } }, context);
}

/** The early answer of a wait, if its agreed day is still ahead. */
async function earlyAnswer(
  { db, userId, today }: Replanning,
  waitId: string | null,
): Promise<EarlyAnswerRow | null> {
  if (waitId === null) return null;
  const [row] = await listEarlyAnswers(db, userId, today, waitId);
  if (!row) throw notFound('Wait');
  return row;
}

/**
 * The moves that repair the plan of a project, or of all, while some subtasks stay in place. With a wait whose answer
 * came early: those that it makes possible.
 */
export async function previewReplan(
  context: Replanning,
  { answered = null, ...wish }: Scope & { answered?: string | null | undefined },
): Promise<Replan> {
  const { projectId } = wish;
  const early = await earlyAnswer(context, answered);
  const look = await lookAtPlans(context, { ...wish, early });
  checkScope(look);
  const replanned = await newPlan(look, context);
  const ways =
    projectId === null || replanned.feasible
      ? []
      : await context.planner.waysOut(
          { request: look.request, projectId, unplaced: replanned.unplaced },
          context,
        );
  return toReplan(look, replanned, ways);
}

/** The state of the plans of all projects without the moves, for screens that only show the state. */
export async function outlookOnPlans(context: AiContext): Promise<Outlook> {
  const look = await lookAtPlans(context, { projectId: null, staying: [] });
  const { moves, unplaced } = await context.planner.replan(look.request, context);
  return {
    ...toReplanDays(look),
    moving: moves.length,
    unplaced: unplaced.length,
    late: latestAnswer(moves),
  };
}

/**
 * Answers that came early, each with the number of subtasks that can be brought forward; those without any are left
 * out.
 */
export async function earlyAnswers(context: Replanning): Promise<EarlyOffer[]> {
  const { db, userId, today } = context;
  const offers: EarlyOffer[] = [];
  for (const early of await listEarlyAnswers(db, userId, today, null)) {
    if (early.is_taken) continue;
    const look = await lookAtPlans(context, { projectId: early.project_id, staying: [], early });
    const { moves } = await newPlan(look, context);
    const { id: waitId, project_id: projectId, project_name: project, who, title, days } = early;
    if (moves.length > 0) offers.push({ waitId, projectId, project, who, title, days, moving: moves.length });
  }
  return offers;
}

/** Whether the plan of one project holds. Its page shows the same. */
export async function holdsPlan(context: Replanning, projectId: string): Promise<boolean> {
  const { moves, unplaced, ...figures } = await previewReplan(context, { projectId, staying: [] });
  return planHolds({ ...figures, moving: moves.length, unplaced: unplaced.length });
}

/** The projects whose plans do not hold. The dashboard shows the same. */
export async function brokenPlans(context: Replanning): Promise<ReadonlySet<string>> {
  const look = await lookAtPlans(context, { projectId: null, staying: [] });
  // If today has too much work, this concerns all projects.
  if (hoursOver(toReplanDays(look).today) > 0) return new Set(look.projects.keys());
  const { moves, unplaced } = await context.planner.replan(look.request, context);
  const ids = [...moves.map(({ id }) => id), ...unplaced, ...unfinishedOf(look).map(({ id }) => id)];
  return new Set(ids.flatMap((id) => look.subtasks.get(id)?.project_id ?? []));
}

/** What is wrong with the plan of a project. */
export async function lintProject(context: AiContext, projectId: string) {
  const look = await lookAtPlans(context, { projectId, staying: [] });
  checkScope(look);
  const findings = await context.planner.lint({ request: look.request, projectId }, context);
  return { findings: findings.map((finding) => toPlanFinding(look, finding)) };
}

interface Decision {
  moves: Move[];
  wayOut: WayOut | null;
  /** Whether all movable work has a feasible day afterwards. */
  isWhole: boolean;
}

/** Computes the result of a request again from the present data: the planner gives every day. */
async function decide(
  context: AiContext,
  look: Look,
  { projectId, how, staying }: ReplanToApply,
): Promise<Decision> {
  const { planner } = context;
  const { request } = look;
  if (how === 'to-today') {
    const reason = { kind: 'overdue' } as const;
    const moves = unfinishedOf(look).map(({ id, due_date: from }) => ({
      id,
      from,
      to: look.nextWorked,
      reason,
    }));
    return { moves, wayOut: null, isWhole: false };
  }
  if (how === 'moves') {
    const { moves, feasible } = await newPlan(look, context);
    // Subtasks that stay at the user's request may be on days on which they cannot be done.
    const isWhole = feasible && staying.length === 0 && !look.scope.early;
    return { moves, wayOut: null, isWhole };
  }
  if (projectId === null) throw notFound('Way out');
  const ways = await planner.waysOut({ request, projectId }, context);
  const wayOut = ways.find((way) => keyOf(way) === how.wayOut);
  if (!wayOut) throw notFound('Way out');
  const { moves, feasible } = await planner.replan(withWayOut(request, projectId, wayOut), context);
  return { moves, wayOut, isWhole: feasible };
}

/** The working days and hours of a project. Its plan is locked. */
async function writeProjectsWeek(
  { db, userId, now }: Pick<AiContext, 'db' | 'userId' | 'now'>,
  id: string,
  { weekdays, hoursPerDay }: OwnWeek,
): Promise<void> {
  const dates = { startDate: undefined, dueDate: undefined, timeline: undefined };
  const columns = { weekdays, hours_per_day: hoursPerDay };
  const written = await updateProject(db, { userId, id }, { columns, dates, ifVersion: undefined }, now());
  if (!written) throw changedMeanwhile();
}

export type ReplanToApply = Omit<z.output<typeof ReplanWish>, 'away'> & {
  away: readonly z.output<typeof NewDayOff>[];
};

/** Days off that are not stored yet, as a preview names them. */
export const asAbsence = (days: readonly z.output<typeof NewDayOff>[]) =>
  days.map((one) => ({ ...one, name: awayName() }));

/**
 * Carries a preview out, all of it or, where something was changed meanwhile, nothing. Days off and a working week that
 * come with the moves are undone with them.
 */
export async function applyReplan(context: AiContext, wish: ReplanToApply) {
  const { userId, now, once } = context;
  const { projectId, stamp, staying, week } = wish;
  const early = await earlyAnswer(context, wish.answered);
  const look = await lookAtPlans(context, { projectId, staying, away: asAbsence(wish.away), week, early });
  checkScope(look);
  if (stampOf(look) !== stamp) throw changedMeanwhile();
  const { moves: decided, wayOut, isWhole } = await decide(context, look, wish);
  const moves = newDays(look, decided);
  const projectIds = [
    ...new Set([
      ...moves.map((move) => move.projectId),
      ...((wayOut || week) && projectId ? [projectId] : []),
    ]),
  ];
  return once(async (trx) => {
    const daysOff = await writeDaysOff(trx, userId, wish.away, now());
    for (const id of projectIds.toSorted()) {
      await lockPlan(trx, { userId, projectId: id });
      // Subtasks are always locked before their project, to avoid deadlocks.
      await holdSubtasks(trx, { userId, projectId: id });
    }
    const before = await seePlans(trx, { userId, projectIds });
    if (wayOut && projectId) await takeWayOut({ ...context, db: trx }, projectId, wayOut);
    if (week && projectId) await writeProjectsWeek({ ...context, db: trx }, projectId, week);
    for (const id of projectIds) {
      const own = moves.filter((move) => move.projectId === id);
      if (!(await moveSubtasks(trx, { userId, projectId: id }, own, now()))) throw changedMeanwhile();
    }
    if (isWhole) await updateFeasible(trx, userId, projectId === null ? projectIds : [projectId]);
    // The user's row is always locked after their projects, to avoid deadlocks.
    const usersWeek = week && projectId === null ? await replaceWeek(trx, userId, week, now()) : undefined;
    const why = causesOf(look, decided, { isOtherWeek: week !== null });
    const also = {
      daysOff: daysOff.map(({ id }) => id),
      week: usersWeek ?? null,
      answered: wish.answered,
      why,
    };
    const changeId = await keepPlanChange(trx, 'replan', { ...before, ...also }, now());
    return { changeId, dayOff: daysOff[0] ?? null, moved: moves.length, projectIds };
  });
}
