import type { Subtask } from '@daymark/contract/subtasks';
import { type ComponentType, Suspense, useCallback, useState } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import { lateQuietly } from '../ui/late.tsx';
import { useAtRest } from './-at-rest.ts';

/** The timer in the top bar, loaded when the page is idle; if that fails, there is none. */
export function LateTimerBar() {
  const [part, setPart] = useState<{ Bar: ComponentType }>();
  const fetchIt = useCallback(() => {
    import('../features/timers/timer-bar.tsx').then(
      ({ TimerBar }) => setPart({ Bar: TimerBar }),
      () => undefined,
    );
  }, []);
  useAtRest(fetchIt);
  return part ? <part.Bar /> : null;
}

const TimerButton = lateQuietly(() =>
  afterPaint().then(() => import('../features/timers/timer-button.tsx').then((part) => part.TimerButton)),
);

type LateTimerButtonProps = {
  task: Pick<Subtask, 'id' | 'title'> & { projectId: string };
  /** The size of the button, whose room is reserved until it is loaded. */
  size: 'small' | 'large';
};

export const LateTimerButton = ({ task, size }: LateTimerButtonProps) => (
  <Suspense fallback={<span aria-hidden="true" className={size === 'large' ? 'h-12 w-40' : 'h-9 w-32'} />}>
    <TimerButton task={task} size={size} variant={size === 'large' ? 'secondary' : 'quiet'} />
  </Suspense>
);
