import { z } from 'zod';
import { paths } from './paths.ts';
import { Plan, PlanFailure, PlanningEvent } from './plans.ts';
import { ProjectStats } from './project-stats.ts';
import {
  ListedProject,
  NewProject,
  Project,
  ProjectChange,
  ProjectDetails,
  ProjectListQuery,
} from './projects.ts';
import { Reading } from './readings.ts';
import { data, envelope, page, route } from './route.ts';
import { Subtask } from './subtasks.ts';
import { ById, Id, Progress } from './values.ts';

const STATE_MAX_LENGTH = 100;

/** A project, or what changed of it since an earlier answer. */
export const SeenProject = z.object({
  project: ProjectDetails,
  state: z.string().meta({
    description:
      'Names this state of the project. With it as `since`, the next answer has only the subtasks that changed.',
  }),
  removed: z.array(Id).nullable().meta({
    description:
      'Null if `subtasks` are all. Else `subtasks` are those that may have changed since, and these ids are no longer among them. The order of all is by due date (none is last), position and id; if they are not as many as the stats say, ask without `since`.',
  }),
});
export type SeenProject = z.output<typeof SeenProject>;

const one = data(z.object({ project: Project }));

export const projectRoutes = {
  list: route({
    endpoint: paths.projects.list,
    access: 'read',
    projects: 'listed',
    summary: 'Projects, a page at a time, the newest first unless sorted otherwise',
    revalidated: true,
    query: ProjectListQuery,
    answer: page(ListedProject),
  }),
  stats: route({
    endpoint: paths.projects.stats,
    access: 'read',
    summary: 'Figures over all projects',
    revalidated: true,
    answer: data(ProjectStats),
  }),
  overview: route({
    endpoint: paths.projects.overview,
    access: 'read',
    summary:
      'Those of all projects that a day begins with: the current one by each rule, the longest overdue, the newest',
    revalidated: true,
    answer: envelope({
      /**
       * The newest first. Every rule for the current project finds the same project in this list as in all projects.
       */
      data: z.array(ListedProject),
      /** The number of all projects. */
      total: z.int(),
      /** The number of overdue projects that are not in `data`. */
      moreOverdue: z.int(),
    }),
  }),
  get: route({
    endpoint: paths.projects.get,
    access: 'read',
    projects: { row: 'project', at: 'params.id' },
    summary: 'A project with its subtasks and what is said about its plan, or with those that changed since',
    revalidated: true,
    params: ById,
    query: z.object({
      since: z.string().max(STATE_MAX_LENGTH).optional().meta({
        description:
          'The `state` of an earlier answer. If it is not known, as after a day, all subtasks are answered.',
      }),
    }),
    answer: data(SeenProject),
  }),
  create: route({
    endpoint: paths.projects.create,
    access: 'write',
    summary: 'Create a project, and break it down into dated subtasks when asked to',
    status: 201,
    creates: true,
    body: NewProject,
    events: PlanningEvent,
    refusals: ['not_found', 'conflict'],
    answer: data(
      z.object({
        project: Project,
        subtasks: z.array(Subtask),
        plan: z.union([Plan, PlanFailure]).nullable(),
        /** What its brief says; null if it was not read. */
        reading: Reading.nullable(),
        /** The change to undo to remove the plan and keep the project; null if there is none. */
        changeId: Id.nullable(),
      }),
    ),
  }),
  change: route({
    endpoint: paths.projects.change,
    access: 'write',
    projects: { row: 'project', at: 'params.id' },
    summary: 'Change a project',
    versioned: true,
    params: ById,
    body: ProjectChange,
    refusals: ['conflict'],
    answer: one,
  }),
  setProgress: route({
    endpoint: paths.projects.setProgress,
    access: 'write',
    projects: { row: 'project', at: 'params.id' },
    summary: 'Set the progress by hand; it stands until the subtasks are followed again',
    versioned: true,
    params: ById,
    body: z.object({ progress: Progress }),
    refusals: ['conflict'],
    answer: one,
  }),
  delete: route({
    endpoint: paths.projects.delete,
    access: 'write',
    projects: { row: 'project', at: 'params.id' },
    summary: 'Move a project to the trash, where it waits for 30 days',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
} as const;
