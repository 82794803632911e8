import type { WholePlanItem } from '@daymark/contract/plan-items';
import type { PlanSpan } from '@daymark/contract/plan-views';
import type { ListedProject, ProjectDetails } from '@daymark/contract/projects';
import type { AgendaItem, Subtask } from '@daymark/contract/subtasks';
import type { User } from '@daymark/contract/users';

const INSTANT = '2026-11-20T09:00:00.000Z';
const PROJECT_ID = '0199aaaa-0000-7000-8000-000000000001';

/** A verified user with an empty profile. */
export const samplePerson = (fields: Partial<User> = {}): User => ({
  id: 'ana',
  _id: 'ana',
  firstname: 'Ana',
  lastname: 'Silva',
  email: 'ana@example.com',
  emailVerified: true,
  phoneNumber: '',
  location: '',
  timezone: 'Europe/London',
  locale: 'en-US',
  language: 'en',
  bio: '',
  avatar: null,
  isOwner: false,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  ...fields,
});

/** A subtask with default fields, of which a test only sets what it needs. */
export const sampleSubtask = (fields: Partial<Subtask> & { id: string }): Subtask => ({
  _id: fields.id,
  projectId: PROJECT_ID,
  title: `Title of ${fields.id}`,
  description: '',
  status: 'Pending',
  priority: 'Medium',
  dueDate: null,
  dueTime: null,
  estimatedHours: null,
  actualHours: null,
  tags: [],
  aiGenerated: true,
  isOverdue: false,
  type: 'subtask',
  timeline: null,
  milestoneId: null,
  dependsOn: [],
  lags: [],
  source: null,
  playbook: null,
  statement: null,
  repeat: false,
  guessed: false,
  position: 1,
  pinned: false,
  earliestOn: null,
  latestOn: null,
  seriesId: null,
  occursOn: null,
  version: 1,
  completedAt: null,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  ...fields,
});

/** A subtask of the plan of all projects, by its title. */
export const samplePlanItem = (
  title: string,
  project: Pick<PlanSpan, 'name' | 'color' | 'priority'> & { tags: readonly string[] },
  fields: Partial<Omit<WholePlanItem, 'projectId'>> = {},
) => ({
  ...sampleSubtask({ id: title, title }),
  ...fields,
  projectId: { ...project, id: project.name, _id: project.name, category: '', tags: [...project.tags] },
});

/** A subtask in a list over all projects. */
export const sampleAgendaItem = (fields: Partial<AgendaItem> & { id: string }): AgendaItem => ({
  ...sampleSubtask({ id: fields.id }),
  projectId: {
    ...{ id: PROJECT_ID, _id: PROJECT_ID, name: 'Portfolio site', category: 'website' },
    ...{ color: 'teal', priority: 'Medium' },
  },
  ...fields,
});

/** A project with these subtasks and matching figures. */
export function sampleProject(subtasks: Subtask[]): ProjectDetails {
  const count = (status: Subtask['status']) => subtasks.filter((subtask) => subtask.status === status).length;
  const hours = subtasks.reduce((sum, { estimatedHours }) => sum + (estimatedHours ?? 0), 0);
  return {
    id: PROJECT_ID,
    _id: PROJECT_ID,
    name: 'Portfolio site',
    description: 'Gallery with 24 pieces. A contact form.',
    status: 'Pending',
    progress: 0,
    followsSubtasks: true,
    startDate: '2026-11-16',
    dueDate: '2026-12-11',
    dueTime: '12:00',
    timeline: 25,
    isOverdue: false,
    daysRemaining: 21,
    completionStatus: 'On track',
    stats: {
      totalSubtasks: subtasks.length,
      completedSubtasks: count('Completed'),
      pendingSubtasks: count('Pending'),
      inProgressSubtasks: count('In Progress'),
    },
    subtaskStats: { totalSubtasks: subtasks.length, totalEstimatedHours: hours },
    priority: 'High',
    color: 'blue',
    category: 'website',
    tags: [],
    milestones: [],
    weekdays: null,
    hoursPerDay: null,
    clientId: null,
    version: 1,
    createdAt: INSTANT,
    updatedAt: INSTANT,
    subtasks,
    plan: null,
  };
}

/** A project as in lists, by its name. */
export function sampleListed(name: string, fields: Partial<ListedProject> = {}): ListedProject {
  const project = sampleProject([]);
  return {
    id: name,
    name,
    description: project.description,
    status: project.status,
    progress: project.progress,
    startDate: project.startDate,
    dueDate: project.dueDate,
    dueTime: project.dueTime,
    priority: project.priority,
    color: project.color,
    tags: project.tags,
    stats: project.stats,
    milestones: [],
    days: '',
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
    ...fields,
  };
}

/** The first page of a list. */
export const samplePage = <Item extends ListedProject | AgendaItem>(data: Item[], total = data.length) => ({
  success: true as const,
  data,
  page: 1,
  pages: Math.ceil(total / 10),
  total,
  count: data.length,
  limit: 10,
});
