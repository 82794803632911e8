import { useBlocker } from '@tanstack/react-router';
import { hasAi } from '../../lib/ai.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Created } from './use-create-project.ts';

/** While it is being made nobody leaves by going back or reloading: the project would be there, and the words as well. */
export const useStay = (isBusy: () => boolean) =>
  useBlocker({ shouldBlockFn: isBusy, enableBeforeUnload: isBusy });

export const busyWords = ({ generate }: { generate: boolean }): string =>
  generate && hasAi() ? 'Generating AI subtasks...' : 'Creating project...';

export const sayCreated = (title: string, plan: Created['plan']) =>
  plan && 'error' in plan
    ? showToast({
        kind: 'warning',
        title: 'Project created but failed to generate AI subtasks',
        description: plan.error.message,
      })
    : showToast({ kind: 'success', title });
