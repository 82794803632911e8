import { plural, t } from '@daymark/words/t';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReplanMoves } from './replan-moves.tsx';
import { introText } from './replan-words.ts';
import { toWorkText } from './trouble-words.ts';
import { useApplyReplan, useReplan } from './use-replan.ts';
import { useStaying } from './use-staying.ts';
import { WaysOut } from './ways-out.tsx';

type ReplanDialogProps = {
  /** One project; all if undefined. */
  projectId?: string;
  /** A wait whose answer came early: what it makes possible. */
  answered?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The moves and their reasons, before anything is changed. */
export function ReplanDialog({ projectId, answered, open, onOpenChange }: ReplanDialogProps) {
  const today = useToday();
  const left = useStaying();
  const { staying } = left;
  const query = useReplan(projectId, staying, answered ? { answered } : {});
  const { data: replan, error, isFetching } = query;
  const { mutate, isPending } = useApplyReplan(projectId, () => onOpenChange(false), left.moveAll);
  const apply = (how: 'moves' | 'to-today' | { wayOut: string }) =>
    replan && mutate({ stamp: replan.stamp, how, staying, ...(answered && { answered }) });
  const moves = replan?.moves.length ?? 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={answered ? t`What can be brought forward` : t`What would move`}
      description={
        replan && !answered ? introText(replan, staying.length > 0) : t`Nothing is moved until you say so.`
      }
      size="large"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} className={moves > 0 ? 'max-sm:hidden' : ''}>
            {moves > 0 ? t`Keep the plan` : t`Close`}
          </Button>
          {replan && !answered && replan.unfinished.count > 0 && (
            <Button busy={isPending || isFetching} onClick={() => apply('to-today')}>
              {toWorkText(replan.unfinished, today)}
            </Button>
          )}
          {moves > 0 && (
            <Button variant="primary" busy={isPending || isFetching} onClick={() => apply('moves')}>
              {answered ? t`Bring ${plural(moves, '# task')} forward` : t`Move ${plural(moves, '# task')}`}
            </Button>
          )}
        </>
      }
    >
      {error && !replan && (
        <QueryError query={query} message={t`The plan could not be checked`}>
          {t`Nothing was moved.`}
        </QueryError>
      )}
      {!replan && !error && (
        <p role="status" className="flex items-center gap-2 py-6">
          <Spinner size="small" />
          {t`Checking the coming days...`}
        </p>
      )}
      {replan && (
        <div className="grid grid-cols-1 gap-5">
          <ReplanMoves {...{ replan, projectId, today, left }} />
          {!replan.feasible && projectId !== undefined && (
            <WaysOut
              {...replan}
              today={today}
              busy={isPending || isFetching}
              onTake={(wayOut) => apply({ wayOut })}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
