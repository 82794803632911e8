import { ProposedAction } from '@daymark/contract/proposals';
import { PRIORITIES } from '@daymark/domain/priorities';
import { ON_DAYS_OFF } from '@daymark/domain/recurrence';
import { STATUSES } from '@daymark/domain/statuses';
import { DEPTHS } from '@daymark/domain/steps';
import { type JSONSchema7, jsonSchema } from 'ai';
import { TOPICS, type Topic } from '../facts.ts';

/** What each topic answers, for the model that chooses one. */
const TOPIC_MEANINGS: Record<Topic, string> = {
  today:
    'open tasks due today (or on the day in words, YYYY-MM-DD), with hours, the load of the day (hours it can hold, planned, free), and how many are overdue',
  overdue: 'open tasks past their day, the oldest first, and projects past their due date',
  week: 'this week day by day (or the week of the day in words): working, planned and free hours, open tasks',
  done: 'tasks completed this week, or in the days in words',
  behind:
    'projects that are behind or overdue, with how many of their tasks slipped or lie after the due date',
  'free-time': 'free hours of each day for two weeks, or for the days in words: whether something still fits',
  'next-step': 'the one task to do first, and why',
  totals: 'counts and hours over all projects',
  projects: 'all projects with their dates, progress and standing',
  project:
    'one project, named in words: dates, progress, standing, milestones and its tasks with days, hours and ids',
  tasks: 'tasks whose titles have the words',
  work: 'tasks that a filter in words holds of, with estimated and spent hours: project:ID from:DAY to:DAY status:open|done|started priority:High|Medium|Low undated:yes, each only where it is wanted; the days of done tasks are those on which they were completed',
  worked:
    'recorded time of this week, or of the days in words (the first and the last, YYYY-MM-DD YYYY-MM-DD), by project',
  promises: 'days that clients were told and that are still to come',
  milestones: 'milestones of all open projects, or of the one whose id stands in words',
  plan: 'how the plan of one project, named in words, stands: whether it fits (else the span that holds too much, and ways out with their keys), how many tasks would move, waits (for whom, from when, until when), what each open task waits for, and what of the brief is not sure',
};

const text: JSONSchema7 = { type: 'string' };
const id: JSONSchema7 = { type: 'string', description: 'An id that was looked up.' };
const day: JSONSchema7 = { type: 'string', description: 'YYYY-MM-DD' };
const time: JSONSchema7 = { type: 'string', description: 'HH:MM' };
const texts: JSONSchema7 = { type: 'array', items: text };
const priority: JSONSchema7 = { type: 'string', enum: [...PRIORITIES] };
const status: JSONSchema7 = { type: 'string', enum: [...STATUSES] };
const hours: JSONSchema7 = { type: 'number' };
const weekdays: JSONSchema7 = {
  type: 'array',
  items: { type: 'integer' },
  description:
    'The weekdays on which this project is worked at, 1 (Monday) to 7 (Sunday). Null: those of the person.',
};
const hoursPerDay: JSONSchema7 = {
  type: 'number',
  description: 'At most so many hours a day for this project. Null: those of the person.',
};

const milestones: JSONSchema7 = {
  type: 'array',
  items: { type: 'object', required: ['name', 'dueDate'], properties: { name: text, dueDate: day } },
};

const project = {
  name: text,
  description: { ...text, description: 'The brief that it is planned from, in the person’s own words.' },
  startDate: day,
  dueDate: day,
  priority,
  category: text,
  tags: texts,
  weekdays,
  hoursPerDay,
};

const waits = {
  dependsOn: {
    type: 'array',
    items: id,
    description: 'All subtasks of the same project that have to be finished first, not only the new ones.',
  },
  lags: {
    type: 'array',
    items: { type: 'object', required: ['id', 'days'], properties: { id, days: { type: 'integer' } } },
    description: 'For those of dependsOn after which days have to pass, how many.',
  },
} satisfies Record<string, JSONSchema7>;

const subtask = {
  title: text,
  description: text,
  status,
  priority,
  dueDate: { ...day, description: 'The day on which it is done, YYYY-MM-DD.' },
  dueTime: time,
  estimatedHours: hours,
  pinned: { type: 'boolean', description: 'True: no new plan moves it from its day.' },
  earliestOn: { ...day, description: 'No new plan puts it before this day. It moves nothing itself.' },
  ...waits,
} satisfies Record<string, JSONSchema7>;

const series: JSONSchema7 = {
  type: 'object',
  required: ['title', 'rule', 'startsOn'],
  properties: {
    title: text,
    rule: { type: 'string', description: 'RFC 5545, as FREQ=WEEKLY;BYDAY=MO,FR;COUNT=6 or UNTIL=20261218.' },
    startsOn: { ...day, description: 'From this day on.' },
    onDayOff: { type: 'string', enum: [...ON_DAYS_OFF], description: 'Where a day of it is a day off.' },
    dueTime: time,
    estimatedHours: { ...hours, description: 'Of each time.' },
    description: text,
    priority,
  },
};

const steps: JSONSchema7 = {
  type: 'array',
  items: {
    type: 'object',
    required: ['title', 'minutes'],
    properties: {
      title: { ...text, description: 'Begins with its verb, without the title of the subtask.' },
      minutes: { type: 'integer', description: 'If the subtask has hours, the steps add up to them.' },
    },
  },
};

const dayOff: JSONSchema7 = {
  type: 'object',
  required: ['name', 'firstDay', 'lastDay'],
  properties: {
    name: text,
    firstDay: day,
    lastDay: day,
    hoursOff: {
      ...hours,
      description:
        'Only these hours of a single day, in quarters; for half a day the halfHours of that day in free-time.',
    },
  },
};

export interface Proposed {
  kind: string;
  projectId?: unknown;
  subtaskId?: unknown;
  subtask?: unknown;
  change?: unknown;
}

export const PROPOSE = jsonSchema<Proposed>({
  type: 'object',
  required: ['kind'],
  properties: {
    kind: {
      type: 'string',
      enum: ProposedAction.options.map((option) => option.shape.kind.value),
      description:
        'create-project needs project; change-project needs projectId and change; create-subtask needs projectId and subtask; change-subtask needs subtaskId and change; break-down needs projectId and makes dated subtasks from the project’s description, keeping what the person touched, as finely as depth says; break-down-subtask needs subtaskId and steps (2 to 12, one sitting each, in order) and replaces this open subtask by them, for smaller steps of one thing; create-series needs projectId and series: one subtask that comes again; add-day-off needs dayOff: the person works on none of their projects then, or with hoursOff so much less on that day; replan needs projectId (null for all projects): open subtasks whose days no longer hold are moved, or with wayOut the way out of this key is taken.',
    },
    projectId: id,
    subtaskId: id,
    depth: {
      type: 'string',
      enum: [...DEPTHS],
      description: 'Of break-down: as-written (the brief alone), balanced (usual) or detailed (short steps).',
    },
    steps,
    series,
    dayOff,
    wayOut: { type: 'string', description: 'The key of a way out, as the topic plan tells it.' },
    project: {
      type: 'object',
      required: ['name', 'startDate', 'dueDate'],
      properties: {
        ...project,
        milestones,
        generateAISubtasks: { type: 'boolean', description: 'True: it is broken down at once.' },
      },
    },
    subtask: { type: 'object', required: ['title'], properties: subtask },
    change: {
      type: 'object',
      description:
        'Only the fields that change, of a project or of a subtask as the kind says. "Completed" as status completes.',
      properties: {
        ...project,
        ...subtask,
        description: text,
        dueDate: day,
        progress: { type: 'integer', description: 'Of a project, in percent.' },
        actualHours: hours,
      },
    },
  },
});

const topics = TOPICS.map((topic) => `${topic}: ${TOPIC_MEANINGS[topic]}`).join('; ');

export const LOOK_UP = jsonSchema<{ topic: Topic; words?: string | null }>({
  type: 'object',
  required: ['topic'],
  properties: {
    topic: { type: 'string', enum: [...TOPICS], description: `${topics}.` },
    words: {
      type: 'string',
      description:
        'What the topic is about: a name, or a day as YYYY-MM-DD; for done, worked and free-time the first and the last day, as YYYY-MM-DD YYYY-MM-DD.',
    },
  },
});
