import type { Plan } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { PlannedTask, PlanRequest } from '@daymark/planner/plan';
import type { UserContext } from '../http/context.ts';
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

/**
 * Breaks a brief down into dated tasks that fit the user's working hours and other projects. Throws `ai_unavailable`
 * when the operator turned AI off.
 */
export async function breakDown(context: UserContext, brief: Brief): Promise<Proposal> {
  const { db, userId, today, engine } = context;
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
  const follow = { onPiece: () => {}, signal: new AbortController().signal };
  const proposed = await withAllowance(context, 'breakdown', engine, () => engine.breakDown(request, follow));
  const { tasks, usage: _, ...plan } = proposed;
  return { tasks, plan };
}
