import { isUnsure } from '@daymark/domain/statements';
import { t } from '@daymark/words/t';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { PaneTabs } from '../../ui/pane-tabs.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useSeen } from '../../ui/use-seen.ts';
import type { LinesSlot, SubtaskBoardProps } from './board-slots.ts';
import { BriefAside } from './brief-aside.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { PlanColumn } from './plan-column.tsx';
import { useAddForm } from './use-add-form.ts';
import { useGenerate } from './use-generate.ts';
import { rowsOf, usePointedLines } from './use-pointed-lines.ts';

const focusRow = (key: string) => focusSoon(`[data-row="${CSS.escape(key)}"] button`);

type Pane = 'lines' | 'days';

/** The two columns of a narrow screen; the number of ambiguous lines stands on the first one. */
const panesOf = (
  unsure: number,
): { name: Pane; label: string; badge?: { count: number; words: string } }[] => [
  {
    name: 'lines',
    label: t`Understood`,
    ...(unsure > 0 && { badge: { count: unsure, words: t`not sure` } }),
  },
  { name: 'days', label: t`Days` },
];

/** Which column a narrow screen shows; scrolling to a row opens the days. */
function usePane(soughtId: string | undefined) {
  const [pane, setPane] = useState<Pane>('days');
  useEffect(() => {
    if (soughtId !== undefined) setPane('days');
  }, [soughtId]);
  return [pane, setPane] as const;
}

/** Whether to render the brief: on a phone it is another tab, which must not delay the tasks. */
function useBriefSeen(isHidden: boolean): boolean {
  const isNarrow = useMedia('(max-width: 63.99rem)');
  return useSeen(!(isHidden && isNarrow));
}

type BriefOrDaysProps = Pick<SubtaskBoardProps, 'lines'> & {
  pane: Pane;
  isHidden: boolean;
  onChange: (pane: Pane) => void;
  children: ReactNode;
};

/** The tabs of a narrow screen, and the ambiguous lines. */
const BriefOrDays = ({ pane, isHidden, lines, onChange, children }: BriefOrDaysProps) => (
  <>
    <PaneTabs
      label={t`Brief or days`}
      panes={panesOf(lines?.filter(isUnsure).length ?? 0)}
      value={pane}
      // The tasks stay in sight while the other tab is loaded.
      onValueChange={(chosen) => startTransition(() => onChange(chosen))}
      className="lg:hidden"
    />
    <div className={classNames('min-w-0', isHidden && 'max-lg:hidden')}>{children}</div>
  </>
);

/** The proposed plan, and whether it is shown in place of the list. */
function useProposed({ project, proposalOf }: SubtaskBoardProps) {
  const planning = useGenerate(project.id);
  const { proposal } = planning.draft.value;
  const isUnplannable =
    project.subtasks.length === 0 &&
    (proposal ? proposal.rows.length === 0 : project.plan?.neededHours === 0);
  const isProposed = proposalOf !== undefined && proposal !== null && !isUnplannable;
  return { planning, proposal, isUnplannable, isProposed };
}

/** A project's subtasks by day, beside its brief and plan. */
export function SubtaskBoard(props: SubtaskBoardProps) {
  const { project, today, aside, progress, lines, understoodOf, unsureOf, suggestedOf, onSeek } = props;
  const [pane, setPane] = usePane(props.soughtId);
  const adding = useAddForm(project.id);
  const { planning, proposal, isUnplannable, isProposed } = useProposed(props);
  const instead = isProposed ? undefined : props.instead;
  const rows = useMemo(() => rowsOf(project, planning.draft.value), [project, planning.draft.value]);
  const { pointedId, pointAt, pointAtLine, litId, firstOf } = usePointedLines(rows);
  const seek = (id: string | undefined) => {
    if (id === undefined) return;
    setPane('days');
    if (isProposed) focusRow(id);
    else onSeek(id);
  };
  const slot = (unread: ReactNode): LinesSlot => ({
    project,
    today,
    litId,
    onPoint: pointAtLine,
    onSeek: (line) => seek(firstOf(line)),
    onCorrected: planning.follow,
    isProposed,
    unread,
  });

  const isHidden = !instead && pane === 'days';
  const isSeen = useBriefSeen(isHidden);
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-5 lg:items-start lg:gap-x-8',
        !instead && 'lg:grid-cols-[minmax(20rem,6fr)_minmax(0,7fr)]',
      )}
    >
      <div
        data-scrolls
        className={
          instead
            ? 'grid min-w-0 grid-cols-1 gap-5'
            : 'contents lg:sticky lg:top-20 lg:-m-1 lg:grid lg:max-h-[calc(100dvh-6rem)] lg:grid-cols-1 lg:gap-5 lg:overflow-y-auto lg:overscroll-contain lg:p-1'
        }
      >
        {progress}
        {/* Above the list it would push the first open task out of sight. */}
        {!isProposed && props.health}
        {!instead && (
          <BriefOrDays {...{ pane, isHidden, lines }} onChange={setPane}>
            {isSeen && unsureOf?.(slot(null))}
          </BriefOrDays>
        )}
        {isSeen && (
          <BriefAside
            {...{ project, today, rows, pointedId, isProposed }}
            plan={proposal?.plan ?? project.plan}
            isHidden={Boolean(instead)}
            isHiddenWhenNarrow={isHidden}
            onSeek={seek}
            onAdd={isProposed ? undefined : adding.open}
            understood={(unread) => understoodOf?.(slot(unread)) ?? unread}
          >
            {aside}
          </BriefAside>
        )}
      </div>
      <PlanColumn
        {...props}
        {...{ adding, planning, isProposed, isUnplannable, instead, pointedId }}
        isHidden={!instead && pane === 'lines'}
        onPoint={pointAt}
        suggested={isProposed && suggestedOf?.(slot(null))}
      />
      {!instead && pane === 'lines' && isProposed && (
        <ChangesBar onShow={() => setPane('days')} isBusy={planning.isPending} />
      )}
    </div>
  );
}
