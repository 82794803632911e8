import {
  DEPENDENCIES_MAX_COUNT,
  DESCRIPTION_MAX_LENGTH,
  LAG_MAX_DAYS,
  SUBTASK_TITLE_MAX_LENGTH,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { shape } from './shape.ts';
import { Source } from './source.ts';
import { line, text } from './text.ts';
import {
  Day,
  Hours,
  Id,
  Instant,
  identity,
  inTrash,
  ofPlan,
  Priority,
  ProjectColor,
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

export const Subtask = shape('Subtask', {
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
});
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

export const NewSubtask = shape('NewSubtask', {
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
});
export type NewSubtask = z.input<typeof NewSubtask>;

/** `lags` replaces all lags. `dependsOn` alone keeps the lags of the ids that remain. */
export const SubtaskChange = z.object(fields).partial().meta({ id: 'SubtaskChange' });
export type SubtaskChange = z.input<typeof SubtaskChange>;
