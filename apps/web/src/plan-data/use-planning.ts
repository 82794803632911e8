import type { PlanningEvent } from '@daymark/contract/plans';
import { plural, t } from '@daymark/words/t';
import { useRef, useState } from 'react';

export interface PlanningProgress {
  /** The number of tasks found so far. */
  count: number;
  /** The title of the last one. */
  latest: string | undefined;
  /** The user cancelled it, and it has not ended yet. */
  isStopping: boolean;
}

/** The callbacks and the signal of a planning request. */
export interface PlanningFollow {
  signal: AbortSignal;
  onEvent: (event: PlanningEvent) => void;
}

const NOTHING_YET: PlanningProgress = { count: 0, latest: undefined, isStopping: false };

/** A request that the user cancelled has not failed. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The progress of planning, one request at a time. */
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

/** The progress of planning in words. */
export function soFarWords({ count, isStopping }: PlanningProgress): string {
  if (isStopping) return t`Stopping...`;
  if (count === 0) return t`Waiting for the language model...`;
  return t`${plural(count, '# task')} so far`;
}
