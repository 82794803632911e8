import type { SignUpPolicy } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { freshQuery } from '../../../platform/fresh-query.ts';
import { showFailure, showToast } from '../../../ui/toast-store.ts';

// What is said of the server changes by itself: it is fetched on every visit, and never stored on the device.

export const serverQuery = () => freshQuery(['server', 'about'], (signal) => api.server.get({}, { signal }));

export const storageQuery = () =>
  freshQuery(['server', 'storage'], (signal) => api.server.storage({}, { signal }));

const LOOK_AGAIN_MILLISECONDS = 2_000;

export const backupsQuery = () =>
  queryOptions({
    queryKey: ['server', 'backups'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.server.backups({}, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.isBackingUp || data?.isDrilling ? LOOK_AGAIN_MILLISECONDS : false,
  });

export const failedJobsQuery = () =>
  freshQuery(['server', 'jobs'], (signal) => api.server.failedJobs({}, { signal }));

/** Changes a setting of the server: shown at once, and taken back if the server refuses. */
export function useChangeServer() {
  const client = useQueryClient();
  const { queryKey } = serverQuery();
  return useMutation({
    mutationFn: (body: { signUps?: SignUpPolicy; visitorPlans?: boolean }) => api.server.change({ body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (server) => server && { ...server, ...body });
    },
    onSuccess: () => showToast({ kind: 'success', title: t`Saved. It holds from now on.` }),
    onError: (error) => showFailure(t`Failed to change the settings of the server`, error),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useTestMail() {
  return useMutation({
    mutationFn: async () => (await api.server.testMail({})).data,
    onError: (error) => showFailure(t`Failed to test the mails`, error),
  });
}

/** Begins a backup or a restore drill; the list then looks again until it is done. */
export function useBeginBackup() {
  const client = useQueryClient();
  const { queryKey } = backupsQuery();
  return useMutation({
    mutationFn: async (what: 'backup' | 'drill') =>
      (await (what === 'backup' ? api.server.backUp({}) : api.server.drillRestore({}))).data,
    onSuccess: (backups) => client.setQueryData(queryKey, backups),
    onError: (error, what) =>
      showFailure(what === 'backup' ? t`Failed to begin the backup` : t`Failed to begin the drill`, error),
  });
}

/** Tries a failed job again. If it fails again, it is back in the list. */
export function useRetryJob() {
  const client = useQueryClient();
  const { queryKey } = failedJobsQuery();
  return useMutation({
    mutationFn: (id: string) => api.server.retryJob({ params: { id } }),
    onSuccess: (_answer, id) => {
      client.setQueryData(queryKey, (jobs) => jobs?.filter((job) => job.id !== id));
      showToast({ kind: 'success', title: t`It is tried again` });
    },
    onError: (error) => showFailure(t`Failed to try it again`, error),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
