import { t } from '@daymark/words/t';
import { classNames } from '../ui/class-names.ts';
import { useWaitingState } from './outbox/waiting.ts';

/** A mark at a task whose changes wait on this device. */
export function WaitingMark({ id, className }: { id: string; className?: string }) {
  const state = useWaitingState(id);
  if (!state) return null;
  const isStuck = state === 'stuck';
  return (
    <svg
      role="img"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      className={classNames('size-4 shrink-0', isStuck && 'text-signal', className)}
    >
      <title>{isStuck ? t`Needs your decision` : t`Not sent yet`}</title>
      <circle cx="8" cy="8" r="6" strokeDasharray="2" />
      <path d="M8 11V5L5 8m3-3 3 3" />
    </svg>
  );
}
