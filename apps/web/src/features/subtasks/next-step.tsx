import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { formatDayFrom } from '../../platform/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { nearDayWord, nextSubtask } from './day-groups.ts';
import { useSubtaskActions } from './use-subtask-actions.ts';

type NextStepProps = {
  project: ProjectDetails;
  today: Day;
  /** The list is shown: on a wide screen it begins with the next step itself. */
  isInList: boolean;
  onSeek: (id: string) => void;
};

/** The first open subtask of the plan, with its checkbox and a link to its row. */
export function NextStep({ project, today, isInList, onSeek }: NextStepProps) {
  const actions = useSubtaskActions(project.id);
  const next = nextSubtask(project.subtasks);
  if (!next?.dueDate) return null;
  const isLate = next.dueDate < today;
  return (
    <div
      className={classNames(
        'flex items-start gap-x-3 border-l-4 border-signal-bright pl-3 print:hidden',
        isInList && 'lg:hidden',
      )}
    >
      <Checkbox
        checked={false}
        onCheckedChange={() => actions.setStatus(next, 'Completed')}
        label={t`Complete the next step: ${next.title}`}
        labelHidden
      />
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <span className="text-sm font-bold text-signal">{isLate ? t`Next, late` : t`Next`}</span>
        <span className="text-sm text-ink-soft">
          {nearDayWord(next.dueDate, today) ?? formatDayFrom(next.dueDate, today)}
        </span>
        <button
          type="button"
          onClick={() => onSeek(next.id)}
          className="min-w-0 rounded-sm text-left font-semibold break-words underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {next.title}
        </button>
      </p>
    </div>
  );
}
