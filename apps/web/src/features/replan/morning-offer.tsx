import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { formatHours } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ReplanDialog } from './replan-dialog.tsx';
import { troubleText } from './replan-words.ts';
import { useApplyReplan, useReplan } from './use-replan.ts';

/** In the morning: what of the plan no longer holds, and the way to look at it. Nothing moves by itself. */
export function MorningOffer() {
  const { data: replan } = useReplan();
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useApplyReplan(undefined);
  const trouble = replan && troubleText(replan);
  const count = replan?.unfinished.count ?? 0;
  return (
    <section
      aria-label="The days ahead"
      className="flex min-h-32 flex-wrap content-center sm:min-h-16 items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-sheet px-5 py-3"
    >
      <CalendarSync className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-64 text-sm">
        {!replan && <span className="text-ink-soft">Looking at the days ahead...</span>}
        {replan && (trouble ?? `Today’s plan holds: ${formatHours(replan.today.plannedHours)} of work.`)}
      </p>
      {trouble && (
        <div className="flex flex-wrap gap-2">
          {count > 0 && (
            <Button
              size="small"
              busy={isPending}
              onClick={() => replan && mutate({ stamp: replan.stamp, how: 'to-today' })}
            >
              Move {count} unfinished to today
            </Button>
          )}
          <Button size="small" variant="primary" onClick={() => setOpen(true)}>
            See what would move
          </Button>
        </div>
      )}
      {open && <ReplanDialog open onOpenChange={setOpen} />}
    </section>
  );
}
