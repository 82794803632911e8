import type { Plan, PlanningEvent } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { PlannedTask, PlanRequest } from '@daymark/planner/plan';
import type { UserContext } from '../http/context.ts';
import type { AtWork } from '../http/event-stream.ts';
import { withAllowance } from './allowance.ts';
import { findPlanningFacts } from './store.ts';

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
  milestones: { id: string; name: string; dueDate: Day }[];
  kept: PlanRequest['kept'];
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
  const { db, userId, today, emit = () => {}, signal = new AbortController().signal } = context;
  const engine = byBuiltIn ? context.builtIn : context.engine;
  const { projectId, ...words } = brief;
  const span = { userId, projectId, from: brief.startDate, to: brief.dueDate };
  const facts = await findPlanningFacts(db, span);
  const request: PlanRequest = {
    ...words,
    today,
    locale: facts.locale,
    calendar: {
      weekdays: facts.weekdays,
      hoursPerDay: facts.hours_per_day,
      daysOff: [],
      busyHours: facts.busy_hours,
    },
  };
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
  return { tasks, plan };
}
