import type { Replan } from '@daymark/contract/replans';
import { plural, t } from '@daymark/words/t';
import { useState } from 'react';
import { reviewedWeek, type WeekChoice, type WeekWish } from '../../plan-data/week-review.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReplanMoves } from './replan-moves.tsx';
import { useApplyReplan, useReplan } from './use-replan.ts';
import { useStaying } from './use-staying.ts';

function movesText({ moves, feasible }: Replan): string {
  if (moves.length === 0)
    return feasible ? t`Nothing has to move.` : t`Not all of your work fits, and no moves make it fit.`;
  const moved = t`${plural(moves.length, '# task')} would move.`;
  return feasible ? moved : `${moved} ${t`Not all of your work fits then.`}`;
}

type WeekFormProps = { wish: WeekWish; open: boolean; onChoice: (choice: WeekChoice) => void };

function WeekForm({ wish: { projectId, week }, open, onChoice }: WeekFormProps) {
  const today = useToday();
  const left = useStaying();
  const { staying } = left;
  const { data: replan, isFetching } = useReplan(projectId, staying, open ? { week } : null);
  const { mutate: apply, isPending } = useApplyReplan(projectId, () => onChoice('moved'), left.moveAll);
  const moves = replan?.moves.length ?? 0;
  const busy = isPending || isFetching;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onChoice('cancelled')}
      title={t`What these working days move`}
      description={replan && `${movesText(replan)} ${t`Nothing is saved before you choose.`}`}
      size="large"
      footer={
        <>
          <Button onClick={() => onChoice('cancelled')}>{t`Cancel`}</Button>
          <Button
            variant={moves === 0 ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => onChoice('only-save')}
          >
            {t`Save without moving`}
          </Button>
          {replan && moves > 0 && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => apply({ stamp: replan.stamp, how: 'moves', staying, week })}
            >
              {t`Save and move ${plural(moves, '# task')}`}
            </Button>
          )}
        </>
      }
    >
      {replan && (
        <div className="grid grid-cols-1 gap-4">
          <ReplanMoves {...{ replan, projectId, today, left }} />
        </div>
      )}
    </Dialog>
  );
}

type WeekDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** What another working week would move, with the choice to save it with or without the moves. */
export function WeekDialog({ open, onOpenChange }: WeekDialogProps) {
  const [opened, setOpened] = useState(0);
  const review = reviewedWeek();
  if (!review) return null;
  const choose = (choice: WeekChoice) => {
    review.choose(choice);
    onOpenChange(false);
    setOpened((count) => count + 1);
  };
  return <WeekForm key={opened} wish={review} open={open} onChoice={choose} />;
}
