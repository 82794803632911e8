import { t } from '@daymark/words/t';
import type { QueryClient } from '@tanstack/react-query';
import type { Say } from './undo-plan.ts';

/** Undoes a plan change. How that is done is loaded now. */
const undo = (client: QueryClient, changeId: string, say: Say, onUndone?: () => void) =>
  import('./undo-plan.ts').then(
    ({ undoPlan }) => undoPlan(client, changeId, say, onUndone),
    () => say({ kind: 'error', title: t`Failed to undo the plan` }),
  );

/** The undo action of a toast after a plan change; undefined if nothing was changed. */
export const undoOf = (client: QueryClient, changeId: string | null, say: Say, onUndone?: () => void) =>
  changeId ? { action: { label: t`Undo`, onAction: () => void undo(client, changeId, say, onUndone) } } : {};
