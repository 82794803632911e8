import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/error-message.ts';
import { refreshProjects } from '../../lib/queries.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Breaks the project down into subtasks, or does it anew around what the person has made their own. */
export function useGenerate(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ regenerate }: { regenerate: boolean }) =>
      api.subtasks.generate({ params: { projectId }, body: { regenerate } }),
    onSuccess: async (_answer, { regenerate }) => {
      // What was replaced is not in the answer: the whole plan is asked for, and shown before anything is said.
      await refreshProjects(client);
      const title = regenerate
        ? 'AI subtasks regenerated successfully'
        : 'AI subtasks generated successfully';
      showToast({ kind: 'success', title });
    },
    onError: (error, { regenerate }) => {
      void refreshProjects(client);
      showToast({
        kind: 'error',
        title: regenerate ? 'Failed to regenerate AI subtasks' : 'Failed to generate AI subtasks',
        description: messageOf(error, 'The plan is as it was. Please try again.'),
      });
    },
  });
}
