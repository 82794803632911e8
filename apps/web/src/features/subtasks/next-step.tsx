import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { formatDayFrom } from '../../lib/format.ts';
import { nearDayWord, nextSubtask } from './day-groups.ts';

type NextStepProps = { subtasks: readonly Subtask[]; today: Day; onSeek: (id: string) => void };

/** The first open subtask of the plan, above everything else, with a link to its row. */
export function NextStep({ subtasks, today, onSeek }: NextStepProps) {
  const next = nextSubtask(subtasks);
  if (!next?.dueDate) return null;
  const isLate = next.dueDate < today;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-l-4 border-signal-bright pl-3 print:hidden">
      <span className="text-sm font-bold text-signal">{isLate ? 'Next, late' : 'Next'}</span>
      <button
        type="button"
        onClick={() => onSeek(next.id)}
        className="min-w-0 rounded-sm text-left font-semibold break-words underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
      >
        {next.title}
      </button>
      <span className="text-sm text-ink-soft">
        {nearDayWord(next.dueDate, today) ?? formatDayFrom(next.dueDate, today)}
      </span>
    </p>
  );
}
