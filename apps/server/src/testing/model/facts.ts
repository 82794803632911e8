import type { FactsOf, LookUp } from '../../ai/facts.ts';

const NO_TASKS = { tasks: [], count: 0, hours: 0 };
const FREE_DAY = {
  date: '2026-11-20',
  workingHours: 6,
  plannedHours: 0,
  freeHours: 6,
  offHours: 0,
  halfHours: 3,
  isOff: false,
  tasks: 0,
};
const WEEK = { from: '2026-11-16', to: '2026-11-22', days: [] };

/** The facts of a user without any data. */
export const NOTHING: FactsOf = {
  today: { ...NO_TASKS, overdueCount: 0, doneToday: 0, load: FREE_DAY },
  overdue: { ...NO_TASKS, projects: [] },
  week: { ...NO_TASKS, ...WEEK, done: 0 },
  done: { ...NO_TASKS, from: WEEK.from, to: WEEK.to },
  behind: { projects: [], openProjects: 0, slipped: 0 },
  'free-time': { ...WEEK, freeHours: 0 },
  work: { ...NO_TASKS, spentHours: 0 },
  worked: { from: WEEK.from, to: WEEK.to, minutes: 0, projects: [] },
  promises: { promises: [] },
  milestones: { milestones: [] },
  'next-step': { task: null, reason: null, openTasks: 0 },
  totals: {
    projects: 0,
    pending: 0,
    inProgress: 0,
    completed: 0,
    overdueProjects: 0,
    tasks: 0,
    openTasks: 0,
    completedTasks: 0,
    overdueTasks: 0,
    openHours: 0,
  },
  projects: { projects: [], total: 0 },
  project: { project: null, tasks: [], others: [] },
  tasks: NO_TASKS,
  plan: { plan: null, others: [] },
};

export const nothingThere: LookUp = async (topic) => NOTHING[topic];
