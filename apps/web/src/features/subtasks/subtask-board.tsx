import type { ProjectDetails } from '@daymark/contract/projects';
import type { Source } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { type ReactNode, useCallback, useState } from 'react';
import { modelName } from '../../lib/ai.ts';
import type { Draft } from '../../lib/draft.ts';
import type { ProposalDraft } from '../../lib/proposal-draft.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { AddSubtaskForm } from './add-subtask-form.tsx';
import { BriefPanel } from './brief-panel.tsx';
import type { Citing } from './brief-spans.ts';
import { BuiltInButton } from './built-in-button.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlanToolbar } from './plan-toolbar.tsx';
import { SubtaskTable, type SubtaskTableProps } from './subtask-table.tsx';
import { useAdding } from './use-adding.ts';
import { type Cut, useGenerate } from './use-generate.ts';
import { useSubtaskActions } from './use-subtask-actions.ts';

/** What a proposal that is looked at is shown with. */
export type ProposalSlot = {
  projectId: string;
  today: Day;
  draft: Draft<ProposalDraft>;
  pointedId: string | undefined;
  onPoint: (key: string) => void;
  /** Asks for it again, with what was changed in it. */
  onUpdate: (cut?: Cut) => void;
  isUpdating: boolean;
};

type SubtaskBoardProps = Pick<SubtaskTableProps, 'actionOf' | 'soughtId' | 'onFound' | 'loads'> & {
  project: ProjectDetails;
  today: Day;
  /** Brings a subtask into sight. */
  onSeek: (id: string) => void;
  /** What else is told beside the subtasks. */
  aside: ReactNode;
  /** What of the plan does not hold, with what mends it. */
  health?: ReactNode;
  /** What else can be done with the plan. */
  planAction?: ReactNode;
  /** The choice of how they are looked at. */
  views?: ReactNode;
  /** A proposed plan, shown in place of the list while one is looked at. */
  proposalOf?: (slot: ProposalSlot) => ReactNode;
  /** Shown in place of the list; it takes the whole width. */
  instead?: ReactNode;
};

const NoSubtasks = ({ action }: { action: ReactNode }) => {
  const model = modelName();
  return (
    <EmptyState title="No subtasks yet" level={3} action={action}>
      Subtasks are the days’ work.{' '}
      {model
        ? `Have the language model ${model} suggest them from the brief, each on its day, or add your own.`
        : 'Let the built-in planner read the brief and place them on days, or add your own.'}
    </EmptyState>
  );
};

/** The form that adds a subtask while it is open, with the words of the brief that it is to do. */
function useAddForm() {
  const [form, setForm] = useState<{ from?: Source }>();
  return {
    form,
    open: (from: Source) => setForm({ from }),
    openEmpty: useCallback(() => setForm({}), []),
    toggle: () => setForm(form ? undefined : {}),
    close: () => {
      setForm(undefined);
      focusSoon('#add-subtask');
    },
  };
}

const focusRow = (key: string) => focusSoon(`[data-row="${CSS.escape(key)}"] button`);

/** The words that each row of a proposal comes from. */
const citingOf = ({ proposal }: ProposalDraft): Citing[] | undefined =>
  proposal?.rows.map(({ key, task, subtask }) => ({ id: key, source: (task ?? subtask)?.source ?? null }));

type BriefAsideProps = {
  project: ProjectDetails;
  today: Day;
  planning: ReturnType<typeof useGenerate>;
  pointedId: string | undefined;
  isProposed: boolean;
  /** On a narrow screen, where something else takes its place. */
  isHidden: boolean;
  onSeek: (id: string) => void;
  onAdd: ((missed: Source) => void) | undefined;
  children: ReactNode;
};

/** The brief and the plan that stands, or the proposed one while that is looked at. */
function BriefAside(props: BriefAsideProps) {
  const { project, today, planning, pointedId, isProposed, isHidden, onSeek, onAdd, children } = props;
  const proposed = isProposed ? planning.draft.value : undefined;
  const plan = proposed?.proposal?.plan ?? project.plan;
  return (
    <aside
      aria-label="Brief and plan"
      className={classNames(
        cardClass,
        'print:hidden lg:order-last',
        isHidden ? 'max-lg:hidden' : 'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
      )}
    >
      <BriefPanel
        brief={project.description}
        subtasks={(proposed && citingOf(proposed)) ?? project.subtasks}
        {...{ pointedId, onSeek, onAdd }}
      />
      {plan && (
        <PlanPanel
          {...{ project, plan, today }}
          isProposed={proposed !== undefined}
          onPropose={planning.again}
          isProposing={planning.isPending}
        />
      )}
      {children}
    </aside>
  );
}

/** A project's subtasks by day, with the brief and the plan that they come from beside them. */
export function SubtaskBoard(props: SubtaskBoardProps) {
  const { project, today, aside, health, planAction, actionOf, views, proposalOf } = props;
  const { soughtId, onSeek, onFound, loads } = props;
  const { subtasks } = project;
  const [pointedId, pointAt] = useState<string>();
  const adding = useAddForm();
  const actions = useSubtaskActions(project.id);
  const { addSeries } = useAdding();
  const planning = useGenerate(project.id);
  const { draft } = planning;
  const isProposed = proposalOf !== undefined && draft.value.proposal !== null;
  const instead = isProposed ? undefined : props.instead;
  const busyWords = planning.isRegenerating ? 'Generating AI subtasks anew...' : 'Generating AI subtasks...';

  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-8 lg:items-start',
        !instead && 'lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]',
      )}
    >
      <BriefAside
        {...{ project, today, planning, pointedId, isProposed }}
        isHidden={Boolean(instead)}
        onSeek={isProposed ? focusRow : onSeek}
        onAdd={isProposed ? undefined : adding.open}
      >
        {aside}
      </BriefAside>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <PlanToolbar
          project={project}
          action={planAction}
          busyWords={planning.isPending ? busyWords : undefined}
          failure={planning.failure}
          isAdding={adding.form !== undefined}
          onAdd={adding.toggle}
          progress={planning.progress}
          onGenerate={planning.generate}
          onStop={planning.stop}
        />
        {!isProposed && health}
        {adding.form && (
          <AddSubtaskForm
            key={adding.form.from?.start}
            from={adding.form.from}
            project={project}
            today={today}
            onAdd={actions.add}
            onAddSeries={(fields) => addSeries(project.id, fields)}
            onClose={adding.close}
          />
        )}
        {isProposed &&
          proposalOf({
            projectId: project.id,
            today,
            draft,
            pointedId,
            onPoint: pointAt,
            onUpdate: planning.again,
            isUpdating: planning.isPending,
          })}
        {subtasks.length > 0 && !isProposed && views}
        {isProposed ? null : subtasks.length === 0 ? (
          <NoSubtasks
            action={
              modelName() !== undefined &&
              planning.failure === undefined && (
                <BuiltInButton regenerate={false} busy={planning.isPending} onGenerate={planning.generate} />
              )
            }
          />
        ) : (
          <div aria-busy={planning.isPending} className={planning.isPending ? 'opacity-60' : undefined}>
            {instead || (
              <SubtaskTable
                {...{ project, today, actions, actionOf, soughtId, onFound, loads }}
                onPoint={pointAt}
                onAdd={adding.openEmpty}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
