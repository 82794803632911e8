import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Timer, TimerStopped } from '@daymark/contract/timers';
import { t } from '@daymark/words/t';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { writeAnswer } from '../../plan-data/plan-cache.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { reasonOf } from '../../platform/error-message.ts';

import { showToast } from '../../ui/toast-store.ts';
import { spanWords } from './span-words.ts';

const timerQuery = () =>
  queryOptions({
    queryKey: keys.timer,
    queryFn: async ({ signal }) => (await api.timers.current({}, { signal })).data.timer,
    staleTime: 0,
  });

/** The subtask that a timer is started on. */
export type Timed = Pick<Subtask, 'id' | 'title'> & { projectId: string };

const showTimer = (client: QueryClient, timer: Timer | null) =>
  client.setQueryData(timerQuery().queryKey, timer);

interface Touched {
  subtask: Subtask;
  project: ProjectStanding;
}

const showTouched = (client: QueryClient, { subtask, project }: Touched) =>
  void writeAnswer(client, project, [subtask], [subtask]);

/** The optimistic timer, until the server has started it. */
const standIn = ({ id, title, projectId }: Timed): Timer => ({
  id: '',
  _id: '',
  subtaskId: id,
  title,
  projectId,
  projectName: '',
  startedAt: new Date().toISOString(),
  seconds: 0,
  isForgotten: false,
});

/** A mutation with an optimistic update, which is reverted if the server refuses. */
function useTimerMutation<Wanted, Answer>(wish: {
  ask: (wanted: Wanted) => Promise<Answer>;
  expected: (wanted: Wanted) => Timer | null;
  failed: string;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: wish.ask,
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: timerQuery().queryKey });
      const before = client.getQueryData<Timer | null>(timerQuery().queryKey) ?? null;
      showTimer(client, wish.expected(wanted));
      return before;
    },
    onError: (error, _wanted, before) => {
      showTimer(client, before ?? null);
      void client.invalidateQueries({ queryKey: timerQuery().queryKey });
      void refreshProjects(client);
      const kept = t`The timer is unchanged. Please try again.`;
      showToast({ kind: 'error', title: wish.failed, description: reasonOf(error, kept) });
    },
  }).mutateAsync;
}

const addedWords = ({ minutes, subtask }: TimerStopped): string =>
  minutes === 0
    ? t`Under a minute: nothing was added to “${subtask.title}”.`
    : t`${spanWords(minutes)} added to “${subtask.title}”.`;

/** The mutation has already reported the error. */
const alreadySaid = () => {};

/** The user's timer, the same in every tab and on every device, with its actions and toasts. */
export function useTimer() {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(timerQuery());
  const askToStart = useTimerMutation({
    ask: async ({ id }: Timed) => (await api.timers.start({ body: { subtaskId: id } })).data,
    expected: standIn,
    failed: t`Failed to start the timer`,
  });
  const askToStop = useTimerMutation({
    ask: async (minutes: number | undefined) =>
      (await api.timers.stop({ body: minutes === undefined ? {} : { minutes } })).data,
    expected: () => null,
    failed: t`Failed to stop the timer`,
  });
  const askToDiscard = useTimerMutation({
    ask: async (_nothing: undefined) => (await api.timers.discard({})).data,
    expected: () => null,
    failed: t`Failed to undo`,
  });
  const askToUndo = useTimerMutation({
    ask: async (id: string) => (await api.timers.undo({ params: { id } })).data,
    expected: () => client.getQueryData<Timer | null>(timerQuery().queryKey) ?? null,
    failed: t`Failed to undo`,
  });

  const takeBack = async (id: string) => {
    const undone = await askToUndo(id);
    showTimer(client, undone.timer);
    showTouched(client, undone);
  };
  const undoStart = async (stopped: TimerStopped | null) => {
    showTouched(client, await askToDiscard(undefined));
    if (stopped) await takeBack(stopped.id);
  };
  const start = async (task: Timed) => {
    const started = await askToStart(task);
    showTimer(client, started.timer);
    showTouched(client, started);
    if (started.stopped) showTouched(client, started.stopped);
    showToast({
      kind: 'success',
      title: t`Timer started: ${task.title}`,
      ...(started.stopped && { description: addedWords(started.stopped) }),
      action: { label: t`Undo`, onAction: () => void undoStart(started.stopped).catch(alreadySaid) },
    });
  };
  const stop = async (minutes?: number) => {
    const stopped = await askToStop(minutes);
    showTouched(client, stopped);
    showToast({
      kind: 'success',
      title: t`Timer stopped`,
      description: addedWords(stopped),
      action: { label: t`Undo`, onAction: () => void takeBack(stopped.id).catch(alreadySaid) },
    });
  };
  return {
    timer: data ?? null,
    /** When `seconds` was measured, by this device's clock. */
    seenAt: dataUpdatedAt,
    start: (task: Timed) => void start(task).catch(alreadySaid),
    stop: (minutes?: number) => void stop(minutes).catch(alreadySaid),
  };
}
