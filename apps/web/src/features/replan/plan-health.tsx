import { t } from '@daymark/words/t';
import { CalendarSync, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { figuresOf } from '../../plan-data/replan-query.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LateReplanDialog } from './late-replan-dialog.tsx';
import { onlyGivesDays, toWorkText, troubleText } from './trouble-words.ts';
import { useApplyReplan, useReplan } from './use-replan.ts';
import { WaysOut } from './ways-out.tsx';

type PlanHealthProps = {
  projectId: string;
  /** Whether there will be content, so that its room is reserved. */
  isExpected: boolean;
};

/** The problems of a project's plan, with their remedies. */
export function PlanHealth({ projectId, isExpected }: PlanHealthProps) {
  const today = useToday();
  const { data: replan, isPending: isFirst } = useReplan(projectId);
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useApplyReplan(projectId);
  const undated = replan?.moves.filter(({ from }) => from === null).length;
  const trouble = replan && troubleText(figuresOf(replan), undated);
  if (isFirst && isExpected) return <div className="h-32 rounded-lg border border-line" />;
  if (!replan || !trouble) return null;
  const { stamp, feasible } = replan;
  const holdsNot = onlyGivesDays(replan) ? t`Some tasks have no day` : t`The plan no longer holds`;
  return (
    <section
      aria-labelledby="plan-health"
      className={classNames(
        'grid min-h-32 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-2 rounded-lg border px-4 py-4 print:hidden',
        feasible ? 'border-line bg-sheet' : 'border-signal bg-signal-wash',
      )}
    >
      {feasible ? (
        <CalendarSync className="mt-0.5 size-5 text-ink-soft" aria-hidden="true" />
      ) : (
        <TriangleAlert className="mt-0.5 size-5 text-signal" aria-hidden="true" />
      )}
      <h2 id="plan-health" className="font-bold">
        {feasible ? holdsNot : t`Some tasks do not fit before the due date`}
      </h2>
      <div className="col-start-2 grid gap-3 text-sm">
        <p>
          {trouble} {t`Nothing was moved.`}
        </p>
        {!feasible && (
          <WaysOut
            {...replan}
            today={today}
            busy={isPending}
            onTake={(wayOut) => mutate({ stamp, how: { wayOut } })}
          />
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {replan.moves.length > 0 && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t`See what would move`}
            </Button>
          )}
          {replan.unfinished.count > 0 && (
            <Button size="small" busy={isPending} onClick={() => mutate({ stamp, how: 'to-today' })}>
              {toWorkText(replan.unfinished, today)}
            </Button>
          )}
        </div>
      </div>
      {open && <LateReplanDialog projectId={projectId} open onOpenChange={setOpen} />}
    </section>
  );
}
