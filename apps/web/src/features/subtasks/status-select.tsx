import type { Subtask } from '@daymark/contract/subtasks';
import { STATUSES, type Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { statusWords } from '../../ui/value-words.ts';

type StatusSelectProps = {
  subtask: Pick<Subtask, 'title' | 'status'>;
  disabled: boolean;
  /** Only seen while its row is pointed at or focused; on a touch screen in an open row alone. */
  isQuiet: boolean;
  onStatusChange: (status: Status) => void;
};

const QUIET =
  'opacity-0 group-hover/row:opacity-100 focus-within:opacity-100 pointer-coarse:hidden print:hidden';

/** Looks like plain text until it is hovered, because a plan has hundreds of rows. */
export const StatusSelect = ({ subtask, disabled, isQuiet, onStatusChange }: StatusSelectProps) => (
  <span
    className={classNames(
      'relative -mr-2 inline-block max-sm:row-start-2 sm:row-start-1 sm:-mt-1 col-start-3',
      isQuiet && QUIET,
    )}
  >
    <select
      aria-label={t`Status of ${subtask.title}`}
      value={subtask.status}
      disabled={disabled}
      onChange={(event) => {
        const chosen = STATUSES.find((status) => status === event.target.value);
        if (chosen) onStatusChange(chosen);
      }}
      className="field-sizing-content min-h-8 appearance-none rounded-md border border-transparent bg-transparent py-1 pr-7 pl-2 text-sm text-ink-soft hover:border-edge hover:text-ink pointer-coarse:min-h-11"
    >
      {STATUSES.map((status) => (
        <option key={status} value={status} className="bg-sheet text-ink">
          {statusWords(status)}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none print:hidden absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink-soft"
    />
  </span>
);
