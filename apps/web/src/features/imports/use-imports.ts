import { ApiError, createClient } from '@daymark/contract/client';
import type { Columns } from '@daymark/domain/imports';
import { IMPORT_MAX_BYTES } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAll } from '../../plan-data/queries.ts';
import { api, apiOptions } from '../../platform/api.ts';
import { reasonOf } from '../../platform/error-message.ts';
import { fetchReporting } from '../../platform/fetch-reporting.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

const IMPORTS = ['imports'];

export const importsQuery = () =>
  queryOptions({
    queryKey: IMPORTS,
    queryFn: async ({ signal }) => (await api.imports.list({}, { signal })).data,
  });

/** A file to import, with the columns that the person chose if it is a table. */
export interface Chosen {
  file: File;
  columns?: Columns;
}

/** The problem of a file, as far as the client can check. */
const problemOf = ({ size }: File): string | undefined => {
  if (size === 0) return t`This file is empty.`;
  return size > IMPORT_MAX_BYTES
    ? t`A file can be at most ${IMPORT_MAX_BYTES / 1_048_576} MB large. Please export fewer projects at once.`
    : undefined;
};

const callOf = ({ file, columns }: Chosen) => ({
  query: {
    name: file.name.slice(0, 200),
    ...(columns && {
      columns: Object.entries(columns)
        .map(([field, at]) => `${field}:${at}`)
        .join(','),
    }),
  },
  body: { file },
});

/** A client that tells the share of a file that was sent. */
const sending = (onShare: (share: number) => void) =>
  createClient({ ...apiOptions, fetch: fetchReporting(onShare) });

export function usePreview() {
  const [share, setShare] = useState(0);
  const preview = useMutation({
    mutationFn: async (chosen: Chosen) => {
      const problem = problemOf(chosen.file);
      if (problem) throw new Error(problem);
      setShare(0);
      return (await sending(setShare).imports.preview(callOf(chosen))).data;
    },
  });
  return { ...preview, share };
}

/** Why a file could not be read: the client's reason, or the server's. */
export const importProblem = (error: Error): string =>
  error.name === 'Error' ? error.message : reasonOf(error, t`Nothing was imported. Please try again.`);

/** Whether the same file may be read the next time: the network, the server or a limit was the reason. */
export const isWorthAgain = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: Chosen) => (await api.imports.create(callOf(chosen))).data,
    onSuccess: () => refreshAll(client),
    onError: (error) =>
      showFailure(t`Failed to import the file`, error, t`Nothing was imported. Please try again.`),
  });
}

export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.imports.undo({ params: { id } })).data,
    onSuccess: async ({ kept }) => {
      await refreshAll(client);
      const names = kept.map(({ name }) => `“${name}”`).join(', ');
      showToast({
        kind: 'success',
        title: t`The import was undone`,
        description:
          kept.length > 0
            ? t`${plural(kept.length, 'A project stays', 'Some projects stay')}, because you added tasks of your own: ${names}`
            : t`Its projects are in the trash for 30 days.`,
      });
    },
    onError: (error) => showFailure(t`Failed to undo the import`, error),
  });
}
