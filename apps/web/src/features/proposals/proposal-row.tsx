import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import { ArrowDown, ArrowUp, Pencil, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { OwnPriority } from '../../ui/priority-mark.tsx';
import { type RowFields, RowForm } from './row-form.tsx';
import { differencesOf, hoursWords } from './row-words.ts';
import { problemOf, type ShownRow } from './shown-rows.ts';

/** Stable, so that a memoised row only renders when it has changed. */
export type RowActions = {
  onPoint: (key: string) => void;
  onMove: (key: string, step: 1 | -1) => void;
  onOpen: (key: string | undefined) => void;
  onEdit: (key: string, fields: Partial<RowFields>) => void;
  onReset: (key: string) => void;
  /** Rejects or accepts a row. */
  onLeave: (key: string, isLeft: boolean) => void;
  onLeaveAll: (keys: readonly string[], isLeft: boolean) => void;
};

type ProposalRowProps = {
  row: ShownRow;
  /** Hours as they were typed. */
  typedHours: string;
  isOpen: boolean;
  /** Whether there is a plan already; in a first plan everything is new. */
  isAnew: boolean;
  projectPriority: Priority;
  isLit: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: RowActions;
};

const MARKS: Record<ShownRow['change'], { words: string; tone: BadgeTone } | undefined> = {
  added: { words: t`New`, tone: 'done' },
  own: { words: t`Yours`, tone: 'done' },
  changed: { words: t`Changed`, tone: 'soon' },
  removed: { words: t`Removed`, tone: 'signal' },
  kept: undefined,
};

const LEFT_WORDS: Record<ShownRow['change'], string> = {
  added: t`Left out`,
  own: '',
  changed: t`Unchanged`,
  removed: t`Stays`,
  kept: '',
};

const leaveLabel = ({ change, isLeft, title }: ShownRow): string => {
  if (isLeft) return change === 'added' ? t`Put back: ${title}` : t`Change it anyway: ${title}`;
  if (change === 'changed') return t`Keep as it is: ${title}`;
  return change === 'removed' ? t`Keep: ${title}` : t`Leave out: ${title}`;
};

function Differences({ row }: { row: ShownRow }) {
  const differences = differencesOf(row);
  return (
    differences.length > 0 && (
      <p className="text-sm">
        {differences.map(({ was, is }) => (
          <span key={was} className="mr-3 inline-block">
            <del className="text-ink-soft">{was}</del> <span aria-hidden="true">→</span>{' '}
            <ins className="font-semibold no-underline">{is}</ins>
          </span>
        ))}
      </p>
    )
  );
}

function Buttons({ row, isFirst, isLast, actions }: ProposalRowProps) {
  const { key, title, change, isLeft } = row;
  const canChange = change !== 'kept' && change !== 'removed' && !isLeft;
  return (
    <div className="flex flex-wrap justify-end gap-0.5 max-sm:-mr-2">
      {change !== 'removed' && !isLeft && (
        <>
          <IconButton
            icon={ArrowUp}
            label={t`Move up: ${title}`}
            disabled={isFirst}
            onClick={() => actions.onMove(key, -1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t`Move down: ${title}`}
            disabled={isLast}
            onClick={() => actions.onMove(key, 1)}
          />
        </>
      )}
      {canChange && (
        <IconButton
          icon={Pencil}
          label={t`Edit: ${title}`}
          data-edit={key}
          onClick={() => actions.onOpen(key)}
        />
      )}
      {change !== 'kept' && (
        <IconButton
          icon={isLeft || change === 'removed' ? Undo2 : X}
          label={leaveLabel(row)}
          data-leave={key}
          onClick={() => actions.onLeave(key, !isLeft)}
        />
      )}
    </div>
  );
}

function Told({
  row,
  isAnew,
  projectPriority,
}: Pick<ProposalRowProps, 'row' | 'isAnew' | 'projectPriority'>) {
  const mark = isAnew || row.change === 'own' ? MARKS[row.change] : undefined;
  const { isLeft, edited, title, priority, hours, change, reason } = row;
  const isGone = (change === 'removed') !== isLeft && change !== 'changed' && change !== 'kept';
  return (
    <div className="grid min-w-0 gap-1">
      <p className="break-words">
        <OwnPriority priority={priority} ofProject={projectPriority} className="mr-2 translate-y-px" />
        <span className={classNames('mr-2 font-semibold', isGone && 'text-ink-soft line-through')}>
          {title || t`No title yet`}
        </span>
        {isLeft ? <Badge>{LEFT_WORDS[change]}</Badge> : mark && <Badge tone={mark.tone}>{mark.words}</Badge>}
        {edited.length > 0 && change !== 'own' && <Badge>{t`Edited by you`}</Badge>}
      </p>
      <Differences row={row} />
      <p className="text-sm text-ink-soft">
        <span className="tabular-nums">{hoursWords(hours)}</span>
        {reason !== '' && ` · ${reason}`}
      </p>
    </div>
  );
}

/** Rows are new objects after every change of the proposal, so they are compared by content. */
const saysTheSame = (
  { row: a, ...before }: ProposalRowProps,
  { row: b, ...after }: ProposalRowProps,
): boolean =>
  Object.keys(after).every(
    (name) => before[name as keyof typeof before] === after[name as keyof typeof after],
  ) &&
  (a === b || JSON.stringify(a) === JSON.stringify(b));

/** One row of a proposed plan: the task, the reason, and actions before it is written. */
export const ProposalRowView = memo(function ProposalRowView(props: ProposalRowProps) {
  const { row, typedHours, isOpen, isLit, actions } = props;
  const { key, title, priority, dueDate } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.onMove(key, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      data-row={key}
      onMouseEnter={() => actions.onPoint(key)}
      onFocus={() => actions.onPoint(key)}
      onKeyDown={onKeyDown}
      className={classNames(
        'border-t border-line first:border-t-0 data-lit:bg-soon-wash data-lit:shadow-[inset_3px_0_0_var(--color-ink)]',
        isLit && !isOpen && 'bg-soon-wash',
      )}
    >
      {isOpen ? (
        <RowForm
          label={t`Edit: ${title}`}
          value={{ title, hours: typedHours, priority, dueDate: dueDate ?? '' }}
          problem={problemOf(row)}
          onValueChange={(fields) => actions.onEdit(key, fields)}
          onDone={() => actions.onOpen(undefined)}
        >
          <Button type="submit" variant="primary" size="small">
            {t`Done`}
          </Button>
          {row.change !== 'own' && row.edited.length > 0 && (
            <Button size="small" onClick={() => actions.onReset(key)}>
              {t`As proposed`}
            </Button>
          )}
        </RowForm>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 py-3 max-sm:grid-cols-1">
          <Told {...props} />
          <Buttons {...props} />
        </div>
      )}
    </li>
  );
}, saysTheSame);
