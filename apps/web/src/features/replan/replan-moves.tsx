import type { ReplanPreview } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { shownWarnings } from '../../plan-data/promises.ts';
import { BrokenPromises } from '../../ui/broken-promises.tsx';
import { MoveList } from './move-list.tsx';
import { ProjectWaysOut } from './project-ways-out.tsx';
import type { useStaying } from './use-staying.ts';

type ReplanMovesProps = {
  replan: ReplanPreview;
  /** The project that is replanned; all if undefined. */
  projectId?: string | undefined;
  today: Day;
  left: ReturnType<typeof useStaying>;
};

/** What a replan would move, which promises that breaks, and of all projects what does not fit. */
export const ReplanMoves = ({ replan, projectId, today, left }: ReplanMovesProps) => (
  <>
    <BrokenPromises warnings={shownWarnings(replan.promises)} />
    <MoveList
      moves={left.withLeft(replan.moves)}
      unplaced={replan.unplaced}
      today={today}
      namesProjects={projectId === undefined}
      canLeaveMore={left.canLeaveMore}
      onChange={left.change}
    />
    {!replan.feasible && projectId === undefined && (
      <ProjectWaysOut unplaced={replan.unplaced} today={today} />
    )}
  </>
);
