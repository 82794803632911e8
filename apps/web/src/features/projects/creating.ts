import { t } from '@daymark/words/t';
import type { QueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { undoOf } from '../../plan-data/undo-of.ts';
import { hasAi, modelName } from '../../platform/ai.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Created } from './use-create-project.ts';

/**
 * Blocks going back and reloading while a project is being created: otherwise the project would exist and its draft
 * too.
 */
export const useStay = (isBusy: () => boolean) =>
  useBlocker({ shouldBlockFn: isBusy, enableBeforeUnload: isBusy });

export const busyWords = ({ generate }: { generate: boolean }): string =>
  generate && hasAi() ? t`Generating AI subtasks...` : t`Creating project...`;

/** Whether planning takes long enough to be cancelled: the built-in planner is done in a moment. */
export const canCallOff = ({ generate }: { generate: boolean }): boolean =>
  generate && hasAi() && modelName() !== undefined;

/** The undo of an accepted plan deletes the subtasks, never the project. */
export function sayCreated(client: QueryClient, title: string, { plan, subtasks, changeId }: Created): void {
  const undo = undoOf(client, subtasks.length > 0 ? changeId : null, showToast);
  const description = 'action' in undo ? { description: t`Undo removes its tasks; the project stays.` } : {};
  if (!plan || !('error' in plan)) showToast({ kind: 'success', title, ...description, ...undo });
  else if (plan.error.code === 'stopped')
    showToast({ kind: 'success', title, description: t`Its tasks were not generated: you stopped that.` });
  else
    showToast({
      kind: 'warning',
      title: t`Project created but failed to generate AI subtasks`,
      description: plan.error.message,
    });
}

/** Leads to words at the top of a form that is scrolled, when they come. */
export const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
