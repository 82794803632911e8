import type { Plan } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { PlannedTask, PlanRequest } from '@daymark/planner/plan';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
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
export async function breakDown(
  { db, userId, today, config, planner }: UserContext,
  brief: Brief,
): Promise<Proposal> {
  if (config.aiProvider === 'off') throw new AppError('ai_unavailable', 'AI is turned off on this server');
  const span = { userId, projectId: brief.projectId, from: brief.startDate, to: brief.dueDate };
  const facts = await findPlanningFacts(db, span);
  const { projectId: _, ...words } = brief;
  const { tasks, ...plan } = await planner.plan({
    ...words,
    today,
    locale: facts.locale,
    calendar: {
      weekdays: facts.weekdays,
      hoursPerDay: facts.hours_per_day,
      daysOff: [],
      busyHours: facts.busy_hours,
    },
  });
  return { tasks, plan };
}
