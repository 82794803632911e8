import type { Replan } from '@daymark/contract/replans';
import { plural } from '@daymark/domain/projects';
import { messageOf } from '../../lib/error-message.ts';
import { useToday } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MoveList } from './move-list.tsx';
import { useApplyReplan, useReplan } from './use-replan.ts';
import { WaysOut } from './ways-out.tsx';

type ReplanDialogProps = {
  /** One project; all without it. */
  projectId?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const introOf = ({ moves, feasible }: Replan): string => {
  if (moves.length > 0)
    return 'As few tasks as possible, each as little as possible. Pinned work and days that you set stay.';
  return feasible
    ? 'Everything can be done on the day that it has. Nothing moves.'
    : 'Nothing can be moved to make it fit.';
};

function Content({
  replan,
  projectId,
  busy,
  onTake,
}: {
  replan: Replan;
  projectId: string | undefined;
  busy: boolean;
  onTake: (key: string) => void;
}) {
  const today = useToday();
  return (
    <div className="grid gap-5">
      <MoveList {...replan} today={today} namesProjects={projectId === undefined} />
      {!replan.feasible && projectId !== undefined && (
        <WaysOut {...replan} today={today} busy={busy} onTake={onTake} />
      )}
      {!replan.feasible && projectId === undefined && (
        <p className="text-sm text-ink-soft">Its project shows the ways out.</p>
      )}
    </div>
  );
}

/** What would move and why, before anything does. */
export function ReplanDialog({ projectId, open, onOpenChange }: ReplanDialogProps) {
  const { data: replan, error, isFetching, refetch } = useReplan(projectId);
  const { mutate, isPending } = useApplyReplan(projectId, () => onOpenChange(false));
  const apply = (how: 'moves' | 'to-today' | { wayOut: string }) =>
    replan && mutate({ stamp: replan.stamp, how });
  const [moves, unfinished] = [replan?.moves.length ?? 0, replan?.unfinished.count ?? 0];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="What would move"
      description={replan ? introOf(replan) : 'Nothing is moved until you say so.'}
      size="large"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{moves > 0 ? 'Keep the plan' : 'Close'}</Button>
          {unfinished > 0 && (
            <Button busy={isPending} onClick={() => apply('to-today')}>
              Move {unfinished} unfinished to today
            </Button>
          )}
          {moves > 0 && (
            <Button variant="primary" busy={isPending || isFetching} onClick={() => apply('moves')}>
              Move {plural(moves, 'task')}
            </Button>
          )}
        </>
      }
    >
      {error && !replan && (
        <ErrorBanner
          message={messageOf(error, 'The plan could not be looked at')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Nothing was moved.
        </ErrorBanner>
      )}
      {!replan && !error && (
        <p role="status" className="flex items-center gap-2 py-6">
          <Spinner size="small" />
          Looking at the days ahead...
        </p>
      )}
      {replan && (
        <Content
          replan={replan}
          projectId={projectId}
          busy={isPending}
          onTake={(wayOut) => apply({ wayOut })}
        />
      )}
    </Dialog>
  );
}
