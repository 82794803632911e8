import type { ProjectDetails } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { CalendarSync, ChevronDown, Plus, RefreshCw, Sparkles } from 'lucide-react';
import { PLAN_HEADING_ID } from '../../plan-data/proposal-draft.ts';
import { type PlanningProgress, soFarWords } from '../../plan-data/use-planning.ts';
import { hasAi, modelName } from '../../platform/ai.ts';
import { Button } from '../../ui/button.tsx';
import { BuiltInButton, ErrorBanner } from '../../ui/error-banner.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import type { Wish } from './use-generate.ts';

type PlanToolbarProps = {
  project: ProjectDetails;
  /** Further entries of the plan's menu. */
  menu: readonly MenuItem[];
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

const REGENERATE_HINT = t`Plans the rest again. What you added, edited, started, completed or pinned stays.`;

/** What can be done with a plan: the entries of its menu. */
function PlanMenu({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu
      items={items}
      trigger={
        <Button aria-label={t`Change plan`}>
          <CalendarSync className="size-4" aria-hidden="true" />
          <span className="max-sm:hidden">{t`Change plan`}</span>
          <ChevronDown className="size-3.5" aria-hidden="true" />
        </Button>
      }
    />
  );
}

export function PlanToolbar(props: PlanToolbarProps) {
  const { project, menu, busyWords, failure, isAdding, onAdd, onGenerate } = props;
  const isPlanned = project.subtasks.some((subtask) => subtask.aiGenerated);
  const isBusy = busyWords !== undefined;
  const regenerate: MenuItem = {
    label: t`Regenerate`,
    hint: REGENERATE_HINT,
    icon: RefreshCw,
    disabled: isBusy,
    onSelect: () => onGenerate({ regenerate: true }),
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id={PLAN_HEADING_ID} tabIndex={-1} className="text-xl font-bold outline-none">
          {t`Tasks`}
        </h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          {hasAi() && !isPlanned && (
            <Button busy={isBusy} onClick={() => onGenerate({ regenerate: false })}>
              {!isBusy && <Sparkles className="size-4" aria-hidden="true" />}
              {t`Generate AI subtasks`}
            </Button>
          )}
          <PlanMenu items={[...menu, ...(hasAi() && isPlanned ? [regenerate] : [])]} />
          <Button id="add-subtask" variant="primary" aria-expanded={isAdding} onClick={onAdd}>
            <Plus className="size-4" aria-hidden="true" />
            {t`Add Subtask`}
          </Button>
        </div>
      </div>
      {failure !== undefined && (
        <ErrorBanner
          message={failure}
          onRetry={() => onGenerate({ regenerate: isPlanned })}
          retrying={isBusy}
          action={
            <BuiltInButton
              busy={isBusy}
              onUse={() => onGenerate({ regenerate: isPlanned, byBuiltIn: true })}
            />
          }
        >
          {t`The plan is unchanged.`}
        </ErrorBanner>
      )}
      <Working {...props} />
    </div>
  );
}
