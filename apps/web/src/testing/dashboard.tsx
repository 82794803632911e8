import type { SubtaskGroup } from '@daymark/contract/subtask-stats';
import type { AgendaItem } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { vi } from 'vitest';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { useSession } from '../platform/session.ts';
import { sampleAgendaItem, sampleListed, samplePerson } from './samples.ts';
import { show } from './show.tsx';

export const TODAY = '2026-11-20';

/** A task of the project "Boat shed". */
export const sampleTask = (id: string, dueDate: Day, fields: Partial<AgendaItem> = {}): AgendaItem =>
  sampleAgendaItem({
    id,
    title: id,
    dueDate,
    projectId: {
      ...{ id: 'Boat shed', _id: 'Boat shed', name: 'Boat shed', category: '' },
      ...{ color: 'teal', priority: 'Medium' },
    },
    ...fields,
  });

const NOTHING = { total: 0, pending: 0, inProgress: 0, completed: 0, overdue: 0, estimatedHours: 0 };

/** A day of the week, with its planned and completed work. */
export const sampleDay = (day: Day, planned: number, done: number): SubtaskGroup => ({
  ...NOTHING,
  key: day,
  label: null,
  from: day,
  to: day,
  total: planned,
  pending: planned,
  finished: done,
  finishedHours: 0,
});

/** An answer to a query for subtasks. */
export const sampleAgenda = (data: AgendaItem[], more: object = {}) => ({
  success: true,
  data,
  page: 1,
  pages: 1,
  limit: 50,
  total: data.length,
  count: data.length,
  stats: { ...NOTHING, averageEstimatedHours: 0 },
  groups: [],
  days: [],
  ...more,
});

const FIGURES = { total: 1, pending: 0, inProgress: 1, completed: 0 };

/** The default answers of the dashboard's queries, by name. */
export const ANSWERS = {
  projects: { success: true, data: [sampleListed('Boat shed')], total: 1, moreOverdue: 0 } as object,
  stats: { success: true, data: FIGURES } as object,
  dashboard: sampleAgenda([sampleTask('Plank 1', TODAY)]) as object,
  filtered: sampleAgenda([]) as object,
  overdue: sampleAgenda([]) as object,
  weekly: sampleAgenda([]) as object,
  recent: sampleAgenda([]) as object,
  plain: sampleAgenda([]) as object,
  today: { success: true, data: [], count: 0 } as object,
  /** Of a change of a task. */
  changed: null as object | null,
};

type Call = keyof typeof ANSWERS;
/** An answer, none at all, or an error with this status and body. */
type Answers = { [call in Call]?: object | null | { status: number; body: object } };

function callOf({ pathname, searchParams: query }: URL, method: string): Call | undefined {
  if (method === 'PUT') return 'changed';
  if (pathname === '/api/projects/overview') return 'projects';
  if (pathname === '/api/projects/stats') return 'stats';
  if (pathname === '/api/plan/days') return 'today';
  if (pathname !== '/api/subtasks/stats') return undefined;
  if (query.get('groupBy') === 'week') return 'weekly';
  if (query.get('groupBy') === 'day') return 'recent';
  if (query.has('dueDateFrom') && query.has('dueDateTo')) return 'filtered';
  if (query.has('includeCompleted')) return 'overdue';
  return query.has('status') ? 'dashboard' : 'plain';
}

/** The dashboard on a day in November with these answers; requests are recorded. */
export async function openDashboard(said: Answers = {}) {
  const answers: Answers = { ...ANSWERS, ...said };
  const asked: string[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T09:00:00Z`) });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push([method, decodeURIComponent(address).replaceAll('+', ' '), body].filter(Boolean).join(' '));
    const call = callOf(new URL(address, location.origin), method);
    const answer = call && answers[call];
    if (!answer) throw new TypeError('Failed to fetch');
    return 'status' in answer && 'body' in answer
      ? Response.json(answer.body, { status: Number(answer.status) })
      : Response.json(answer);
  });
  useSession.setState({ user: samplePerson() });
  const onNewProject = vi.fn();
  const onExample = vi.fn(async () => {});
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <DashboardScreen
          actionOf={() => null}
          offer={null}
          needsOffer={false}
          waits={null}
          user={samplePerson()}
          onNewProject={onNewProject}
          onExample={onExample}
          exampleNoteOf={({ name }) => <p>Note of {name}</p>}
        />
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // As that of the app, it asks whether or not the server was reached before.
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, networkMode: 'always' } },
  });
  const screen = await show(<RouterProvider router={router as never} />, client);
  return { screen, asked, answers, onNewProject, onExample };
}

export function closeDashboard(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
}
