import { create } from 'zustand';
import type { Entry } from './entry.ts';

/** The changes of the signed-in user that wait on this device, in the order in which they are sent. */
export const useWaiting = create<{ entries: readonly Entry[] }>(() => ({ entries: [] }));

/** Their key in `kept`. It names the user, so that nobody else's session reads them. */
export const keptOutbox = (userId: string): string => `outbox ${userId}`;

/** Whether changes of a task wait, and whether one of them needs a decision. */
export const useWaitingState = (id: string): 'waiting' | 'stuck' | undefined =>
  useWaiting(({ entries }) => {
    const ofTask = entries.filter(({ task }) => task.id === id);
    if (ofTask.some(({ trouble }) => trouble)) return 'stuck';
    return ofTask.length > 0 ? 'waiting' : undefined;
  });
