import type { Project, ProjectListQuery } from '@daymark/contract/projects';
import type { ProjectReading } from '@daymark/contract/readings';
import type { ProjectSearchQuery } from '@daymark/contract/search';
import type { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** What is kept of the server, by name. A shorter key stands for all that begin with it. */
export const keys = {
  projects: ['projects'],
  projectLists: ['projects', 'list'],
  projectList: (query: ProjectListQuery) => ['projects', 'list', query],
  /** A list like any other: what is changed elsewhere is changed in it too. */
  projectSearch: (query: ProjectSearchQuery) => ['projects', 'list', 'search', query] as const,
  /** A list like the others: what is shown of a project at once is shown in it too. */
  projectOverview: ['projects', 'list', 'overview'],
  projectStats: ['projects', 'stats'],
  allDetails: ['projects', 'details'],
  details: (id: string) => ['projects', 'details', id],
  readings: (id: string) => ['projects', 'reading', id],
  /** By the words that were read: others are read anew. */
  reading: (id: string, words: string) => ['projects', 'reading', id, words] as const,
  timer: ['timer'],
  agendas: ['agenda'],
  agenda: (query: SubtaskStatsQuery) => ['agenda', query],
  tallies: ['agenda', 'tally'],
  tally: (query: SubtaskStatsQuery) => ['agenda', 'tally', query],
} as const;

/** A page of projects: the whole answer, with `total` and `pages` beside `data`. */
export const projectListQuery = (query: ProjectListQuery = {}) =>
  queryOptions({
    queryKey: keys.projectList(query),
    queryFn: ({ signal }) => api.projects.list({ query }, { signal }),
  });

/** A page of the projects that match. What is typed on asks again by itself, so a failure is said at once. */
export const projectSearchQuery = (query: ProjectSearchQuery) =>
  queryOptions({
    queryKey: keys.projectSearch(query),
    queryFn: ({ signal }) => api.search.projects({ query }, { signal }),
    retry: false,
  });

/** Those of all projects that the dashboard shows. */
export const projectOverviewQuery = () =>
  queryOptions({
    queryKey: keys.projectOverview,
    queryFn: ({ signal }) => api.projects.overview({}, { signal }),
  });

export const projectStatsQuery = () =>
  queryOptions({
    queryKey: keys.projectStats,
    queryFn: async ({ signal }) => (await api.projects.stats({}, { signal })).data,
  });

/** A project with its subtasks and what is said about its plan. */
export const projectDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.details(id),
    queryFn: async ({ signal }) => (await api.projects.get({ params: { id } }, { signal })).data.project,
  });

/** A Reading is of these words; while a change of them is on its way, the server may still answer with that of the old ones. */
const readOf = (description: string, read: ProjectReading): ProjectReading =>
  read.reading?.statements.every(({ words }) => description.slice(words.start, words.end) === words.text)
    ? read
    : { ...read, reading: null };

/** What a project's brief was understood to say, as it is written now. */
export const readingQuery = ({
  id,
  name,
  description,
  startDate,
  dueDate,
}: Pick<Project, 'id' | 'name' | 'description' | 'startDate' | 'dueDate'>) =>
  queryOptions({
    queryKey: keys.reading(id, [startDate, dueDate, name, description].join('\n')),
    queryFn: async ({ signal }) =>
      readOf(description, (await api.readings.get({ params: { projectId: id } }, { signal })).data),
  });

/** Subtasks over all projects: the whole answer, with its figures beside `data`. */
export const agendaQuery = (query: SubtaskStatsQuery) =>
  queryOptions({
    queryKey: keys.agenda(query),
    queryFn: ({ signal }) => api.subtasks.stats({ query }, { signal }),
  });

/** Figures over all subtasks of all projects, done or not: nothing leaves them by being completed. */
export const tallyQuery = (
  query: Pick<SubtaskStatsQuery, 'groupBy' | 'sortBy' | 'sortOrder' | 'page' | 'limit'>,
) =>
  queryOptions({
    queryKey: keys.tally(query),
    queryFn: ({ signal }) => api.subtasks.stats({ query }, { signal }),
  });

/** Fetches anew whatever is on screen of projects and subtasks, and the rest when it is wanted again. */
export const refreshProjects = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: keys.projects }),
    client.invalidateQueries({ queryKey: keys.agendas }),
  ]);
