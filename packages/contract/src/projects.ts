import { isDay } from '@daymark/domain/dates';
import { DAY_LOADS_PATTERN } from '@daymark/domain/day-loads';
import {
  CATEGORY_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  MILESTONES_MAX_COUNT,
  PROJECT_NAME_MAX_LENGTH,
  TIMELINE_MAX_DAYS,
} from '@daymark/domain/limits';
import { milestoneProblem, timelineProblem } from '@daymark/domain/projects';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { Milestone, NewMilestone } from './milestones.ts';
import { Plan } from './plans.ts';
import { ProjectStanding } from './project-standing.ts';
import { AsRead, Corrections } from './readings.ts';
import { Depth, ProjectKindId } from './steps.ts';
import { Subtask } from './subtasks.ts';
import { line, text } from './text.ts';
import {
  Day,
  HoursPerDay,
  Id,
  Instant,
  Priority,
  Progress,
  ProjectColor,
  paging,
  Status,
  Tags,
  TimeOfDay,
  Weekdays,
} from './values.ts';

export const Project = ProjectStanding.extend({
  name: z.string(),
  description: z.string(),
  /** Whole days from the start date to the due date. */
  timeline: z.int(),
  dueTime: TimeOfDay,
  priority: Priority,
  /** Chosen at the creation, the least used among the open projects; it can be changed. */
  color: ProjectColor,
  category: z.string(),
  tags: z.array(z.string()),
  milestones: z.array(Milestone),
  /** Working days and hours of this project; null for the user's usual ones. */
  weekdays: Weekdays.nullable(),
  hoursPerDay: HoursPerDay.nullable(),
  /** The client that it is for; null for none. */
  clientId: Id.nullable(),
  version: z.int(),
  createdAt: Instant,
}).meta({ id: 'Project' });
export type Project = z.output<typeof Project>;

/** The days of a project with subtasks, encoded as one text. */
const DayLoads = z
  .string()
  .regex(DAY_LOADS_PATTERN)
  .meta({
    id: 'DayLoads',
    description:
      'The days that hold subtasks, the earliest first and separated by spaces. The first is a date, each other one the number of days since the one before. `c` and a count are its completed subtasks, `o` and a count those still open; a count of 1 is left out. `2026-11-20c2o 3o` is two completed and one open on November 20, and one open on November 23.',
    examples: ['2026-11-20c2o 3o'],
  });

/**
 * A project in a list: its identity, its state, and its days instead of its subtasks. Values that can be computed from
 * other fields and today's date are left out. Milestones only have a name and a day.
 */
export const ListedProject = Project.pick({
  id: true,
  name: true,
  description: true,
  status: true,
  progress: true,
  startDate: true,
  dueDate: true,
  dueTime: true,
  priority: true,
  color: true,
  tags: true,
  stats: true,
  createdAt: true,
  updatedAt: true,
})
  .extend({
    /** Left out while it is true, as for most projects. False after the user set the status or the progress by hand. */
    followsSubtasks: z.boolean().optional(),
    milestones: z.array(Milestone.pick({ name: true, dueDate: true })),
    days: DayLoads,
  })
  .meta({ id: 'ListedProject' });
export type ListedProject = z.output<typeof ListedProject>;

/** One project with everything that its page shows. */
export const ProjectDetails = Project.extend({
  subtasks: z.array(Subtask),
  plan: Plan.nullable(),
}).meta({ id: 'ProjectDetails' });
export type ProjectDetails = z.output<typeof ProjectDetails>;

const REQUIRED = t`Please fill in all required fields`;

interface Dated {
  startDate: string;
  dueDate: string;
  milestones: { dueDate: string }[];
}

/** Refuses a due date that is not after the start date, a timeline above the limit, and milestones outside of it. */
export function checkTimeline(project: Dated, context: z.RefinementCtx) {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  // The schema has already refused days that do not exist.
  if (!isDay(project.startDate) || !isDay(project.dueDate)) return;
  const problem = timelineProblem(project.startDate, project.dueDate);
  if (problem) return refuse(['dueDate'], problem);
  for (const [index, { dueDate }] of project.milestones.entries()) {
    const misplaced = isDay(dueDate) ? milestoneProblem(dueDate, project) : null;
    if (misplaced) refuse(['milestones', index, 'dueDate'], misplaced);
  }
}

const RequiredDay = z.string({ error: REQUIRED }).min(1, REQUIRED).pipe(Day);

const fields = {
  name: line(PROJECT_NAME_MAX_LENGTH, REQUIRED),
  description: text(DESCRIPTION_MAX_LENGTH),
  startDate: RequiredDay,
  dueDate: RequiredDay,
  dueTime: TimeOfDay.nullable(),
  priority: Priority,
  category: text(CATEGORY_MAX_LENGTH).overwrite((value) => value.trim()),
  tags: Tags,
  weekdays: Weekdays.nullable(),
  hoursPerDay: HoursPerDay.nullable(),
  clientId: Id.nullable(),
};

export const NewProject = z
  .object({
    ...fields,
    name: z.string({ error: REQUIRED }).pipe(fields.name),
    description: fields.description.default(''),
    /** Accepted for compatibility and ignored: the dates decide. */
    timeline: z.number().optional(),
    dueTime: fields.dueTime.default(null),
    priority: Priority.default('High'),
    category: fields.category.default(''),
    tags: Tags.default([]),
    milestones: z.array(NewMilestone).max(MILESTONES_MAX_COUNT).default([]),
    weekdays: fields.weekdays.default(null),
    hoursPerDay: fields.hoursPerDay.default(null),
    clientId: fields.clientId.default(null),
    generateAISubtasks: z.boolean().default(false),
    /** How finely it is broken down. */
    depth: Depth.default(USUAL_DEPTH),
    /** The kind of project that is meant (`breakdown.others` of a preview), or `none`; null for the nearest. */
    projectKind: ProjectKindId.nullable().default(null),
    /** The answer of a preview and its corrections. If the words have not changed, they are not read again. */
    asRead: AsRead.optional(),
    corrections: Corrections.default([]),
    /** The built-in planner instead of the language model that the operator chose. */
    engine: z.literal('builtin').optional(),
  })
  .superRefine(checkTimeline)
  .meta({ id: 'NewProject' });
export type NewProject = z.input<typeof NewProject>;

export const ProjectChange = z
  .object({
    ...fields,
    color: ProjectColor,
    /** Without `dueDate`, it sets the due date to this many days after the start. */
    timeline: z
      .int(t`Timeline must be a whole number of days`)
      .min(1, t`Due date must be after start date`)
      .max(TIMELINE_MAX_DAYS, t`A timeline can be at most ${TIMELINE_MAX_DAYS} days long`),
    status: Status,
    progress: Progress,
    /** True computes status and progress from the subtasks again. */
    followsSubtasks: z.literal(true),
  })
  .partial()
  .meta({ id: 'ProjectChange' });
export type ProjectChange = z.input<typeof ProjectChange>;

export const ProjectListQuery = z.object({
  ...paging,
  sortBy: z.enum(['createdAt', 'dueDate', 'name', 'priority', 'progress', 'updatedAt']).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type ProjectListQuery = z.input<typeof ProjectListQuery>;
