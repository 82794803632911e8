import type { ProjectDetails } from '@daymark/contract/projects';
import type { AgendaItem } from '@daymark/contract/subtasks';
import type { Status } from '@daymark/domain/statuses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { agendaQuery, keys } from '../../plan-data/queries.ts';
import { useToday } from '../../platform/today.ts';

export interface OpenTask {
  id: string;
  title: string;
  status: Status;
  projectId: { id: string; name: string };
}

/** The same query as the dashboard's, so that its answer is often cached. */
const OPEN_BY_DUE_DATE = {
  status: JSON.stringify(['Pending', 'In Progress']),
  sortBy: 'dueDate',
  sortOrder: 'asc',
  limit: 50,
} as const;

const isOpen = ({ status }: { status: Status }) => status !== 'Completed';

/** The subtasks that can be completed here: the open ones of the project on screen, then those due today or earlier. */
export function useOpenTasks(currentProjectId: string | undefined): OpenTask[] {
  const client = useQueryClient();
  const today = useToday();
  const agenda = useQuery(agendaQuery(OPEN_BY_DUE_DATE));
  const project =
    currentProjectId === undefined
      ? undefined
      : client.getQueryData<ProjectDetails>(keys.details(currentProjectId));
  const here = (project?.subtasks ?? [])
    .filter(isOpen)
    .map(({ id, title, status }) => ({ id, title, status, projectId: project as ProjectDetails }));
  const isDue = ({ dueDate }: AgendaItem) => dueDate !== null && dueDate <= today;
  const due = (agenda.data?.data ?? []).filter(isOpen).filter(isDue);
  const all = new Map([...here, ...due].map((task) => [task.id, task]));
  return [...all.values()].map(({ id, title, status, projectId }) => ({
    id,
    title,
    status,
    projectId: { id: projectId.id, name: projectId.name },
  }));
}
