import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf, reasonOf } from '../../lib/error-message.ts';
import { refreshProjects } from '../../lib/queries.ts';
import { showToast } from '../../ui/toast-store.ts';

const MUTATION_KEY = ['subtasks', 'generate'];

/** Breaks the project down into subtasks, or does it anew around what the person has made their own. */
export function useGenerate(projectId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
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
        description: reasonOf(error, 'The plan is as it was. Please try again.'),
      });
    },
  });
  const generate = (regenerate: boolean) => {
    // The second click of a double one comes before the button is drawn busy.
    if (client.isMutating({ mutationKey: MUTATION_KEY }) === 0) mutation.mutate({ regenerate });
  };
  return {
    generate,
    isPending: mutation.isPending,
    isRegenerating: mutation.variables?.regenerate === true,
    failure: mutation.error ? messageOf(mutation.error, 'Failed to generate subtasks') : undefined,
  };
}
