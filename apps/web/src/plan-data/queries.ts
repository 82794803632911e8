import type { Project, ProjectDetails, ProjectListQuery } from '@daymark/contract/projects';
import type { ProjectReading } from '@daymark/contract/readings';
import type { ProjectSearchQuery } from '@daymark/contract/search';
import type { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import { type Query, type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

/** Query keys. A shorter key matches all that begin with it. */
export const keys = {
  projects: ['projects'],
  projectLists: ['projects', 'list'],
  projectList: (query: ProjectListQuery) => ['projects', 'list', query],
  /** Under the key of lists, so that optimistic updates reach it. */
  projectSearch: (query: ProjectSearchQuery) => ['projects', 'list', 'search', query] as const,
  /** Under the key of lists, so that optimistic updates of projects reach it. */
  projectOverview: ['projects', 'list', 'overview'],
  projectStats: ['projects', 'stats'],
  /** What would move in the plans, and what is wrong with them. */
  replans: ['projects', 'replan'],
  allDetails: ['projects', 'details'],
  details: (id: string) => ['projects', 'details', id],
  readings: (id: string) => ['projects', 'reading', id],
  /** Depends on the words that were read: other words are read again. */
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

/** A page of matching projects. Typing sends the next query anyway, so failures are not retried. */
export const projectSearchQuery = (query: ProjectSearchQuery) =>
  queryOptions({
    queryKey: keys.projectSearch(query),
    queryFn: ({ signal }) => api.search.projects({ query }, { signal }),
    retry: false,
  });

/** The dashboard's part of all projects. */
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

/**
 * What the server answered last for each query, without changes that it has not confirmed, and the state to ask from. It
 * goes with its query, at the latest when the user signs out.
 */
const answered = new WeakMap<Query, { details: ProjectDetails; state: string }>();

/** Asks for what changed since the last answer, and for everything if there is none that the server knows. */
async function fetchDetails(id: string, { client, queryKey, signal }: QueryFunctionContext) {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const known = query && answered.get(query);
  const ask = async (since?: string) =>
    (await api.projects.get({ params: { id }, query: { since } }, { signal })).data;
  let answer = await ask(known?.state);
  let details: ProjectDetails | undefined = answer.project;
  if (answer.removed) {
    // Loaded when something has changed: no first screen needs it.
    const seen = await import('@daymark/contract/seen-projects').catch(() => null);
    details = seen?.wholeProject(known?.details, answer);
  }
  if (!details) {
    answer = await ask();
    details = answer.project;
  }
  if (query) answered.set(query, { details, state: answer.state });
  return details;
}

/** A project with its subtasks and the messages about its plan. */
export const projectDetailsQuery = (id: string) =>
  queryOptions({ queryKey: keys.details(id), queryFn: (context) => fetchDetails(id, context) });

/**
 * A Reading belongs to certain words; while a change of them is in progress, the server may still return that of the
 * old ones.
 */
const readOf = (description: string, read: ProjectReading): ProjectReading =>
  read.reading?.statements.every(({ words }) => description.slice(words.start, words.end) === words.text)
    ? read
    : { ...read, reading: null };

/** The Reading of a project's present brief. */
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

/** Figures over all subtasks of all projects, whatever their status: completing one does not remove it. */
export const tallyQuery = (
  query: Pick<SubtaskStatsQuery, 'groupBy' | 'sortBy' | 'sortOrder' | 'page' | 'limit'>,
) =>
  queryOptions({
    queryKey: keys.tally(query),
    queryFn: ({ signal }) => api.subtasks.stats({ query }, { signal }),
  });

/** Fetches projects and subtasks on screen again, and the others when they are used again. */
/** Everything, after a change that also concerns the calendar. Only the plans are waited for. */
export function refreshAll(client: QueryClient): Promise<unknown> {
  const plans: readonly unknown[] = [...keys.projects, ...keys.agendas];
  void client.invalidateQueries({ predicate: ({ queryKey }) => !plans.includes(queryKey[0]) });
  return refreshProjects(client);
}

export const refreshProjects = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: keys.projects }),
    client.invalidateQueries({ queryKey: keys.agendas }),
  ]);
