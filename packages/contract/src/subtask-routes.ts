import { GROUPS_MAX_COUNT, WEEKLY_DAYS_AHEAD, WEEKLY_DAYS_BEFORE } from '@daymark/domain/limits';
import { z } from 'zod';
import { BreakDownWish, SubtaskBreakDown } from './break-downs.ts';
import { ManyChanges, ManyIds } from './many-subtasks.ts';
import { paths } from './paths.ts';
import { Plan, PlanningEvent } from './plans.ts';
import { ProjectStanding } from './project-standing.ts';
import { data, envelope, page, route } from './route.ts';
import { Depth, ProjectKindId } from './steps.ts';
import { SubtaskGroup, SubtaskStats, SubtaskStatsQuery } from './subtask-stats.ts';
import { AgendaItem, NewSubtask, Subtask, SubtaskChange, TrashedSubtask } from './subtasks.ts';
import { ById, ByProject, Id, paging } from './values.ts';

/**
 * `id` may be chosen by the client, which can then send the request again at any time: what was added before with this id
 * is the answer.
 */
const SubtaskToAdd = NewSubtask.extend({ id: Id.optional() }).meta({ id: 'SubtaskToAdd' });

const changed = data(z.object({ subtask: Subtask, project: ProjectStanding }));
const manyChanged = data(z.object({ subtasks: z.array(Subtask), project: ProjectStanding }));

export const subtaskRoutes = {
  stats: route({
    endpoint: paths.subtasks.stats,
    access: 'read',
    projects: { row: 'project', at: 'query.projectId' },
    summary: 'Subtasks over all projects, filtered and sorted, with their figures, also in groups',
    revalidated: true,
    query: SubtaskStatsQuery,
    answer: envelope({
      data: z.array(AgendaItem),
      page: z.int(),
      pages: z.int(),
      limit: z.int(),
      total: z.int(),
      count: z.int(),
      stats: SubtaskStats,
      /**
       * Periods in order of time, the nearest to today if there are too many. Projects with the most open work first.
       */
      groups: z.array(SubtaskGroup).max(GROUPS_MAX_COUNT),
      /** For weeks: the days from two weeks before the current one to the end of the next. Empty for other groups. */
      days: z.array(SubtaskGroup).max(WEEKLY_DAYS_BEFORE + WEEKLY_DAYS_AHEAD),
    }),
  }),
  list: route({
    endpoint: paths.subtasks.list,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'The subtasks of a project in the order of the plan',
    revalidated: true,
    params: ByProject,
    answer: envelope({ data: z.array(Subtask), count: z.int(), progress: z.int() }),
  }),
  create: route({
    endpoint: paths.subtasks.create,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Add a subtask to a project',
    status: 201,
    creates: true,
    params: ByProject,
    body: SubtaskToAdd,
    refusals: ['conflict'],
    answer: changed,
  }),
  generate: route({
    endpoint: paths.subtasks.generate,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Break the project down into dated subtasks; regenerating keeps what a person touched',
    status: 201,
    creates: true,
    params: ByProject,
    body: z
      .object({
        regenerate: z.boolean().default(false),
        /** Both default to those of the last plan. */
        depth: Depth.optional(),
        projectKind: ProjectKindId.nullish(),
        /** The built-in planner instead of the language model that the operator chose. */
        engine: z.literal('builtin').optional(),
      })
      .nullish(),
    events: PlanningEvent,
    refusals: ['conflict', 'ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: envelope({
      data: z.array(Subtask),
      count: z.int(),
      plan: Plan,
      /** The change to undo (`POST /plan-changes/:id/undo`); null if nothing was changed. */
      changeId: Id.nullable(),
      project: ProjectStanding,
    }),
  }),
  change: route({
    endpoint: paths.subtasks.change,
    access: 'write',
    projects: { row: 'subtask', at: 'params.id' },
    summary: 'Change a subtask',
    versioned: true,
    params: ById,
    body: SubtaskChange,
    answer: changed,
  }),
  breakDown: route({
    endpoint: paths.subtasks.breakDown,
    access: 'write',
    projects: { row: 'subtask', at: 'params.id' },
    summary: 'Propose the steps of an open subtask; with steps, replace the subtask by them',
    creates: true,
    params: ById,
    body: BreakDownWish.nullish(),
    refusals: ['conflict', 'ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: data(SubtaskBreakDown),
  }),
  delete: route({
    endpoint: paths.subtasks.delete,
    access: 'write',
    projects: { row: 'subtask', at: 'params.id' },
    summary: 'Delete a subtask; it can be restored for 30 days',
    versioned: true,
    params: ById,
    answer: changed,
  }),
  restore: route({
    endpoint: paths.subtasks.restore,
    access: 'write',
    projects: { row: 'subtask', at: 'params.id' },
    summary: 'Restore a deleted subtask',
    refusals: ['conflict'],
    params: ById,
    answer: changed,
  }),
  trash: route({
    endpoint: paths.subtasks.trash,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'The deleted subtasks of a project, the last deleted first',
    params: ByProject,
    query: z.object(paging),
    answer: page(TrashedSubtask),
  }),
  changeMany: route({
    endpoint: paths.subtasks.changeMany,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Change several subtasks of a project together; those that are gone are left out',
    params: ByProject,
    body: ManyChanges,
    answer: manyChanged,
  }),
  deleteMany: route({
    endpoint: paths.subtasks.deleteMany,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Delete several subtasks of a project together; they can be restored for 30 days',
    params: ByProject,
    body: ManyIds,
    answer: manyChanged,
  }),
  restoreMany: route({
    endpoint: paths.subtasks.restoreMany,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Restore several deleted subtasks of a project together',
    refusals: ['conflict'],
    params: ByProject,
    body: ManyIds,
    answer: manyChanged,
  }),
} as const;
