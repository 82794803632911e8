import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf, reasonOf } from '../../lib/error-message.ts';
import { refreshProjects } from '../../lib/queries.ts';
import { isCalledOff, usePlanning } from '../../lib/use-planning.ts';
import { showToast } from '../../ui/toast-store.ts';

const MUTATION_KEY = ['subtasks', 'generate'];

export interface Wish {
  regenerate: boolean;
  /** The built-in planner in place of the language model. */
  byBuiltIn?: boolean;
}

/** Breaks the project down into subtasks, or does it anew around what the person has made their own. */
export function useGenerate(projectId: string) {
  const client = useQueryClient();
  const planning = usePlanning();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: ({ regenerate, byBuiltIn }: Wish) =>
      api.subtasks.generate(
        { params: { projectId }, body: { regenerate, ...(byBuiltIn ? { engine: 'builtin' } : {}) } },
        planning.begin(),
      ),
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
      if (isCalledOff(error)) {
        showToast({ kind: 'info', title: 'Generating was stopped', description: 'The plan is as it was.' });
        return;
      }
      showToast({
        kind: 'error',
        title: regenerate ? 'Failed to regenerate AI subtasks' : 'Failed to generate AI subtasks',
        description: reasonOf(error, 'The plan is as it was. Please try again.'),
      });
    },
  });
  const generate = (wish: Wish) => {
    // The second click of a double one comes before the button is drawn busy.
    if (client.isMutating({ mutationKey: MUTATION_KEY }) === 0) mutation.mutate(wish);
  };
  const { error, variables } = mutation;
  return {
    generate,
    isPending: mutation.isPending,
    isRegenerating: variables?.regenerate === true,
    /** Whether there is time to call it off: the built-in planner is done in a moment. */
    progress: variables?.byBuiltIn ? undefined : planning.progress,
    stop: planning.stop,
    failure: error && !isCalledOff(error) ? messageOf(error, 'Failed to generate subtasks') : undefined,
  };
}
