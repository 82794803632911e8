import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { type ReactNode, useCallback, useState } from 'react';
import { modelName } from '../../lib/ai.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { AddSubtaskForm } from './add-subtask-form.tsx';
import { BriefPanel } from './brief-panel.tsx';
import { BuiltInButton } from './built-in-button.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlanShortfall } from './plan-shortfall.tsx';
import { PlanToolbar } from './plan-toolbar.tsx';
import { SubtaskTable, type SubtaskTableProps } from './subtask-table.tsx';
import { useGenerate } from './use-generate.ts';
import { useSubtaskActions } from './use-subtask-actions.ts';

type SubtaskBoardProps = Pick<SubtaskTableProps, 'soughtId' | 'onFound'> & {
  project: ProjectDetails;
  today: Day;
  /** What else is told beside the subtasks. */
  aside: ReactNode;
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

/** A project's subtasks by day, with the brief and the plan that they come from beside them. */
export function SubtaskBoard({ project, today, aside, soughtId, onFound }: SubtaskBoardProps) {
  const { subtasks, plan } = project;
  const [pointedId, pointAt] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const actions = useSubtaskActions(project.id);
  const planning = useGenerate(project.id);
  const openForm = useCallback(() => setAdding(true), []);
  const busyWords = planning.isRegenerating ? 'Generating AI subtasks anew...' : 'Generating AI subtasks...';

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:items-start">
      <aside
        aria-label="Brief and plan"
        className={classNames(
          cardClass,
          'print:hidden lg:sticky lg:top-20 lg:order-last lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
        )}
      >
        <BriefPanel brief={project.description} subtasks={subtasks} pointedId={pointedId} />
        {plan && <PlanPanel plan={plan} today={today} />}
        {aside}
      </aside>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <PlanToolbar
          project={project}
          busyWords={planning.isPending ? busyWords : undefined}
          failure={planning.failure}
          isAdding={isAdding}
          onAdd={() => setAdding(!isAdding)}
          progress={planning.progress}
          onGenerate={planning.generate}
          onStop={planning.stop}
        />
        {plan && <PlanShortfall plan={plan} today={today} />}
        {isAdding && (
          <AddSubtaskForm
            project={project}
            today={today}
            onAdd={actions.add}
            onClose={() => {
              setAdding(false);
              focusSoon('#add-subtask');
            }}
          />
        )}
        {subtasks.length === 0 ? (
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
            <SubtaskTable
              project={project}
              today={today}
              actions={actions}
              onPoint={pointAt}
              onAdd={openForm}
              soughtId={soughtId}
              onFound={onFound}
            />
          </div>
        )}
      </div>
    </div>
  );
}
