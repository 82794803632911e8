import type { ImportDays } from '@daymark/contract/imports';
import { plural, t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAll } from '../../plan-data/queries.ts';
import { undoOf } from '../../plan-data/undo-of.ts';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Proposes days for the tasks of an import that have none, in all its projects or in one. */
export const useProposeDays = (id: string, projectId?: string) =>
  useMutation({
    mutationFn: async () => (await api.imports.proposeDays({ params: { id }, query: { projectId } })).data,
    onError: (error) =>
      showFailure(t`Failed to plan what you imported`, error, t`Your tasks are unchanged. Please try again.`),
  });

export function useAcceptDays(id: string, projectId?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ stamp }: ImportDays) =>
      (
        await once({ importDays: id, stamp }, (idempotencyKey) =>
          api.imports.acceptDays(
            { params: { id }, query: { projectId }, body: { stamp } },
            { idempotencyKey },
          ),
        )
      ).data,
    onSuccess: async ({ changeId, dated }) => {
      await refreshAll(client);
      showToast({
        kind: 'success',
        title: t`${plural(dated, '# task has a day now', '# tasks have a day now')}`,
        ...undoOf(client, changeId, showToast),
      });
    },
    onError: (error) =>
      showFailure(t`Failed to write the days`, error, t`Your tasks are unchanged. Please try again.`),
  });
}
