import type { Milestone, MilestoneStanding } from '@daymark/contract/milestones';
import type { Plan } from '@daymark/contract/plans';
import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { ListedProject, Project } from '@daymark/contract/projects';
import { withAlias } from '@daymark/contract/values';
import type { Day } from '@daymark/domain/dates';
import { writeDayLoads } from '@daymark/domain/day-loads';
import { DEFAULT_DUE_TIME } from '@daymark/domain/limits';
import { completionStatus, daysRemaining, timelineDays } from '@daymark/domain/projects';
import { isOverdue } from '@daymark/domain/subtasks';
import type { ProjectRow, StandingRow } from '../db/project-counters.ts';
import { readDays } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { instant } from '../http/shapes.ts';

export interface MilestoneRow {
  id: string;
  name: string;
  due_date: Day;
  version: number;
}

export interface MilestoneStandingRow extends MilestoneRow {
  project_id: string;
  subtasks_total: number;
  subtasks_completed: number;
  subtasks_late: number;
}

const followsSubtasks = (row: StandingRow): boolean =>
  row.manual_status === null && row.manual_progress === null;

const toStats = (row: StandingRow): ProjectStanding['stats'] => ({
  totalSubtasks: row.subtasks_pending + row.subtasks_in_progress + row.subtasks_completed,
  completedSubtasks: row.subtasks_completed,
  pendingSubtasks: row.subtasks_pending,
  inProgressSubtasks: row.subtasks_in_progress,
});

export function toStanding(row: StandingRow, today: Day): ProjectStanding {
  const { status, progress, start_date: startDate, due_date: dueDate } = row;
  const stats = toStats(row);
  return withAlias({
    id: row.id,
    status,
    progress,
    followsSubtasks: followsSubtasks(row),
    startDate,
    dueDate,
    isOverdue: isOverdue({ status, dueDate }, today),
    daysRemaining: daysRemaining(dueDate, today),
    completionStatus: completionStatus({ status, progress, startDate, dueDate }, today),
    stats,
    subtaskStats: { totalSubtasks: stats.totalSubtasks, totalEstimatedHours: row.estimated_hours },
    updatedAt: instant(row.updated_at),
  });
}

const toMilestone = ({ id, name, due_date: dueDate, version }: MilestoneRow): Milestone =>
  withAlias({ id, name, dueDate, version });

export const toMilestoneStanding = (row: MilestoneStandingRow): MilestoneStanding => ({
  ...toMilestone(row),
  projectId: row.project_id,
  stats: {
    totalSubtasks: row.subtasks_total,
    completedSubtasks: row.subtasks_completed,
    lateSubtasks: row.subtasks_late,
  },
});

/** A plan without what it says about the person's settings, if those are none of the caller's business. */
export const planSeenBy = ({ onlyProjects }: Pick<UserContext, 'onlyProjects'>, plan: Plan | null) =>
  plan && onlyProjects
    ? { ...plan, assumptions: plan.assumptions.filter(({ setting }) => setting === undefined) }
    : plan;

export function toProject(row: ProjectRow, milestones: readonly MilestoneRow[], today: Day): Project {
  return {
    ...toStanding(row, today),
    name: row.name,
    description: row.description,
    timeline: timelineDays(row.start_date, row.due_date),
    dueTime: row.due_time || DEFAULT_DUE_TIME,
    priority: row.priority,
    color: row.color,
    category: row.category,
    tags: row.tags,
    milestones: milestones.map(toMilestone),
    weekdays: row.weekdays,
    hoursPerDay: row.hours_per_day,
    clientId: row.client_id,
    version: row.version,
    createdAt: instant(row.created_at),
  };
}

interface ListedRow {
  project: ProjectRow;
  milestones: MilestoneRow[];
  days: string | null;
}

export const toListedProject = ({ project: row, milestones, days }: ListedRow): ListedProject => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  progress: row.progress,
  ...(followsSubtasks(row) ? {} : { followsSubtasks: false }),
  startDate: row.start_date,
  dueDate: row.due_date,
  dueTime: row.due_time || DEFAULT_DUE_TIME,
  priority: row.priority,
  color: row.color,
  tags: row.tags,
  stats: toStats(row),
  milestones: milestones.map(({ name, due_date: dueDate }) => ({ name, dueDate })),
  days: writeDayLoads(readDays(days)),
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
});

interface ListedPage {
  total: number;
  projects: ListedRow[];
}

/** A list with its place among all pages. */
export const pageOfList = <List>(
  { data, count, total }: { data: List; count: number; total: number },
  { page, limit }: { page: number; limit: number },
) => ({ data, page, pages: Math.ceil(total / limit), total, count, limit });

/** A page of projects in the API's format. */
export function toListedPage({ total, projects }: ListedPage, query: { page: number; limit: number }) {
  const data = projects.map(toListedProject);
  return pageOfList({ data, count: data.length, total }, query);
}
