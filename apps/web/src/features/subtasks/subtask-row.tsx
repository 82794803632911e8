import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import { memo, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { EditSubtaskForm } from './edit-subtask-form.tsx';
import { isStandIn } from './plan-cache.ts';
import { openerOf, rowId } from './row-id.ts';
import { StatusSelect } from './status-select.tsx';
import { SubtaskBasis } from './subtask-basis.tsx';
import { SubtaskDetails } from './subtask-details.tsx';
import { SubtaskMeta } from './subtask-meta.tsx';
import type { SubtaskActions } from './use-subtask-actions.ts';

export type RowContext = {
  milestones: readonly Milestone[];
  actions: SubtaskActions;
  /** Told which subtask is pointed at, so that its words light up in the brief. */
  onPoint: (id: string) => void;
};

type SubtaskRowProps = RowContext & {
  subtask: Subtask;
  /** Titles of the open subtasks that it waits for, one a line: as text, so that an equal list is an equal prop. */
  waitsFor: string;
  isNext: boolean;
};

type RowMode = 'closed' | 'open' | 'editing';

/** Data and callbacks in; a row is drawn anew only when something of its own changed. */
export const SubtaskRow = memo(function SubtaskRow(props: SubtaskRowProps) {
  const { subtask, waitsFor, isNext, milestones, actions, onPoint } = props;
  const [mode, setMode] = useState<RowMode>('closed');
  const done = subtask.status === 'Completed';
  const waiting = isStandIn(subtask);

  return (
    <li
      id={rowId(subtask.id)}
      onMouseEnter={() => onPoint(subtask.id)}
      onFocus={() => onPoint(subtask.id)}
      className="scroll-mt-24 border-t border-line first:border-t-0"
    >
      {mode === 'editing' ? (
        <EditSubtaskForm
          subtask={subtask}
          milestones={milestones}
          onSave={(change) => actions.change(subtask, change)}
          onClose={() => {
            setMode('open');
            focusSoon(openerOf(subtask.id));
          }}
        />
      ) : (
        <>
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3">
            <Checkbox
              checked={done}
              disabled={waiting}
              onCheckedChange={(checked) => actions.setStatus(subtask, checked ? 'Completed' : 'Pending')}
              label={done ? `Completed: ${subtask.title}` : `Mark as completed: ${subtask.title}`}
              labelHidden
            />
            <div className="grid min-w-0 grid-cols-1 gap-0.5 max-sm:col-span-2">
              <button
                type="button"
                aria-expanded={mode === 'open'}
                disabled={waiting}
                onClick={() => setMode(mode === 'open' ? 'closed' : 'open')}
                className={classNames(
                  'group flex min-w-0 items-baseline gap-2 rounded-sm text-left font-semibold pointer-coarse:min-h-11 pointer-coarse:items-center',
                  done && 'text-ink-soft line-through',
                )}
              >
                <PriorityMark
                  priority={subtask.priority}
                  className={classNames('translate-y-px', done && 'opacity-50')}
                />
                <span className="min-w-0 break-words group-hover:underline">{subtask.title}</span>
                {isNext && <Badge tone="signal">Next</Badge>}
              </button>
              <SubtaskBasis source={subtask.source} playbook={subtask.playbook} whole={mode === 'open'} />
            </div>
            <SubtaskMeta subtask={subtask} milestones={milestones} waitsFor={waitsFor} />
            <StatusSelect
              subtask={subtask}
              disabled={waiting}
              onStatusChange={(status) => actions.setStatus(subtask, status)}
            />
          </div>
          {mode === 'open' && (
            <SubtaskDetails
              subtask={subtask}
              waitsFor={waitsFor}
              actions={actions}
              onEdit={() => setMode('editing')}
            />
          )}
        </>
      )}
    </li>
  );
});
