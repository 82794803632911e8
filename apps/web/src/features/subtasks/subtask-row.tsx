import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Priority } from '@daymark/domain/priorities';
import { t, tc } from '@daymark/words/t';
import { memo, type ReactNode, type Ref, Suspense } from 'react';
import { WaitingMark } from '../../plan-data/waiting-mark.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ahead, late } from '../../ui/late.tsx';
import { OwnPriority } from '../../ui/priority-mark.tsx';
import type { GuessActions } from './guess.ts';
import { openerOf, rowId } from './row-id.ts';
import { StatusSelect } from './status-select.tsx';
import { SubtaskBasis } from './subtask-basis.tsx';
import { SubtaskMeta } from './subtask-meta.tsx';
import { isUnsaved } from './unsaved-subtask.ts';
import type { SubtaskActions } from './use-subtask-actions.ts';

const EditSubtaskForm = late(
  ahead(() => import('./edit-subtask-form.tsx').then((part) => part.EditSubtaskForm)),
);
const SubtaskDetails = late(ahead(() => import('./subtask-details.tsx').then((part) => part.SubtaskDetails)));

export type RowMode = 'closed' | 'open' | 'editing';

/** The same for all rows, and stable between renders. */
export type RowContext = {
  milestones: readonly Milestone[];
  projectPriority: Priority;
  actions: SubtaskActions;
  /** Other actions on an open subtask. */
  actionOf: ((subtask: Subtask) => ReactNode) | undefined;
  /** Called with the subtask under the pointer, to highlight its words in the brief. */
  onPoint: (id: string) => void;
  onMode: (id: string, mode: RowMode) => void;
  onSelect: (id: string, isRange: boolean) => void;
  /** Shows the due date, if the heading does not. */
  showsDue: boolean;
  /** Shows the milestone, if the heading does not. */
  showsMilestone: boolean;
  /** Shows the words of the brief, if the heading does not. */
  showsBasis: boolean;
  guess: GuessActions;
};

type SubtaskRowProps = RowContext & {
  ref: Ref<HTMLLIElement>;
  subtask: Subtask;
  /** Its title, under the heading of its part without the part's name. */
  title: string;
  /** Its index in the list, the margin before it, and its position in its group. */
  index: number;
  margin: number;
  place: number;
  count: number;
  mode: RowMode;
  /** Undefined unless rows are being selected. */
  isSelected: boolean | undefined;
  /** The titles of its open dependencies, one per line: a string, so that an equal list is an equal prop. */
  waitsFor: string;
  isNext: boolean;
  /** Whether its line of the brief is ambiguous. */
  isUnsure: boolean;
  /** The number of subtasks of the same line of the brief, including this one. */
  alike: number;
};

type HeadProps = Pick<
  SubtaskRowProps,
  'subtask' | 'title' | 'mode' | 'isNext' | 'isUnsure' | 'onMode' | 'projectPriority'
>;

/** The title, which opens and closes the row. */
function RowTitle({ subtask, title, mode, isNext, isUnsure, onMode, projectPriority }: HeadProps) {
  const done = subtask.status === 'Completed';
  return (
    <button
      type="button"
      aria-expanded={mode === 'open'}
      disabled={isUnsaved(subtask)}
      onClick={() => onMode(subtask.id, mode === 'open' ? 'closed' : 'open')}
      className={classNames(
        'group flex min-w-0 items-baseline gap-2 rounded-sm text-left font-semibold pointer-coarse:min-h-11 pointer-coarse:items-center',
        done && 'text-ink-soft line-through',
      )}
    >
      <OwnPriority
        priority={subtask.priority}
        ofProject={projectPriority}
        className={classNames('translate-y-px', done && 'opacity-50')}
      />
      <span className="min-w-0 break-words group-hover:underline">{title}</span>
      <WaitingMark id={subtask.id} className="translate-y-0.5" />
      {isNext && (
        <Badge tone="signal" className="shrink-0">
          {tc('task')`Next`}
        </Badge>
      )}
      {isUnsure && !done && !subtask.repeat && (
        <Badge tone="soon" className="shrink-0">
          {t`Not sure`}
        </Badge>
      )}
    </button>
  );
}

type TickProps = Pick<SubtaskRowProps, 'subtask' | 'isSelected' | 'actions' | 'onSelect'>;

/** Completes the subtask, or in selection mode selects it. */
function RowTick({ subtask, isSelected, actions, onSelect }: TickProps) {
  const { id, title, status } = subtask;
  if (isSelected !== undefined)
    return (
      <Checkbox
        tone="ink"
        checked={isSelected}
        disabled={isUnsaved(subtask)}
        onCheckedChange={(_checked, withShift) => onSelect(id, withShift)}
        label={t`Select: ${title}`}
        labelHidden
      />
    );
  const done = status === 'Completed';
  return (
    <Checkbox
      checked={done}
      disabled={isUnsaved(subtask)}
      onCheckedChange={(checked) => actions.setStatus(subtask, checked ? 'Completed' : 'Pending')}
      label={done ? t`Completed: ${title}` : t`Mark as completed: ${title}`}
      labelHidden
    />
  );
}

/** Memoised: it only renders when its own props change. */
export const SubtaskRow = memo(function SubtaskRow(props: SubtaskRowProps) {
  const { subtask, waitsFor, milestones, actions, actionOf, onPoint, onMode } = props;
  const { showsDue, showsMilestone, alike, guess } = props;
  const { ref, index, margin, place, count, mode, isSelected } = props;
  const { id } = subtask;

  return (
    <li
      ref={ref}
      id={rowId(id)}
      data-row={id}
      data-index={index}
      aria-setsize={count}
      aria-posinset={place + 1}
      style={margin > 0 ? { marginTop: margin } : undefined}
      onMouseEnter={() => onPoint(id)}
      onFocus={() => onPoint(id)}
      className={classNames(
        'group/row scroll-mt-24 scroll-mb-24 border-x data-lit:bg-soon-wash data-lit:shadow-[inset_3px_0_0_var(--color-ink)] border-t border-line print:break-inside-avoid',
        isSelected ? 'bg-well' : 'bg-sheet',
        place === 0 && 'rounded-t-lg',
        place === count - 1 && 'rounded-b-lg border-b',
      )}
    >
      {mode === 'editing' ? (
        <Suspense>
          <EditSubtaskForm
            subtask={subtask}
            milestones={milestones}
            onSave={(change, version) => actions.change(subtask, change, version)}
            onClose={() => {
              onMode(id, 'open');
              focusSoon(openerOf(id));
            }}
          />
        </Suspense>
      ) : (
        <>
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3">
            <RowTick {...props} />
            <div className="grid min-w-0 grid-cols-1 gap-0.5 max-sm:col-span-2">
              <RowTitle {...props} />
              {/* All days of a habit have the same words, so they are shown once. */}
              {(mode === 'open' || (props.showsBasis && !subtask.repeat)) && (
                <SubtaskBasis {...subtask} whole={mode === 'open'} />
              )}
            </div>
            <SubtaskMeta
              {...{ subtask, waitsFor, showsDue, alike, guess }}
              milestones={showsMilestone ? milestones : []}
              whole={mode === 'open'}
            />
            <StatusSelect
              subtask={subtask}
              disabled={isUnsaved(subtask)}
              // The tick already tells the other two.
              isQuiet={mode !== 'open' && subtask.status !== 'In Progress'}
              onStatusChange={(status) => actions.setStatus(subtask, status)}
            />
          </div>
          {mode === 'open' && (
            <Suspense>
              <SubtaskDetails
                subtask={subtask}
                waitsFor={waitsFor}
                actions={actions}
                action={actionOf?.(subtask)}
                onEdit={() => onMode(id, 'editing')}
              />
            </Suspense>
          )}
        </>
      )}
    </li>
  );
});
