import { plural, t } from '@daymark/words/t';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { reasonOf } from '../platform/error-message.ts';
import { refreshAll } from './queries.ts';

export type Say = (message: { kind: 'success' | 'error'; title: string; description?: string }) => void;

/**
 * Undoes a plan change with the days off and the week that came with it. Rows that were changed since then stay as they
 * are, and the message says how many.
 */
export async function undoPlan(
  client: QueryClient,
  id: string,
  say: Say,
  onUndone?: () => void,
): Promise<void> {
  try {
    const { leftAlone } = (await api.planChanges.undo({ params: { id } })).data;
    onUndone?.();
    await refreshAll(client);
    const stays = t`${plural(leftAlone.length, '# task changed since then stays as it is', '# tasks changed since then stay as they are')}.`;
    say({
      kind: 'success',
      title: t`The plan was restored`,
      ...(leftAlone.length > 0 ? { description: stays } : {}),
    });
  } catch (error) {
    say({
      kind: 'error',
      title: t`Failed to undo the plan`,
      description: reasonOf(error, t`The plan is unchanged. Please try again.`),
    });
  }
}
