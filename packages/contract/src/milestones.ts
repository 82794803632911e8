import { MILESTONE_NAME_MAX_LENGTH, SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { line } from './text.ts';
import { ById, ByProject, Day, Id, identity } from './values.ts';

export const Milestone = shape('Milestone', {
  ...identity,
  name: z.string(),
  dueDate: Day,
  /** Increases with every change. */
  version: z.int(),
});
export type Milestone = z.output<typeof Milestone>;

/** A milestone with the counts of its subtasks. */
export const MilestoneStanding = Milestone.extend({
  projectId: Id,
  stats: z.object({
    totalSubtasks: z.int(),
    completedSubtasks: z.int(),
    /** Open subtasks that are due after the milestone. */
    lateSubtasks: z.int(),
  }),
}).meta({ id: 'MilestoneStanding' });
export type MilestoneStanding = z.output<typeof MilestoneStanding>;

const fields = { name: line(MILESTONE_NAME_MAX_LENGTH, t`Please name the milestone`), dueDate: Day };

export const NewMilestone = shape('NewMilestone', fields);
export type NewMilestone = z.input<typeof NewMilestone>;

/** A milestone to add to an existing project. */
export const AddedMilestone = shape('AddedMilestone', {
  ...fields,
  /**
   * Subtasks of the project to assign to it, unless they have a milestone. The ids from a deletion restore that
   * milestone.
   */
  subtaskIds: z
    .array(Id)
    .max(SUBTASKS_MAX_COUNT)
    .overwrite((ids) => [...new Set(ids)])
    .default([]),
});
export type AddedMilestone = z.input<typeof AddedMilestone>;

export const MilestoneChange = z.object(fields).partial().meta({ id: 'MilestoneChange' });
export type MilestoneChange = z.input<typeof MilestoneChange>;

const one = data(z.object({ milestone: MilestoneStanding }));

export const milestoneRoutes = {
  list: route({
    endpoint: paths.milestones.list,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'The milestones of a project, the earliest first, with how their subtasks stand',
    revalidated: true,
    params: ByProject,
    answer: envelope({ data: z.array(MilestoneStanding), count: z.int() }),
  }),
  create: route({
    endpoint: paths.milestones.create,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Add a milestone to a project, on a day of its timeline',
    status: 201,
    creates: true,
    params: ByProject,
    body: AddedMilestone,
    refusals: ['conflict'],
    answer: one,
  }),
  change: route({
    endpoint: paths.milestones.change,
    access: 'write',
    projects: { row: 'milestone', at: 'params.id' },
    summary: 'Rename or move a milestone; the answer tells how much of its work is now late',
    versioned: true,
    params: ById,
    body: MilestoneChange,
    answer: one,
  }),
  delete: route({
    endpoint: paths.milestones.delete,
    access: 'write',
    projects: { row: 'milestone', at: 'params.id' },
    summary: 'Delete a milestone; its subtasks stay, without one',
    params: ById,
    answer: envelope({
      message: z.string(),
      data: z.object({
        id: Id,
        /** The subtasks that belonged to it, deleted ones included. They are needed to restore it. */
        subtaskIds: z.array(Id),
      }),
    }),
  }),
} as const;
