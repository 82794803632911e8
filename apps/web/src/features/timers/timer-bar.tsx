import type { Timer as RunningTimer } from '@daymark/contract/timers';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { CircleStop, Timer, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ahead, lateDialog } from '../../ui/late.tsx';
import { spanWords } from './span-words.ts';
import { useTimer } from './use-timer.ts';

const ForgottenDialog = lateDialog(
  ahead(() => import('./forgotten-dialog.tsx').then((part) => part.ForgottenDialog)),
);

const TICK_MILLISECONDS = 5_000;

/** Whole minutes that the timer has run, updated as time passes. */
function useMinutes({ seconds }: RunningTimer, seenAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((seconds + Math.max(0, now - seenAt) / 1_000) / 60);
}

type RunningProps = { timer: RunningTimer; seenAt: number; onStop: (minutes?: number) => void };

function Running({ timer, seenAt, onStop }: RunningProps) {
  const minutes = useMinutes(timer, seenAt);
  const [asks, setAsks] = useTabState(`forgotten timer ${timer.subtaskId}`, false);
  const Icon = timer.isForgotten ? TriangleAlert : Timer;
  return (
    <section
      aria-label={t`Timer`}
      className="flex min-w-0 items-center rounded-md border border-edge bg-sheet pl-2 text-sm"
    >
      <Icon
        className={timer.isForgotten ? 'size-4 shrink-0 text-soon' : 'size-4 shrink-0 text-ink-soft'}
        aria-hidden="true"
      />
      <Link
        to="/project/$id/details"
        params={{ id: timer.projectId }}
        className="flex min-h-9 min-w-0 items-center gap-1.5 rounded-sm px-1.5 hover:underline pointer-coarse:min-h-11"
      >
        <span className="truncate font-semibold max-lg:sr-only lg:max-w-48">{timer.title}</span>
        <span className="shrink-0 tabular-nums">{spanWords(minutes)}</span>
      </Link>
      <IconButton
        icon={CircleStop}
        label={timer.isForgotten ? t`Stop timer: how much of it counts?` : t`Stop timer`}
        onClick={() => (timer.isForgotten ? setAsks(true) : onStop())}
      />
      {asks && (
        <Suspense>
          <ForgottenDialog
            open
            onOpenChange={setAsks}
            timer={timer}
            minutes={minutes}
            onStop={(counted) => {
              setAsks(false);
              onStop(counted);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The running timer, visible on every screen; nothing without one. */
export function TimerBar() {
  const { timer, seenAt, stop } = useTimer();
  return timer && <Running key={timer.subtaskId} timer={timer} seenAt={seenAt} onStop={stop} />;
}
