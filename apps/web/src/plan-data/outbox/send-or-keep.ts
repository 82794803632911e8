import { ApiError } from '@daymark/contract/client';
import { t } from '@daymark/words/t';
import type { QueryClient } from '@tanstack/react-query';
import { currentReach, NO_ANSWER } from '../../platform/reach.ts';
import type { Wish } from './entry.ts';
import { useWaiting } from './waiting.ts';

/**
 * What keeps changes, shows and sends them: it is loaded when the screen is at rest, or when it is needed. Undefined if
 * it cannot be loaded.
 */
export const loadOutbox = () => import('./outbox.ts').catch(() => undefined);

/** Nothing overtakes what waits. What waits for a decision holds up nothing. */
const mustWait = (): boolean =>
  currentReach() !== 'reached' || useWaiting.getState().entries.some(({ trouble }) => !trouble);

/**
 * Sends a change of tasks. If Daymark does not answer, the change is kept on this device and sent later: then the
 * result is undefined. Rejects if it is refused, or if there is nothing to keep or this device cannot keep it.
 */
export async function sendOrKeep<T>(
  client: QueryClient,
  wishes: readonly Wish[],
  send: () => Promise<T>,
): Promise<T | undefined> {
  const isSent = !mustWait();
  try {
    if (!isSent) throw new ApiError(0);
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError && NO_ANSWER.includes(error.status))) throw error;
    if (wishes.length === 0 || !(await (await loadOutbox())?.keep(client, wishes, isSent))) throw error;
    return undefined;
  }
}

/** The message about a change: it says so if the change waits. */
export const orKept = <Message extends object>(answer: unknown, message: Message) =>
  answer
    ? message
    : {
        ...message,
        kind: 'info' as const,
        title: t`Saved on this device. It is sent when Daymark answers.`,
      };
