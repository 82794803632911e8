import type { ClientNote } from '@daymark/contract/client-links';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { showFailure } from '../../ui/toast-store.ts';

export const clientNotesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['client-notes', projectId],
    queryFn: async ({ signal }) => (await api.clientLinks.notes({ params: { projectId } }, { signal })).data,
  });

/** Marks a note as seen, or as new again. */
export function useSeeNote(projectId: string) {
  const client = useQueryClient();
  const { queryKey } = clientNotesQuery(projectId);
  return useMutation({
    mutationFn: ({ id, isSeen }: { id: string; isSeen: boolean }) =>
      api.clientLinks.seeNote({ params: { id }, body: { isSeen } }),
    onMutate: async ({ id, isSeen }) => {
      await client.cancelQueries({ queryKey });
      const seenAt = isSeen ? new Date().toISOString() : null;
      const mark = (note: ClientNote) => (note.id === id ? { ...note, seenAt } : note);
      client.setQueryData(queryKey, (notes) => notes?.map(mark));
    },
    onError: (error) => showFailure(t`Failed to mark the note`, error),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: ['notifications'] });
    },
  });
}
