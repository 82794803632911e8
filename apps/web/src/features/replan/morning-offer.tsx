import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatHours } from '../../lib/format.ts';
import { useToday } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lateDialog } from '../../ui/late.tsx';
import { toWorkText, troubleText } from './replan-words.ts';
import { useApplyReplan, useOutlook } from './use-replan.ts';

const ReplanDialog = lateDialog(async () => (await import('./replan-dialog.tsx')).ReplanDialog);

/**
 * The problems of today's plan, with a button to review the repair. Nothing moves automatically. Its height is constant
 * while it loads, because the content below must not move under a finger.
 */
export function MorningOffer() {
  const today = useToday();
  const { data: outlook, isSure } = useOutlook();
  const [open, setOpen] = useState<boolean>();
  const { mutate, isPending } = useApplyReplan(undefined);
  const trouble = outlook && troubleText(outlook);
  const unfinished = outlook?.unfinished ?? { count: 0, hours: 0, to: today };
  return (
    <section
      aria-label="The coming days"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-sheet px-5 py-3 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <CalendarSync className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <p className="flex min-h-20 items-center text-sm sm:min-h-10">
        {!outlook && <span className="text-ink-soft">Checking the coming days...</span>}
        {outlook && (trouble ?? `Today’s plan holds: ${formatHours(outlook.today.plannedHours)} of work.`)}
      </p>
      <div
        className={classNames(
          'col-span-2 grid grid-cols-2 gap-2 sm:flex sm:justify-end lg:col-span-1',
          !(trouble && isSure) && 'invisible',
        )}
      >
        <Button
          size="small"
          busy={isPending}
          className={classNames('max-sm:px-2', unfinished.count === 0 && 'invisible')}
          onClick={() => outlook && mutate({ stamp: outlook.stamp, how: 'to-today' })}
        >
          {toWorkText(unfinished, today)}
        </Button>
        <Button size="small" variant="primary" className="max-sm:px-2" onClick={() => setOpen(true)}>
          See what would move
        </Button>
      </div>
      {open !== undefined && (
        <Suspense>
          <ReplanDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </section>
  );
}
