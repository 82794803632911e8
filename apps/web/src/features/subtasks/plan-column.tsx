import { t } from '@daymark/words/t';
import { type ReactNode, Suspense } from 'react';
import { modelName } from '../../platform/ai.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BuiltInButton } from '../../ui/error-banner.tsx';
import { ahead, late } from '../../ui/late.tsx';
import type { SubtaskBoardProps } from './board-slots.ts';
import { PlanToolbar } from './plan-toolbar.tsx';
import { SubtaskTable } from './subtask-table.tsx';
import type { useAddForm } from './use-add-form.ts';
import { useAdding } from './use-adding.ts';
import type { useGenerate } from './use-generate.ts';
import { useLineTakes } from './use-line-takes.ts';
import { useSubtaskActions } from './use-subtask-actions.ts';

const AddSubtaskForm = late(
  ahead(() => import('./add-subtask-form.tsx').then((part) => part.AddSubtaskForm)),
);

const NoSubtasks = ({ action }: { action: ReactNode }) => {
  const model = modelName();
  return (
    <EmptyState title={t`No tasks yet`} level={3} action={action}>
      {t`Tasks are the work of each day.`}{' '}
      {model
        ? t`Have the language model ${model} suggest them from the brief, each on its day, or add your own.`
        : t`Let the built-in planner read the brief and place them on days, or add your own.`}
    </EmptyState>
  );
};

type PlanColumnProps = SubtaskBoardProps & {
  adding: ReturnType<typeof useAddForm>;
  planning: ReturnType<typeof useGenerate>;
  isProposed: boolean;
  /** A plan was requested, and the brief has nothing to plan. */
  isUnplannable: boolean;
  pointedId: string | undefined;
  /** On a narrow screen, if the lines of the brief are shown instead. */
  isHidden: boolean;
  onPoint: (id: string) => void;
  /** Suggested steps, shown with a proposal. */
  suggested: ReactNode;
};

/** The proposal, else the subtasks, else the ways to get some. */
function Work(props: PlanColumnProps) {
  const { project, today, actionOf, planning, adding, isProposed, isUnplannable, instead, pointedId } = props;
  const { suggested, proposalOf, questionsOf, soughtId, onFound, loads, lines, onPoint, views } = props;
  const { draft, isPending } = planning;
  const actions = useSubtaskActions(project.id);
  const onLineTakes = useLineTakes(project, lines, planning.follow);
  if (isProposed)
    return proposalOf?.({
      project,
      today,
      draft,
      pointedId,
      onPoint,
      onUpdate: planning.again,
      isUpdating: isPending,
      suggested,
    });
  if (isUnplannable && questionsOf)
    return questionsOf({ project, onPlan: planning.begin, isPlanning: isPending });
  if (project.subtasks.length === 0)
    return (
      <NoSubtasks
        action={
          modelName() !== undefined &&
          planning.failure === undefined && (
            <BuiltInButton
              busy={isPending}
              onUse={() => planning.generate({ regenerate: false, byBuiltIn: true })}
            />
          )
        }
      />
    );
  return (
    <div
      aria-busy={isPending}
      className={classNames('grid min-w-0 grid-cols-1 gap-4', isPending && 'opacity-60')}
    >
      {instead ? (
        <>
          {views}
          {instead}
        </>
      ) : (
        <SubtaskTable
          {...{ project, today, actions, actionOf, soughtId, onFound, loads, lines, onLineTakes, onPoint }}
          views={views}
          onAdd={adding.openEmpty}
        />
      )}
    </div>
  );
}

/** The days, with their actions above. */
export function PlanColumn(props: PlanColumnProps) {
  const { project, today, planActions = [], adding, planning, isHidden } = props;
  const actions = useSubtaskActions(project.id);
  const { addSeries } = useAdding();
  const busyWords = planning.isRegenerating ? t`Regenerating AI subtasks...` : t`Generating AI subtasks...`;
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 gap-3', isHidden && 'max-lg:hidden print:grid')}>
      <PlanToolbar
        project={project}
        menu={planActions}
        busyWords={planning.isPending ? busyWords : undefined}
        failure={planning.failure}
        isAdding={adding.form !== undefined}
        onAdd={adding.toggle}
        progress={planning.progress}
        onGenerate={planning.generate}
        onStop={planning.stop}
      />
      {adding.form && (
        <Suspense>
          <AddSubtaskForm
            key={adding.form.from?.start}
            from={adding.form.from}
            project={project}
            today={today}
            onAdd={actions.add}
            onAddSeries={(fields) => addSeries(project.id, fields)}
            onClose={adding.close}
          />
        </Suspense>
      )}
      <Work {...props} />
    </div>
  );
}
