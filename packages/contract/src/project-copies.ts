import { z } from 'zod';
import { paths } from './paths.ts';
import { Plan } from './plans.ts';
import { checkTimeline, NewProject, Project } from './projects.ts';
import { data, route } from './route.ts';
import { Subtask } from './subtasks.ts';
import { ById } from './values.ts';

const { name, startDate, dueDate } = NewProject.shape;

export const ProjectCopy = z
  .object({ name, startDate, dueDate })
  .superRefine((copy, context) => checkTimeline({ ...copy, milestones: [] }, context))
  .meta({ id: 'ProjectCopy' });
export type ProjectCopy = z.input<typeof ProjectCopy>;

/** A copied project with its plan. */
export const CopiedProject = z.object({
  project: Project,
  subtasks: z.array(Subtask),
  plan: Plan.nullable(),
});

export const projectCopyRoutes = {
  create: route({
    endpoint: paths.duplicates.create,
    access: 'write',
    summary: 'Copy a project with its open plan to other dates; nothing of the work done is copied',
    status: 201,
    creates: true,
    params: ById,
    body: ProjectCopy,
    refusals: ['conflict'],
    answer: data(CopiedProject),
  }),
} as const;
