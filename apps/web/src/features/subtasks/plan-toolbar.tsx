import type { ProjectDetails } from '@daymark/contract/projects';
import { Plus, RefreshCw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasAi, modelName } from '../../lib/ai.ts';
import { soFarWords } from '../../lib/planning-words.ts';
import { PLAN_HEADING_ID } from '../../lib/proposal-draft.ts';
import type { PlanningProgress } from '../../lib/use-planning.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { BuiltInButton } from './built-in-button.tsx';
import { Overview } from './overview.tsx';
import type { Wish } from './use-generate.ts';

type PlanToolbarProps = {
  project: ProjectDetails;
  /** Further actions on the plan. */
  action?: ReactNode;
  /** Describes the work in progress. */
  busyWords: string | undefined;
  /** The error of the last attempt; undefined if there was none. */
  failure: string | undefined;
  /** The progress of a language model; undefined if the work cannot be cancelled. */
  progress: PlanningProgress | undefined;
  isAdding: boolean;
  onAdd: () => void;
  onGenerate: (wish: Wish) => void;
  onStop: () => void;
};

/** The work in progress, with its progress if a language model does it. */
function Working({
  busyWords,
  progress,
  onStop,
}: Pick<PlanToolbarProps, 'busyWords' | 'progress' | 'onStop'>) {
  const isLong = busyWords !== undefined && modelName() !== undefined;
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-sm font-semibold empty:hidden">
        {busyWords !== undefined && (
          <>
            <Spinner size="small" />
            {busyWords}
          </>
        )}
      </p>
      {isLong && progress && (
        <div className="rounded-md bg-well px-4 py-3">
          <WorkProgress
            words={soFarWords(progress)}
            latest={progress.latest}
            onCancel={onStop}
            cancelling={progress.isStopping}
          />
        </div>
      )}
    </>
  );
}

export function PlanToolbar(props: PlanToolbarProps) {
  const { project, action, busyWords, failure, isAdding, onAdd, onGenerate } = props;
  const isPlanned = project.subtasks.some((subtask) => subtask.aiGenerated);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id={PLAN_HEADING_ID} tabIndex={-1} className="text-xl font-bold outline-none">
          Tasks
        </h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          {hasAi() && (
            <Button busy={busyWords !== undefined} onClick={() => onGenerate({ regenerate: isPlanned })}>
              {busyWords === undefined &&
                (isPlanned ? (
                  <RefreshCw className="size-4" aria-hidden="true" />
                ) : (
                  <Sparkles className="size-4" aria-hidden="true" />
                ))}
              {isPlanned ? 'Regenerate' : 'Generate AI subtasks'}
            </Button>
          )}
          {action}
          <Button id="add-subtask" variant="primary" aria-expanded={isAdding} onClick={onAdd}>
            <Plus className="size-4" aria-hidden="true" />
            Add Subtask
          </Button>
        </div>
      </div>
      <Overview project={project} />
      {isPlanned && hasAi() && (
        <p className="text-xs text-ink-soft print:hidden">
          Regenerate plans the rest again. What you added, edited, started, completed or pinned stays.
        </p>
      )}
      {failure !== undefined && (
        <ErrorBanner
          message={failure}
          onRetry={() => onGenerate({ regenerate: isPlanned })}
          retrying={busyWords !== undefined}
          action={
            <BuiltInButton regenerate={isPlanned} busy={busyWords !== undefined} onGenerate={onGenerate} />
          }
        >
          The plan is unchanged.
        </ErrorBanner>
      )}
      <Working {...props} />
    </div>
  );
}
