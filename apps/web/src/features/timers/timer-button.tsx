import { t } from '@daymark/words/t';
import { CircleStop, Timer } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { type Timed, useTimer } from './use-timer.ts';

export type TimerButtonProps = Pick<ButtonProps, 'variant' | 'size'> & { task: Timed };

/** Starts the timer on a subtask, or stops it. */
export function TimerButton({ task, ...look }: TimerButtonProps) {
  const { timer, start, stop } = useTimer();
  const isRunning = timer?.subtaskId === task.id;
  const Icon = isRunning ? CircleStop : Timer;
  return (
    <Button {...look} aria-disabled={timer?.isForgotten} onClick={() => (isRunning ? stop() : start(task))}>
      <Icon className={look.size === 'large' ? 'size-5' : 'size-4'} aria-hidden="true" />
      {isRunning ? t`Stop timer` : t`Start timer`}
    </Button>
  );
}
