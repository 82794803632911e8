import {
  DEPENDENCIES_MAX_COUNT,
  DESCRIPTION_MAX_LENGTH,
  GROUPS_MAX_COUNT,
  LAG_MAX_DAYS,
  SUBTASK_TITLE_MAX_LENGTH,
  WEEKLY_DAYS_AHEAD,
  WEEKLY_DAYS_BEFORE,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { ManyChanges, ManyIds } from './many-subtasks.ts';
import { paths } from './paths.ts';
import { Plan, PlanningEvent } from './plans.ts';
import { ProjectStanding } from './project-standing.ts';
import { data, envelope, page, route } from './route.ts';
import { Source } from './source.ts';
import { SubtaskGroup, SubtaskStats, SubtaskStatsQuery } from './subtask-stats.ts';
import { line, text } from './text.ts';
import {
  ById,
  ByProject,
  Day,
  Hours,
  Id,
  Instant,
  identity,
  inTrash,
  ofPlan,
  Priority,
  ProjectColor,
  paging,
  Status,
  saidDays,
  Tags,
  TimeOfDay,
} from './values.ts';

/** Days that must pass between the dependency `id` and the subtask that waits for it. */
const Lag = z.object({
  id: Id,
  days: z
    .int(t`Days must be a whole number`)
    .min(0, t`Days must be at least 0`)
    .max(LAG_MAX_DAYS, t`A subtask can wait at most ${LAG_MAX_DAYS} days after another`),
});

export const Subtask = z
  .object({
    ...identity,
    projectId: Id,
    title: z.string(),
    description: z.string(),
    status: Status,
    priority: Priority,
    dueDate: Day.nullable(),
    dueTime: TimeOfDay.nullable(),
    estimatedHours: z.number().nullable(),
    actualHours: z.number().nullable(),
    tags: z.array(z.string()),
    aiGenerated: z.boolean(),
    isOverdue: z.boolean(),
    type: z.literal('subtask'),
    /** Days from the start of its project to its due date; null without one. */
    timeline: z.int().nullable(),
    milestoneId: Id.nullable(),
    dependsOn: z.array(Id),
    /** The lags of those dependencies that have one. Without a lag both may be done on the same day. */
    lags: z.array(Lag),
    source: Source.nullable(),
    ...ofPlan,
    position: z.int(),
    pinned: z.boolean(),
    ...saidDays,
    /** The series of an occurrence, and its day by the rule. The due date may be another day. */
    seriesId: Id.nullable(),
    occursOn: Day.nullable(),
    /** Increases with every change that a user makes to its fields. */
    version: z.int(),
    completedAt: Instant.nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Subtask' });
export type Subtask = z.output<typeof Subtask>;

export const TrashedSubtask = Subtask.extend(inTrash).meta({ id: 'TrashedSubtask' });
export type TrashedSubtask = z.output<typeof TrashedSubtask>;

/** A subtask in a list over all projects, with its project. */
export const AgendaItem = Subtask.extend({
  projectId: z.object({
    ...identity,
    name: z.string(),
    category: z.string(),
    color: ProjectColor,
    priority: Priority,
  }),
}).meta({ id: 'AgendaItem' });
export type AgendaItem = z.output<typeof AgendaItem>;

const fields = {
  title: line(SUBTASK_TITLE_MAX_LENGTH, t`Please enter a title for the subtask`),
  description: text(DESCRIPTION_MAX_LENGTH),
  status: Status,
  priority: Priority,
  dueDate: Day.nullable(),
  dueTime: TimeOfDay.nullable(),
  estimatedHours: Hours,
  actualHours: Hours,
  tags: Tags,
  milestoneId: Id.nullable(),
  dependsOn: z
    .array(Id)
    .max(DEPENDENCIES_MAX_COUNT, t`A subtask can wait for at most ${DEPENDENCIES_MAX_COUNT} others`)
    .overwrite((ids) => [...new Set(ids)]),
  lags: z
    .array(Lag)
    .max(DEPENDENCIES_MAX_COUNT)
    .refine((lags) => new Set(lags.map(({ id }) => id)).size === lags.length, t`Name each subtask once`),
  pinned: z.boolean(),
  /** New plans schedule it on or after this day. */
  earliestOn: Day.nullable(),
};

export const NewSubtask = z
  .object({
    ...fields,
    description: fields.description.default(''),
    status: Status.default('Pending'),
    priority: Priority.default('Medium'),
    dueDate: fields.dueDate.default(null),
    dueTime: fields.dueTime.default(null),
    estimatedHours: Hours.default(null),
    actualHours: Hours.default(null),
    tags: Tags.default([]),
    milestoneId: fields.milestoneId.default(null),
    dependsOn: fields.dependsOn.default([]),
    lags: fields.lags.default([]),
    pinned: z.boolean().default(false),
    earliestOn: fields.earliestOn.default(null),
    /** The words of the brief that it was added from. */
    source: Source.refine(
      ({ text, start, end }) => text !== '' && end - start === text.length,
      t`Name the words with where they stand`,
    )
      .nullable()
      .default(null),
  })
  .meta({ id: 'NewSubtask' });
export type NewSubtask = z.input<typeof NewSubtask>;

/**
 * `id` may be chosen by the client, which can then send the request again at any time: what was added before with this id
 * is the answer.
 */
const SubtaskToAdd = NewSubtask.extend({ id: Id.optional() }).meta({ id: 'SubtaskToAdd' });

/** `lags` replaces all lags. `dependsOn` alone keeps the lags of the ids that remain. */
export const SubtaskChange = z.object(fields).partial().meta({ id: 'SubtaskChange' });
export type SubtaskChange = z.input<typeof SubtaskChange>;

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
