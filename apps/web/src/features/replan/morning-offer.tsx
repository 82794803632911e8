import { t } from '@daymark/words/t';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { formatHours } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { LateReplanDialog } from './late-replan-dialog.tsx';
import { toWorkText, troubleText } from './trouble-words.ts';
import { useApplyReplan, useOutlook } from './use-replan.ts';

/**
 * The problems of today's plan, with a button to review the repair. Nothing moves automatically. While it loads it has the
 * buttons already, because the content below must not move under a finger.
 */
export function MorningOffer() {
  const today = useToday();
  const { data: outlook, isSure } = useOutlook();
  const [open, setOpen] = useState<boolean>();
  const { mutate, isPending } = useApplyReplan(undefined);
  const trouble = outlook && troubleText(outlook);
  const unfinished = outlook?.unfinished ?? { count: 0, hours: 0, to: today };
  const canAct = trouble !== undefined && isSure;
  // A day that the user filled by hand is overbooked, although nothing would move.
  const canMove = !outlook || outlook.moving + outlook.unplaced + unfinished.count > 0;
  return (
    <section
      aria-label={t`The coming days`}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-sheet px-5 py-3 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <CalendarSync className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <p className="flex min-h-10 items-center text-sm">
        {!outlook && <span className="text-ink-soft">{t`Checking the coming days...`}</span>}
        {outlook && (trouble ?? t`Today’s plan holds: ${formatHours(outlook.today.plannedHours)} of work.`)}
      </p>
      {canMove && (!outlook || trouble) && (
        <div className="col-span-2 grid auto-cols-fr grid-flow-col gap-2 *:max-sm:min-h-13 *:max-sm:px-2 sm:flex sm:justify-end md:col-span-1">
          {unfinished.count > 0 && (
            <Button
              size="small"
              busy={isPending}
              disabled={!canAct}
              onClick={() => outlook && mutate({ stamp: outlook.stamp, how: 'to-today' })}
            >
              {toWorkText(unfinished, today)}
            </Button>
          )}
          <Button size="small" disabled={!canAct} onClick={() => setOpen(true)}>
            {t`See what would move`}
          </Button>
        </div>
      )}
      {open !== undefined && <LateReplanDialog open={open} onOpenChange={setOpen} />}
    </section>
  );
}
