import type { ListedProject } from '@daymark/contract/projects';
import type { AgendaItem } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { upcomingDeadlines } from '@daymark/domain/plate';
import type { Status } from '@daymark/domain/statuses';
import { hasOwnDay } from '@daymark/domain/subtasks';
import { oneOfEachHabit } from '../../plan-data/habits.ts';

/** The end of a task, a milestone or a project. */
export interface Upcoming {
  key: string;
  kind: 'Task' | 'Milestone' | 'Project';
  title: string;
  project: AgendaItem['projectId'] | Pick<ListedProject, 'id' | 'name' | 'color'>;
  status: Status;
  dueDate: Day | null;
  /** The day of the plan that it is part of; undefined if its own day was named. */
  planDay?: string;
}

const ofTask = (task: AgendaItem): Upcoming => ({
  key: task.id,
  kind: 'Task',
  title: task.title,
  project: task.projectId,
  status: task.status,
  dueDate: task.dueDate,
  ...(!hasOwnDay(task) && { planDay: `${task.projectId.id} ${task.dueDate}` }),
});

const ofProject = (project: ListedProject): Upcoming[] => [
  ...project.milestones.map(({ name, dueDate }) => ({
    ...{
      key: `${project.id} ${name}`,
      kind: 'Milestone' as const,
      title: name,
      project,
      status: project.status,
      dueDate,
    },
  })),
  {
    ...{ key: project.id, kind: 'Project', title: project.name, project },
    ...{ status: project.status, dueDate: project.dueDate },
  },
];

/** What ends within a week: what was given a day first, then what the plans have on each. */
export const upcomingOf = (
  tasks: readonly AgendaItem[],
  projects: readonly ListedProject[],
  today: Day,
): Upcoming[] =>
  upcomingDeadlines(
    [...oneOfEachHabit(tasks, today).map(ofTask), ...projects.flatMap(ofProject)],
    today,
    ({ planDay }) => planDay,
  );
