import type { ProjectDetails } from '@daymark/contract/projects';
import { Plus, RefreshCw, Sparkles } from 'lucide-react';
import { hasAi } from '../../lib/ai.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Overview } from './overview.tsx';

type PlanToolbarProps = {
  project: ProjectDetails;
  /** Words for what is going on, while it is. */
  busyWords: string | undefined;
  /** What went wrong the last time; undefined when nothing did. */
  failure: string | undefined;
  isAdding: boolean;
  onAdd: () => void;
  onGenerate: (regenerate: boolean) => void;
};

export function PlanToolbar({ project, busyWords, failure, isAdding, onAdd, onGenerate }: PlanToolbarProps) {
  const isPlanned = project.subtasks.some((subtask) => subtask.aiGenerated);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="text-xl font-bold">Subtasks</h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          {hasAi() && (
            <Button busy={busyWords !== undefined} onClick={() => onGenerate(isPlanned)}>
              {busyWords === undefined &&
                (isPlanned ? (
                  <RefreshCw className="size-4" aria-hidden="true" />
                ) : (
                  <Sparkles className="size-4" aria-hidden="true" />
                ))}
              {isPlanned ? 'Regenerate' : 'Generate AI subtasks'}
            </Button>
          )}
          <Button id="add-subtask" variant="primary" aria-expanded={isAdding} onClick={onAdd}>
            <Plus className="size-4" aria-hidden="true" />
            Add Subtask
          </Button>
        </div>
      </div>
      <Overview project={project} />
      {isPlanned && hasAi() && (
        <p className="text-xs text-ink-soft print:hidden">
          Regenerate plans the rest anew. What you added, edited, started, completed or pinned stays.
        </p>
      )}
      {failure !== undefined && (
        <ErrorBanner
          message={failure}
          onRetry={() => onGenerate(isPlanned)}
          retrying={busyWords !== undefined}
        >
          The plan is as it was.
        </ErrorBanner>
      )}
      <p role="status" className="flex items-center gap-2 text-sm font-semibold empty:hidden">
        {busyWords !== undefined && (
          <>
            <Spinner size="small" />
            {busyWords}
          </>
        )}
      </p>
    </div>
  );
}
