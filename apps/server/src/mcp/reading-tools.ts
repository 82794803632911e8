import type { AgendaItem } from '@daymark/contract/subtasks';
import { addDays } from '@daymark/domain/dates';
import { PAGE_SIZE_MAX, PLAN_MAX_DAYS, SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { z } from 'zod';
import type { ToolCaller } from './caller.ts';
import { FreeDay, ProjectInList, ProjectWithTasks, TaskWithProject } from './results.ts';
import { Refusal, tool } from './tool.ts';

const OPEN = ['Pending', 'In Progress'] as const;

const withProject = ({ projectId: { id, name }, ...task }: AgendaItem) => ({
  ...task,
  project: { id, name },
});

/** Open tasks that are due by today; a token for chosen projects is asked about one after the other. */
async function dueTasks({ api, today, onlyProjects }: ToolCaller, projectId: string | undefined) {
  const projects = projectId ? [projectId] : (onlyProjects ?? [undefined]);
  const found = await Promise.all(
    projects.map((project) =>
      api.subtasks.stats({
        query: {
          status: JSON.stringify(OPEN),
          dueDateTo: today,
          sortBy: 'dueDate',
          sortOrder: 'asc',
          limit: PAGE_SIZE_MAX,
          ...(project === undefined ? {} : { projectId: project }),
        },
      }),
    ),
  );
  return found.flatMap(({ data }) => data).map(withProject);
}

const ProjectId = z.uuid().describe('The id of a project, from search');

export const READING_TOOLS = [
  tool({
    name: 'today',
    title: 'Today',
    description:
      'What is on today, and what is overdue: open tasks with their projects, the next step first, and the timer that runs.',
    scope: 'read',
    isForChosenProjects: true,
    isReading: true,
    input: z.object({ projectId: ProjectId.optional() }),
    output: z.object({
      today: z.string(),
      dueToday: z.array(TaskWithProject),
      overdue: z.array(TaskWithProject),
      timer: z
        .object({ taskId: z.string(), title: z.string(), startedAt: z.string() })
        .nullable()
        .describe('Always null for a token for chosen projects'),
    }),
    run: async ({ projectId }, caller) => {
      const { api, today, onlyProjects } = caller;
      const tasks = await dueTasks(caller, projectId);
      const timer = onlyProjects ? null : (await api.timers.current()).data.timer;
      return {
        today,
        dueToday: tasks.filter(({ dueDate }) => dueDate === today),
        overdue: tasks.filter(({ dueDate }) => dueDate !== today),
        timer: timer && { taskId: timer.subtaskId, title: timer.title, startedAt: timer.startedAt },
      };
    },
  }),
  tool({
    name: 'search',
    title: 'Search',
    description:
      'Find projects and tasks by words. Every word must be the beginning of a word in them. Without words: the projects, the newest first.',
    scope: 'read',
    isForChosenProjects: true,
    isReading: true,
    input: z.object({ words: z.string().max(SEARCH_MAX_LENGTH).default('') }),
    output: z.object({ projects: z.array(ProjectInList), tasks: z.array(TaskWithProject) }),
    run: async ({ words }, { api, onlyProjects }) => {
      const isListing = words.trim() === '' || onlyProjects !== undefined;
      const [projects, tasks] = await Promise.all([
        isListing
          ? api.projects.list({ query: { limit: PAGE_SIZE_MAX } })
          : api.search.projects({ query: { query: words } }),
        isListing ? undefined : api.search.subtasks({ query: { query: words } }),
      ]);
      const wanted = words.trim().toLowerCase();
      return {
        projects: projects.data.filter(({ name }) => !isListing || name.toLowerCase().includes(wanted)),
        tasks: tasks?.data.map(withProject) ?? [],
      };
    },
  }),
  tool({
    name: 'project',
    title: 'Project',
    description: 'A project with its brief, dates, milestones and all tasks in their order.',
    scope: 'read',
    isForChosenProjects: true,
    isReading: true,
    input: z.object({ projectId: ProjectId }),
    output: ProjectWithTasks,
    run: async ({ projectId }, { api }) => {
      const { project } = (await api.projects.get({ params: { id: projectId } })).data;
      const { description: brief, plan, subtasks: tasks } = project;
      return { ...project, brief, fits: plan?.feasible ?? null, tasks };
    },
  }),
  tool({
    name: 'free_time',
    title: 'Free time',
    description:
      'The days of a span with the hours that can be worked, those that open tasks take, and those that are free. Time off and imported calendars are left out of the working hours already.',
    scope: 'read',
    isReading: true,
    input: z.object({
      from: z.iso.date().optional().describe('The first day, YYYY-MM-DD; today if left out'),
      to: z.iso.date().optional().describe('The last day; two weeks after the first if left out'),
    }),
    output: z.object({ days: z.array(FreeDay) }),
    run: async ({ from, to }, { api, today }) => {
      const first = from ?? today;
      const last = to ?? addDays(first, 13);
      if (last < first || last > addDays(first, PLAN_MAX_DAYS - 1))
        throw new Refusal(`Ask for 1 to ${PLAN_MAX_DAYS} days: "to" is the last of them`);
      const { data } = await api.planViews.days({ query: { from: first, to: last } });
      const rounded = (hours: number) => Math.round(hours * 100) / 100;
      return {
        days: data.map(({ date, why, name, hours, offHours, takenHours }) => ({
          date,
          why,
          ...(name === null ? {} : { name }),
          ...(offHours === 0 ? {} : { hoursOff: rounded(offHours) }),
          workingHours: rounded(hours),
          takenHours: rounded(takenHours),
          freeHours: rounded(Math.max(0, hours - takenHours)),
        })),
      };
    },
  }),
];
