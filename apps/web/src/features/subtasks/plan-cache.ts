import type { ProjectDetails } from '@daymark/contract/projects';
import type { AgendaItem, NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { daysBetween } from '@daymark/domain/dates';
import { isOverdue } from '@daymark/domain/subtasks';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../lib/queries.ts';
import { todayOfUser } from '../../lib/today.ts';

const changePlan = (client: QueryClient, projectId: string, change: (subtasks: Subtask[]) => Subtask[]) =>
  client.setQueryData<ProjectDetails>(
    keys.details(projectId),
    (project) => project && { ...project, subtasks: change(project.subtasks) },
  );

/** Puts subtasks into their project's cache, replacing those with the same id or with a temporary one. */
export function putSubtasks(client: QueryClient, subtasks: readonly Subtask[], standInId?: string): void {
  const put = new Set(subtasks.map(({ id }) => id));
  for (const [projectId, ofProject] of Map.groupBy(subtasks, (subtask) => subtask.projectId))
    changePlan(client, projectId, (present) => [
      ...present.filter(({ id }) => !put.has(id) && id !== standInId),
      ...ofProject,
    ]);
}

/** Removes subtasks of a project from all caches. */
export function dropSubtasks(client: QueryClient, projectId: string, ids: ReadonlySet<string>): void {
  const stays = ({ id }: { id: string }) => !ids.has(id);
  changePlan(client, projectId, (subtasks) => subtasks.filter(stays));
  client.setQueriesData<{ data: AgendaItem[] }>({ queryKey: keys.agendas }, (agenda) =>
    agenda?.data.every(stays) ? agenda : agenda && { ...agenda, data: agenda.data.filter(stays) },
  );
}

/** Cancels running fetches, which would overwrite the optimistic update. */
export const holdFetches = (client: QueryClient, projectId: string): Promise<unknown> =>
  Promise.all([
    client.cancelQueries({ queryKey: keys.details(projectId) }),
    client.cancelQueries({ queryKey: keys.projectLists }),
    client.cancelQueries({ queryKey: keys.agendas }),
  ]);

/** Queries that are not on screen are fetched again on the next visit; visible figures at once. */
export function expireSummaries(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.agendas, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: keys.projectLists, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: keys.projectStats });
}

const STAND_IN = 'new ';
let standIns = 0;

/** Whether it is an optimistic row that the server has not confirmed: it has a temporary id and cannot be changed. */
export const isStandIn = ({ id }: Pick<Subtask, 'id'>): boolean => id.startsWith(STAND_IN);

/** The optimistic row of a new subtask. */
export function standInFor(project: ProjectDetails, fields: NewSubtask): Subtask {
  const id = `${STAND_IN}${++standIns}`;
  const now = new Date().toISOString();
  const dueDate = fields.dueDate ?? null;
  const status = fields.status ?? 'Pending';
  return {
    id,
    _id: id,
    projectId: project.id,
    title: fields.title,
    description: fields.description ?? '',
    status,
    priority: fields.priority ?? 'Medium',
    dueDate,
    dueTime: fields.dueTime ?? null,
    estimatedHours: fields.estimatedHours ?? null,
    actualHours: fields.actualHours ?? null,
    tags: fields.tags ?? [],
    aiGenerated: false,
    isOverdue: isOverdue({ status, dueDate }, todayOfUser()),
    type: 'subtask',
    timeline: dueDate === null ? null : daysBetween(project.startDate, dueDate),
    milestoneId: fields.milestoneId ?? null,
    dependsOn: fields.dependsOn ?? [],
    lags: fields.lags ?? [],
    source: fields.source ?? null,
    playbook: null,
    statement: null,
    repeat: false,
    guessed: false,
    position: 1 + Math.max(0, ...project.subtasks.map(({ position }) => position)),
    pinned: fields.pinned ?? false,
    earliestOn: null,
    latestOn: null,
    seriesId: null,
    occursOn: null,
    version: 1,
    completedAt: status === 'Completed' ? now : null,
    createdAt: now,
    updatedAt: now,
  };
}
