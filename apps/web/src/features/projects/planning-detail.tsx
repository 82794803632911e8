import { soFarWords, type usePlanning } from '../../plan-data/use-planning.ts';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { canCallOff } from './creating.ts';

type PlanningDetailProps = {
  draft: { generate: boolean };
  planning: ReturnType<typeof usePlanning>;
};

/** The progress of a language model that plans a new project, with a button to cancel it. */
export function PlanningDetail({ draft, planning: { progress, stop } }: PlanningDetailProps) {
  if (!canCallOff(draft)) return null;
  return (
    <div className="w-full max-w-md rounded-md border border-line bg-sheet px-4 py-3">
      <WorkProgress
        words={soFarWords(progress)}
        latest={progress.latest}
        onCancel={stop}
        cancelling={progress.isStopping}
      />
    </div>
  );
}
