import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { ListedProject, ProjectDetails } from '@daymark/contract/projects';
import type { AgendaItem, Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { readDayLoads, writeDayLoads } from '@daymark/domain/day-loads';
import { completionStatus, progressFrom, statusFrom } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';
import { isOverdue } from '@daymark/domain/subtasks';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from './queries.ts';
import { todayOfUser } from './today.ts';

/** The fields of a subtask that all lists share. Its project is an id in some and an object in others. */
export type SubtaskFields = Omit<Subtask, 'id' | '_id' | 'projectId'>;

type Standing = 'status' | 'progress' | 'followsSubtasks' | 'startDate' | 'dueDate' | 'stats' | 'updatedAt';

/** A project's fields that change with its subtasks; in lists it has its days too. */
type MovingProject = Pick<ProjectStanding, 'id' | Standing> & { days?: string };

const replaced = <Item extends { id: string }>(items: Item[], id: string, change: (item: Item) => Item) =>
  items.map((item) => (item.id === id ? change(item) : item));

/** The subtask in any cached list. */
export function findSubtask(client: QueryClient, id: string): SubtaskFields | undefined {
  const inPlans = client
    .getQueriesData<ProjectDetails>({ queryKey: keys.allDetails })
    .flatMap(([, project]) => project?.subtasks ?? []);
  const inAgendas = client
    .getQueriesData<{ data: AgendaItem[] }>({ queryKey: keys.agendas })
    .flatMap(([, agenda]) => agenda?.data ?? []);
  const found = [...inPlans, ...inAgendas].find((subtask) => subtask.id === id);
  if (!found) return undefined;
  // The project is left out, because it is an id in some lists and an object in others.
  const { id: _id, _id: _alias, projectId: _project, ...fields } = found;
  return fields;
}

/** Updates fields of subtasks, by their ids, in every cached query. */
export function writeSubtasks(
  client: QueryClient,
  written: ReadonlyMap<string, Partial<SubtaskFields>>,
): void {
  const isShown = ({ id }: { id: string }) => written.has(id);
  const write = <Item extends { id: string }>(items: Item[]) =>
    items.map((item) => {
      const fields = written.get(item.id);
      return fields ? { ...item, ...fields } : item;
    });
  client.setQueriesData<ProjectDetails>({ queryKey: keys.allDetails }, (project) =>
    project?.subtasks.some(isShown) ? { ...project, subtasks: write(project.subtasks) } : project,
  );
  client.setQueriesData<{ data: AgendaItem[] }>({ queryKey: keys.agendas }, (agenda) =>
    agenda?.data.some(isShown) ? { ...agenda, data: write(agenda.data) } : agenda,
  );
}

/** Updates fields of a subtask in every cached query. */
export const writeSubtask = (client: QueryClient, id: string, fields: Partial<SubtaskFields>): void =>
  writeSubtasks(client, new Map([[id, fields]]));

/** Changes a project in every cached query, with its subtasks or in a list. */
export function changeProject(
  client: QueryClient,
  id: string,
  change: <P extends MovingProject>(project: P) => P,
): void {
  client.setQueryData<ProjectDetails>(keys.details(id), (project) => project && change(project));
  client.setQueriesData<{ data: ListedProject[] }>({ queryKey: keys.projectLists }, (page) =>
    page?.data.some((project) => project.id === id)
      ? { ...page, data: replaced(page.data, id, change) }
      : page,
  );
}

/** Writes the server's state of a project into every cached query. */
export const writeStanding = (client: QueryClient, standing: ProjectStanding): void =>
  changeProject(client, standing.id, (project) => ({ ...project, ...standing }));

const COUNT_OF = {
  Pending: 'pendingSubtasks',
  'In Progress': 'inProgressSubtasks',
  Completed: 'completedSubtasks',
} as const satisfies Record<Status, keyof ProjectStanding['stats']>;

/** A subtask's change of status; undefined before for a new one, and after for a deleted one. */
export interface StatusMove {
  from?: Status;
  to?: Status;
  /** Its due date. */
  on?: Day | null;
}

function daysAfter(days: string, moves: readonly StatusMove[]): string {
  const byDate = new Map(readDayLoads(days).map((day) => [day.date, day]));
  for (const { from, to, on } of moves) {
    if (!on) continue;
    const day = byDate.get(on) ?? { date: on, total: 0, done: 0 };
    day.total += Number(to !== undefined) - Number(from !== undefined);
    day.done += Number(to === 'Completed') - Number(from === 'Completed');
    byDate.set(on, day);
  }
  return writeDayLoads(
    [...byDate.values()].filter(({ total }) => total > 0).sort((a, b) => (a.date < b.date ? -1 : 1)),
  );
}

/** The state of a project after status changes, before the server answers. */
export function afterMove<P extends MovingProject>(before: P, ...moves: StatusMove[]): P {
  const project = before.days !== undefined ? { ...before, days: daysAfter(before.days, moves) } : before;
  const stats = { ...project.stats };
  for (const { from, to } of moves) {
    if (from) stats[COUNT_OF[from]] -= 1;
    if (to) stats[COUNT_OF[to]] += 1;
  }
  stats.totalSubtasks = stats.pendingSubtasks + stats.inProgressSubtasks + stats.completedSubtasks;
  if (!project.followsSubtasks) return { ...project, stats };
  const progress = progressFrom({
    pending: stats.pendingSubtasks,
    inProgress: stats.inProgressSubtasks,
    completed: stats.completedSubtasks,
  });
  const moved = { ...project, stats, progress, status: statusFrom(progress) };
  const today = todayOfUser();
  return {
    ...moved,
    isOverdue: isOverdue(moved, today),
    completionStatus: completionStatus(moved, today),
  };
}

/** Updates a project optimistically after status changes. */
export const anticipateMove = (client: QueryClient, projectId: string, ...moves: StatusMove[]): void =>
  changeProject(client, projectId, (project) => afterMove(project, ...moves));
