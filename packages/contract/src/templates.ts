import { PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { CopiedProject, ProjectCopy } from './project-copies.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { line } from './text.ts';
import { ById, Id, Instant, identity } from './values.ts';

/** A finished project to start from again: its tasks have the hours that they took. */
export const Template = shape('Template', {
  ...identity,
  name: z.string(),
  /** The length of the project. */
  days: z.int(),
  tasks: z.int(),
  /** The hours of its tasks: those that were logged, else the estimates. */
  hours: z.number(),
  milestones: z.int(),
  createdAt: Instant,
});
export type Template = z.output<typeof Template>;

const NewTemplate = z.object({
  projectId: Id,
  name: line(PROJECT_NAME_MAX_LENGTH, t`Please fill in all required fields`),
});

export const templateRoutes = {
  list: route({
    endpoint: paths.templates.list,
    access: 'read',
    summary: 'The templates that were made of finished projects, the latest first',
    answer: data(z.array(Template)),
  }),
  create: route({
    endpoint: paths.templates.create,
    access: 'write',
    summary: 'Make a template of a finished project, with the hours that its subtasks took',
    status: 201,
    creates: true,
    body: NewTemplate,
    refusals: ['not_found', 'conflict'],
    answer: data(z.object({ template: Template })),
  }),
  delete: route({
    endpoint: paths.templates.delete,
    access: 'write',
    summary: 'Delete a template; the projects that were started from it stay',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
  start: route({
    endpoint: paths.templates.start,
    access: 'write',
    summary:
      'Start a project from a template on other dates: its subtasks keep their order, distances and hours',
    status: 201,
    creates: true,
    params: ById,
    body: ProjectCopy,
    refusals: ['conflict'],
    answer: data(CopiedProject),
  }),
} as const;
