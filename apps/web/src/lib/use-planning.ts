import type { PlanningEvent } from '@daymark/contract/plans';
import { useRef, useState } from 'react';

export interface PlanningProgress {
  /** Tasks that were found so far. */
  count: number;
  /** The title of the last of them. */
  latest: string | undefined;
  /** The person called it off, and it is not over yet. */
  isStopping: boolean;
}

/** How a call that breaks a brief down is followed and called off. */
export interface PlanningFollow {
  signal: AbortSignal;
  onEvent: (event: PlanningEvent) => void;
}

const NOTHING_YET: PlanningProgress = { count: 0, latest: undefined, isStopping: false };

/** What a person called off has no answer, and has not failed. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Follows the breaking down of a brief, one at a time. */
export function usePlanning() {
  const [progress, setProgress] = useState(NOTHING_YET);
  const caller = useRef<AbortController>(undefined);
  const begin = (): PlanningFollow => {
    const controller = new AbortController();
    caller.current = controller;
    setProgress(NOTHING_YET);
    const onEvent = (event: PlanningEvent) => {
      if (event.type === 'task')
        setProgress((before) => ({ ...before, count: event.count, latest: event.title }));
    };
    return { signal: controller.signal, onEvent };
  };
  const stop = () => {
    caller.current?.abort();
    setProgress((before) => ({ ...before, isStopping: true }));
  };
  return { progress, begin, stop };
}
