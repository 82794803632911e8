import type { Plan, PlanningEvent } from '@daymark/contract/plans';
import type { Answers } from '@daymark/domain/answers';
import { addDays, type Day } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import type { Granularity, PlannedTask, PlanRequest } from '@daymark/planner/plan';
import { type OwnWeek, planningCalendar } from '../calendars/service.ts';
import { doneWork } from '../calibration/service.ts';
import type { UserContext } from '../http/context.ts';
import type { AtWork } from '../http/event-stream.ts';
import { withAllowance } from './allowance.ts';

/** What is broken down: a project's own words and dates, and the work in it that stands. */
export interface Brief {
  projectId: string | null;
  name: string;
  description: string;
  category: string;
  tags: string[];
  priority: Priority;
  startDate: Day;
  dueDate: Day;
  /** Its own days and hours, where it has any. */
  week: OwnWeek;
  milestones: { id: string; name: string; dueDate: Day }[];
  kept: PlanRequest['kept'];
  /** What an earlier plan left, and what of it is not wanted. */
  standing: NonNullable<PlanRequest['standing']>;
  declined: NonNullable<PlanRequest['declined']>;
  granularity: Granularity;
  finer: readonly string[];
  /** What the person answered to what was asked about its plans. */
  answers: Answers;
}

export interface Proposal {
  tasks: PlannedTask[];
  /** What is said about it beside its tasks. */
  plan: Plan;
}

/** Where it is known who waits for the plan, they hear of it and can call it off. */
export type PlanningContext = UserContext & Partial<AtWork<PlanningEvent>>;

/**
 * Breaks a brief down into dated tasks that fit the user's working hours and other projects. Throws `ai_unavailable`
 * when the engine cannot, `overloaded` when it is busy, and `ai_limit_reached` when nothing is left of the user's day.
 */
export async function breakDown(
  context: PlanningContext,
  brief: Brief,
  { byBuiltIn = false } = {},
): Promise<Proposal> {
  const { db, userId, today, emit = () => {}, signal = context.stopping } = context;
  const engine = byBuiltIn ? context.builtIn : context.engine;
  const { projectId, week, ...words } = brief;
  // Ways out of a plan that does not fit may lie behind its due date.
  const to = addDays(brief.dueDate, LATER_DUE_DATE_MAX_DAYS);
  const span = { userId, projectId, week, from: brief.startDate, to };
  const { locale, working } = await planningCalendar(db, span);
  const history = await doneWork(context);
  const request: PlanRequest = { ...words, today, locale, calendar: working, history };
  let count = 0;
  const onPiece = ({ title }: { title: string }) => {
    count++;
    emit({ type: 'task', title, count });
  };
  const proposed = await withAllowance(context, 'breakdown', engine, () => {
    emit({ type: 'begun', engine: engine.plannerName });
    return engine.breakDown(request, { onPiece, signal });
  });
  const { tasks, usage: _, ...plan } = proposed;
  const { weekdays, hoursPerDay } = working;
  return { tasks, plan: { ...plan, week: { weekdays: [...weekdays], hoursPerDay } } };
}
