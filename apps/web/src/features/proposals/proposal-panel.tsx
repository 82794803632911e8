import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { sumHours } from '@daymark/domain/load';
import type { Depth } from '@daymark/domain/steps';
import { plural, t } from '@daymark/words/t';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { endsOf, usePromiseWarnings } from '../../plan-data/promises.ts';
import { PLAN_HEADING_ID, type ProposalDraft } from '../../plan-data/proposal-draft.ts';
import { useLinesAsBefore } from '../../plan-data/use-correct-lines.ts';
import type { Draft } from '../../platform/draft.ts';
import { formatHours } from '../../platform/format.ts';
import { BrokenPromises } from '../../ui/broken-promises.tsx';
import { Button } from '../../ui/button.tsx';
import { DepthControl } from '../../ui/depth-control.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ProposedDays } from './proposed-days.tsx';
import { acceptanceOf, problemOf, type ShownRow, shownRows } from './shown-rows.ts';
import { useAccept } from './use-accept.ts';
import { useRowActions } from './use-row-actions.ts';

type Cut = { depth?: Depth; projectKind?: string; withDeleted?: boolean };

type ProposalPanelProps = {
  project: ProjectDetails;
  today: Day;
  draft: Draft<ProposalDraft>;
  pointedId: string | undefined;
  onPoint: (key: string) => void;
  /** Requests the proposal again; the user's changes stay. */
  onUpdate: (cut?: Cut) => void;
  isUpdating: boolean;
  /** Suggested steps that people often forget. */
  suggested: ReactNode;
};

const sum = (rows: readonly ShownRow[]): number => sumHours(rows.map(({ hours }) => hours));

/** The effect of the proposal, in one line. */
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
    added.length > 0 ? t`${plural(added.length, '# new task')}, ${formatHours(sum(added))}` : '',
    of('changed').length > 0 ? t`${plural(of('changed').length, '# changed', '# changed')}` : '',
    of('removed').length > 0 ? t`${plural(of('removed').length, '# removed', '# removed')}` : '',
    stays > 0 ? t`${plural(stays, '# unchanged', '# unchanged')}` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

const isChange = ({ change }: ShownRow): boolean => change !== 'kept';

/** How finely it is broken down: changing it requests the proposal again. */
function HowFine({
  draft,
  onUpdate,
  isUpdating,
}: Pick<ProposalPanelProps, 'draft' | 'onUpdate' | 'isUpdating'>) {
  const { proposal } = draft.value;
  const [asked, ask] = useState<Cut>({});
  if (!proposal?.plan.breakdown) return null;
  const wish = (cut: Cut) => {
    ask(cut);
    onUpdate(cut);
  };
  const { depth = proposal.depth, projectKind = proposal.projectKind } = isUpdating ? asked : {};
  return (
    <DepthControl
      breakdown={proposal.plan.breakdown}
      availableHours={proposal.plan.availableHours}
      {...{ depth, projectKind }}
      onDepth={(chosen) => wish({ depth: chosen })}
      onKind={(chosen) => wish({ projectKind: chosen })}
    />
  );
}

/** Tasks that were deleted from an earlier plan are only proposed again on request. */
function Deleted({ draft, onUpdate }: Pick<ProposalPanelProps, 'draft' | 'onUpdate'>) {
  const count = draft.value.proposal?.leftOut ?? 0;
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {t`${plural(count, '# task that you deleted is', '# tasks that you deleted are')} left out.`}
      <Button size="small" onClick={() => onUpdate({ withDeleted: true })}>
        {t`Bring back what I deleted`}
      </Button>
    </p>
  );
}

/** What the panel is about, and that nothing is written yet. */
function PanelHead({
  rows,
  isAnew,
  corrected,
}: {
  rows: readonly ShownRow[];
  isAnew: boolean;
  corrected: number;
}) {
  return (
    <header className="grid gap-1">
      <h3 id="proposed-plan" tabIndex={-1} className="text-lg font-bold outline-none">
        {isAnew ? t`Proposed changes` : t`Proposed plan`}
      </h3>
      <p role="status" className="text-sm text-ink-soft">
        {rows.some(isChange)
          ? t`${summaryOf(rows)}. Nothing is written until you accept it.`
          : t`Nothing would change: the present plan already covers the brief.`}
        {corrected > 0 &&
          ` ${t`Discard also takes back your corrections of ${plural(corrected, '# line')}.`}`}
      </p>
    </header>
  );
}

type RefusalProps = {
  accepting: ReturnType<typeof useAccept>;
  isUpdating: boolean;
  onUpdate: () => void;
};

/** Why the server did not accept the plan; if the project has changed since, the proposal can be updated. */
function Refusal({ accepting, isUpdating, onUpdate }: RefusalProps) {
  if (accepting.problem === undefined) return null;
  const update = () => {
    accepting.reset();
    onUpdate();
  };
  return (
    <ErrorBanner
      message={accepting.problem}
      {...(accepting.isOld && {
        action: (
          <Button size="small" busy={isUpdating} onClick={update}>
            {t`Update the proposal`}
          </Button>
        ),
      })}
    >
      {t`What you changed here is kept.`}
    </ErrorBanner>
  );
}

/** The last day to which accepted changes would move the project. */
const endsIn = (projectId: string, changes: readonly ShownRow[]) =>
  endsOf(
    changes
      .filter(({ change, isLeft }) => change !== 'removed' && !isLeft)
      .map(({ dueDate: day }) => ({ projectId, day })),
  );

type UnchangedButtonProps = { kept: number; showsAll: boolean; showAll: (shows: boolean) => void };

const UnchangedButton = ({ kept, showsAll, showAll }: UnchangedButtonProps) => (
  <Button
    size="small"
    aria-expanded={showsAll}
    onClick={() => showAll(!showsAll)}
    className="justify-self-start"
  >
    {showsAll ? t`Hide unchanged tasks` : t`Show unchanged tasks (${kept})`}
  </Button>
);

/** A plan before it is written: it can be changed row by row, and is then accepted as a whole. */
export function ProposalPanel(props: ProposalPanelProps) {
  const { project, draft, pointedId, onPoint, onUpdate, isUpdating } = props;
  const rows = useMemo(() => shownRows(draft.value), [draft.value]);
  const changes = useMemo(() => rows.filter(isChange), [rows]);
  const isAnew = rows.some(({ before }) => before !== null);
  const warnings = usePromiseWarnings(endsIn(project.id, changes));
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? rows : changes;
  const { openKey, actions, add, said } = useRowActions(project.id, draft, {
    shown,
    onPoint,
  });
  const asBefore = useLinesAsBefore(project);
  const leave = () => {
    draft.discard();
    focusSoon(`#${PLAN_HEADING_ID}`);
  };
  const { corrected } = draft.value;
  const accepting = useAccept(project.id, {
    isAnew,
    corrected,
    onAccepted: leave,
    onUndone: asBefore.mutate,
  });
  const problems = changes.filter((row) => problemOf(row) !== undefined);
  const acceptance = acceptanceOf(draft.value);
  const kept = rows.length - changes.length;
  const giveUp = () => {
    leave();
    if (corrected.length > 0) asBefore.mutate(corrected);
  };

  return (
    <section aria-labelledby="proposed-plan" className="grid min-w-0 grid-cols-1 gap-4">
      <PanelHead {...{ rows, isAnew }} corrected={corrected.length} />
      <HowFine {...{ draft, onUpdate, isUpdating }} />
      <Deleted draft={draft} onUpdate={onUpdate} />
      {kept > 0 && changes.length > 0 && <UnchangedButton {...{ kept, showsAll, showAll }} />}
      <ProposedDays
        {...{ shown, draft, isAnew, openKey, pointedId, actions }}
        all={rows}
        today={props.today}
        projectPriority={props.project.priority}
      />
      <Button onClick={add} className="justify-self-start">
        <Plus className="size-4" aria-hidden="true" />
        {t`Add to the plan`}
      </Button>
      {props.suggested}
      <p role="status" className="sr-only">
        {said}
      </p>
      <BrokenPromises warnings={warnings} />
      <Refusal {...{ accepting, isUpdating }} onUpdate={() => onUpdate()} />
      <footer className="sticky bottom-(--taken-below) z-10 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-paper py-3">
        <Button onClick={giveUp}>{changes.length === 0 ? t`Close` : t`Discard`}</Button>
        {changes.length > 0 && (
          <Button
            variant="primary"
            busy={accepting.isPending || isUpdating}
            disabled={problems.length > 0}
            onClick={() => acceptance && accepting.accept(acceptance)}
          >
            {isAnew ? t`Accept changes` : t`Accept plan`}
          </Button>
        )}
      </footer>
    </section>
  );
}
