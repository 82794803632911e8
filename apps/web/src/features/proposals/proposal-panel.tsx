import type { Granularity } from '@daymark/contract/plan-proposals';
import type { Day } from '@daymark/domain/dates';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { counted } from '../../lib/counted.ts';
import type { Draft } from '../../lib/draft.ts';
import { formatHours } from '../../lib/format.ts';
import type { ProposalDraft } from '../../lib/proposal-draft.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { ChoicePills } from '../../ui/choice-pills.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ProposalRowView } from './proposal-row.tsx';
import { dayWords } from './row-words.ts';
import { acceptanceOf, problemOf, type ShownRow, shownRows } from './shown-rows.ts';
import { useAccept } from './use-accept.ts';
import { useRowActions } from './use-row-actions.ts';

type Cut = { granularity?: Granularity; finer?: string[]; withDeleted?: boolean };

type ProposalPanelProps = {
  projectId: string;
  today: Day;
  draft: Draft<ProposalDraft>;
  pointedId: string | undefined;
  onPoint: (key: string) => void;
  /** Asks for the proposal again; what was changed in it stays. */
  onUpdate: (cut?: Cut) => void;
  isUpdating: boolean;
};

const GRANULARITIES: readonly { value: Granularity; label: string }[] = [
  { value: 'fewer', label: 'Fewer' },
  { value: 'normal', label: 'Normal' },
  { value: 'finer', label: 'Finer, up to 2 h' },
];

const sum = (rows: readonly ShownRow[]): number => rows.reduce((all, { hours }) => all + (hours ?? 0), 0);

/** What the proposal does, in a line. */
function summaryOf(rows: readonly ShownRow[]): string {
  const of = (...changes: ShownRow['change'][]) =>
    rows.filter(({ change, isLeft }) => changes.includes(change) && !isLeft);
  const added = of('added', 'own');
  const stays =
    rows.length -
    added.length -
    of('changed', 'removed').length -
    rows.filter((row) => row.isLeft && row.change === 'added').length;
  const parts = [
    added.length > 0 ? `${counted(added.length, 'new subtask')}, ${formatHours(sum(added))}` : '',
    of('changed').length > 0 ? `${of('changed').length} changed` : '',
    of('removed').length > 0 ? `${of('removed').length} removed` : '',
    stays > 0 ? `${stays} unchanged` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

const isChange = ({ change }: ShownRow): boolean => change !== 'kept';

type DayGroup = { day: Day | null; rows: ShownRow[] };

const byDay = (rows: readonly ShownRow[]): DayGroup[] =>
  [...Map.groupBy(rows, ({ dueDate }) => dueDate)].map(([day, own]) => ({ day, rows: own }));

/** How tasks are cut: choosing asks for the proposal again. */
const Steps = ({ draft, onUpdate }: Pick<ProposalPanelProps, 'draft' | 'onUpdate'>) => (
  <ChoicePills
    label="Steps"
    value={draft.value.proposal?.granularity ?? 'normal'}
    options={GRANULARITIES}
    onValueChange={(granularity) => onUpdate({ granularity })}
  />
);

/** What was deleted from an earlier plan stays away until it is asked for. */
function Deleted({ draft, onUpdate }: Pick<ProposalPanelProps, 'draft' | 'onUpdate'>) {
  const count = draft.value.proposal?.leftOut ?? 0;
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {counted(count, 'task')} that you deleted {count === 1 ? 'is' : 'are'} left out.
      <Button size="small" onClick={() => onUpdate({ withDeleted: true })}>
        Bring back what I deleted
      </Button>
    </p>
  );
}

/** A plan before it is written: looked at, changed row by row, then accepted as a whole. */
export function ProposalPanel(props: ProposalPanelProps) {
  const { projectId, draft, pointedId, onPoint, onUpdate, isUpdating } = props;
  const rows = useMemo(() => shownRows(draft.value), [draft.value]);
  const changes = useMemo(() => rows.filter(isChange), [rows]);
  const isAnew = rows.some(({ before }) => before !== null);
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? rows : changes;
  const { openKey, actions, add, said } = useRowActions(draft, {
    shown,
    onPoint,
    onSplit: (taskKey) =>
      onUpdate({ finer: [...new Set([...(draft.value.proposal?.finer ?? []), taskKey])] }),
  });
  const accepting = useAccept(projectId, {
    isAnew,
    onAccepted: () => {
      draft.discard();
      focusSoon('#add-subtask');
    },
  });
  const problems = changes.filter((row) => problemOf(row) !== undefined);
  const acceptance = acceptanceOf(draft.value);
  const kept = rows.length - changes.length;
  const giveUp = () => {
    draft.discard();
    focusSoon('#add-subtask');
  };

  return (
    <section aria-labelledby="proposed-plan" className="grid min-w-0 grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h3 id="proposed-plan" className="text-lg font-bold">
          {isAnew ? 'Proposed changes' : 'Proposed plan'}
        </h3>
        <p role="status" className="text-sm text-ink-soft">
          {changes.length === 0
            ? 'Nothing would change: the plan that stands already covers the brief.'
            : `${summaryOf(rows)}. Nothing is written until you accept it.`}
        </p>
      </header>
      <Steps draft={draft} onUpdate={onUpdate} />
      <Deleted draft={draft} onUpdate={onUpdate} />
      {kept > 0 && changes.length > 0 && (
        <Button
          size="small"
          aria-expanded={showsAll}
          onClick={() => showAll(!showsAll)}
          className="justify-self-start"
        >
          {showsAll ? 'Hide what stays' : `Show what stays too (${kept})`}
        </Button>
      )}
      {byDay(shown).map(({ day, rows: ofDay }) => (
        <section
          key={day ?? ''}
          aria-label={dayWords(day)}
          className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
        >
          <h4 className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold">
            {dayWords(day)}
            <span className="text-xs font-normal text-ink-soft tabular-nums">{formatHours(sum(ofDay))}</span>
          </h4>
          <ul className={cardClass}>
            {ofDay.map((row) => (
              <ProposalRowView
                key={row.key}
                row={row}
                typedHours={
                  draft.value.edits[row.key]?.hours ??
                  draft.value.own.find(({ key }) => key === row.key)?.hours ??
                  String(row.hours ?? '')
                }
                isAnew={isAnew}
                isOpen={openKey === row.key}
                isLit={pointedId === row.key}
                isFirst={row === shown[0]}
                isLast={row === shown.at(-1)}
                actions={actions}
              />
            ))}
          </ul>
        </section>
      ))}
      <Button onClick={add} className="justify-self-start">
        <Plus className="size-4" aria-hidden="true" />
        Add to the plan
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
      {accepting.problem !== undefined && (
        <ErrorBanner
          message={accepting.problem}
          {...(accepting.isOld
            ? {
                action: (
                  <Button
                    size="small"
                    busy={isUpdating}
                    onClick={() => {
                      accepting.reset();
                      onUpdate();
                    }}
                  >
                    Update the proposal
                  </Button>
                ),
              }
            : {})}
        >
          What you changed here is kept.
        </ErrorBanner>
      )}
      <footer className="sticky bottom-(--taken-below) z-10 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-paper py-3">
        <Button onClick={giveUp}>{changes.length === 0 ? 'Close' : 'Discard'}</Button>
        {changes.length > 0 && (
          <Button
            variant="primary"
            busy={accepting.isPending || isUpdating}
            disabled={problems.length > 0}
            onClick={() => acceptance && accepting.accept(acceptance)}
          >
            {isAnew ? 'Accept changes' : 'Accept plan'}
          </Button>
        )}
      </footer>
    </section>
  );
}
