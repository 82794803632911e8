import type { PromiseWarning } from '@daymark/contract/promises';
import type { Day } from '@daymark/domain/dates';
import { breaksPromise } from '@daymark/domain/promises';
import { t } from '@daymark/words/t';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { formatDay } from '../platform/format.ts';
import { keys } from './queries.ts';

/** Under the key of projects: what changes a project may decide its promises. */
const ALL = [...keys.projects, 'promises'];

/** The days that the client of a project was told. */
export const promisesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...ALL, projectId],
    queryFn: async ({ signal }) => (await api.promises.list({ params: { projectId } }, { signal })).data,
  });

/** The promises to a client, and how many were kept. */
export const clientPromisesQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'client', id],
    queryFn: async ({ signal }) => (await api.promises.ofClient({ params: { id } }, { signal })).data,
  });

/** What moved the dates of a project. */
export const delaysQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...keys.projects, 'delays', projectId],
    queryFn: async ({ signal }) => (await api.delays.get({ params: { projectId } }, { signal })).data,
  });

/** The day on which a project would end. */
export interface ProjectEnd {
  projectId: string;
  finish: Day;
}

const warningWords = ({ promise: { day, projectName }, finish }: PromiseWarning): string =>
  t`You promised ${formatDay(day)} for ${projectName}. It would end on ${formatDay(finish)}.`;

/** The latest of some days by project. */
export function endsOf(days: readonly { projectId: string; day: Day | null }[]): ProjectEnd[] {
  const last = new Map<string, Day>();
  for (const { projectId, day } of days)
    if (day !== null && day > (last.get(projectId) ?? '')) last.set(projectId, day);
  return [...last].map(([projectId, finish]) => ({ projectId, finish }));
}

/** Broken promises in words, each with a draft to the client. */
export const shownWarnings = (warnings: readonly PromiseWarning[]) =>
  warnings.map((warning) => ({
    id: warning.promise.id,
    text: warningWords(warning),
    message: warning.message,
  }));

function useCheck(ends: readonly ProjectEnd[]): readonly PromiseWarning[] {
  const { data } = useQuery({
    queryKey: [...ALL, 'check', ends],
    queryFn: async ({ signal }) => (await api.promises.check({ body: { ends: [...ends] } }, { signal })).data,
    enabled: ends.length > 0,
    placeholderData: keepPreviousData,
  });
  return ends.length === 0 ? [] : (data?.warnings ?? []);
}

/** What a change would break, in words, each with a draft to the client. */
export const usePromiseWarnings = (ends: readonly ProjectEnd[]) => shownWarnings(useCheck(ends));

/** A day after every promise. */
const AFTER_ALL: Day = '9999-12-31';
const PROJECTS_MAX_COUNT = 500;

/** Whether work of some projects on a day breaks a promise: known before it is moved there. */
export function useBreaksPromise(projectIds: readonly string[]): (projectId: string, day: Day) => boolean {
  const ends = [...new Set(projectIds)]
    .toSorted()
    .slice(0, PROJECTS_MAX_COUNT)
    .map((projectId) => ({ projectId, finish: AFTER_ALL }));
  const warnings = useCheck(ends);
  return (projectId, day) =>
    warnings.some(({ promise }) => promise.projectId === projectId && breaksPromise(promise.day, day));
}
