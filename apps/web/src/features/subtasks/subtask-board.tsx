import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { PaneTabs } from '../../ui/pane-tabs.tsx';
import type { LinesSlot, SubtaskBoardProps } from './board-slots.ts';
import { BriefAside } from './brief-aside.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { PlanColumn } from './plan-column.tsx';
import { useAddForm } from './use-add-form.ts';
import { useGenerate } from './use-generate.ts';
import { rowsOf, usePointedLines } from './use-pointed-lines.ts';

const focusRow = (key: string) => focusSoon(`[data-row="${CSS.escape(key)}"] button`);

const PANES = [
  { name: 'lines', label: 'Understood' },
  { name: 'days', label: 'Days' },
] as const;

type Pane = (typeof PANES)[number]['name'];

/** Which of the two columns is visible on a narrow screen. */
const columnsClass = (instead: ReactNode, hasLines: boolean): string =>
  classNames(
    'grid grid-cols-1 gap-8 lg:items-start',
    !instead &&
      (hasLines
        ? 'lg:grid-cols-[minmax(20rem,6fr)_minmax(0,7fr)]'
        : 'lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]'),
  );

/** A project's subtasks by day, beside its brief and plan. */
export function SubtaskBoard(props: SubtaskBoardProps) {
  const { project, today, aside, proposalOf, understoodOf, unsureOf, suggestedOf, onSeek } = props;
  const [tab, setTab] = useState<Pane>('days');
  // Scrolling to a row opens the days.
  const { soughtId } = props;
  useEffect(() => {
    if (soughtId !== undefined) setTab('days');
  }, [soughtId]);
  const adding = useAddForm();
  const planning = useGenerate(project.id);
  const { proposal } = planning.draft.value;
  const isUnplannable =
    project.subtasks.length === 0 &&
    (proposal ? proposal.rows.length === 0 : project.plan?.neededHours === 0);
  const isProposed = proposalOf !== undefined && proposal !== null && !isUnplannable;
  const instead = isProposed ? undefined : props.instead;
  const hasTabs = understoodOf !== undefined && !instead;
  const rows = useMemo(() => rowsOf(project, planning.draft.value), [project, planning.draft.value]);
  const { pointedId, pointAt, pointAtLine, litId, firstOf } = usePointedLines(rows);
  const seek = (id: string | undefined) => {
    if (id === undefined) return;
    setTab('days');
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

  return (
    <div className="grid grid-cols-1 gap-6">
      {!instead && unsureOf?.(slot(null))}
      {hasTabs && (
        <PaneTabs
          label="Brief or days"
          panes={PANES}
          value={tab}
          onValueChange={setTab}
          className="lg:hidden"
        />
      )}
      <div className={columnsClass(instead, understoodOf !== undefined)}>
        <BriefAside
          {...{ project, today, rows, pointedId, isProposed }}
          plan={proposal?.plan ?? project.plan}
          isHidden={Boolean(instead) || (hasTabs && tab === 'days')}
          isFirst={hasTabs}
          onSeek={seek}
          onAdd={isProposed ? undefined : adding.open}
          understood={(unread) => understoodOf?.(slot(unread)) ?? unread}
        >
          {aside}
        </BriefAside>
        <PlanColumn
          {...props}
          {...{ adding, planning, isProposed, isUnplannable, instead, pointedId }}
          isHidden={hasTabs && tab === 'lines'}
          onPoint={pointAt}
          suggested={isProposed && suggestedOf?.(slot(null))}
        />
      </div>
      {hasTabs && tab === 'lines' && isProposed && (
        <ChangesBar onShow={() => setTab('days')} isBusy={planning.isPending} />
      )}
    </div>
  );
}
