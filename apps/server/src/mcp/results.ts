import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { z } from 'zod';

/** Parts of the tools' results. A result is cut to its schema, so a schema also chooses what an assistant is told. */
export const Status = z.enum(STATUSES);
export const Priority = z.enum(PRIORITIES);
const Day = z.string().describe('YYYY-MM-DD');
const Hours = z.number().nullable();

export const Task = z.object({
  id: z.string(),
  title: z.string(),
  status: Status,
  priority: Priority,
  dueDate: Day.nullable(),
  dueTime: z.string().nullable().describe('HH:MM'),
  estimatedHours: Hours,
});

export const TaskWithProject = Task.extend({ project: z.object({ id: z.string(), name: z.string() }) });

export const ProjectInList = z.object({
  id: z.string(),
  name: z.string(),
  status: Status,
  progress: z.number().describe('Percent'),
  startDate: Day,
  dueDate: Day,
});

export const ProjectWithTasks = ProjectInList.extend({
  brief: z.string(),
  priority: Priority,
  milestones: z.array(z.object({ id: z.string(), name: z.string(), dueDate: Day })),
  fits: z.boolean().nullable().describe('Whether the plan fits the time; null without a plan'),
  tasks: z.array(Task),
});

export const FreeDay = z.object({
  date: Day,
  why: z.enum(['working', 'asked', 'day-off', 'holiday', 'weekday', 'busy']),
  name: z.string().optional().describe('Of the day off, the holiday or the calendar'),
  hoursOff: z.number().optional(),
  workingHours: z.number(),
  takenHours: z.number(),
  freeHours: z.number(),
});

/** What was proposed. */
export const Offer = z.object({
  proposals: z.array(z.object({ id: z.string(), effect: z.string() })),
  leftOut: z.int().describe('Changes without an effect, or of something that is not there'),
  next: z.string(),
});

const Remark = z.object({ id: z.string(), text: z.string() });

export const OfferOfPlan = Offer.extend({
  plan: z.object({
    fits: z.boolean(),
    neededHours: z.number(),
    availableHours: z.number(),
    assumptions: z.array(Remark),
    questions: z.array(Remark),
    waits: z.array(
      z.object({
        title: z.string(),
        who: z.string().nullable(),
        from: Day.nullable(),
        to: Day.nullable(),
      }),
    ),
  }),
  tasks: z.array(z.object({ title: z.string(), dueDate: Day.nullable(), estimatedHours: Hours })),
});

export const Done = z.object({
  done: z.array(
    z.object({
      id: z.string(),
      result: z.string(),
      projectId: z.string().nullable(),
      undo: z.string().nullable().describe('What the tool undo takes; null if only the person can'),
    }),
  ),
});

export const LoggedTime = z.object({
  id: z.string(),
  task: z.string(),
  project: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  minutes: z.int(),
  note: z.string(),
});

/** What `undo` took back, by what it was given. */
export const TakenBack = z.object({
  task: Task.optional(),
  deleted: z.string().optional().describe('The id of the time entry'),
  restored: z.int().optional().describe('Tasks that are as they were before'),
  projectIds: z.array(z.string()).optional(),
  leftAlone: z
    .array(z.object({ id: z.string(), projectId: z.string(), title: z.string() }))
    .optional()
    .describe('Tasks that were changed since and stay'),
});
