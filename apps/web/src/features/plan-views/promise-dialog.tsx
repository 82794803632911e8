import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { usePromiseWarnings } from '../../plan-data/promises.ts';
import { formatDay } from '../../platform/format.ts';
import { BrokenPromises } from '../../ui/broken-promises.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownItem } from './shown-item.ts';

type PromiseDialogProps = {
  item: ShownItem;
  day: Day;
  open: boolean;
  onMove: () => void;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a task is moved to a day that breaks a promise. */
export function PromiseDialog({ item, day, open, onMove, onOpenChange }: PromiseDialogProps) {
  const warnings = usePromiseWarnings([{ projectId: item.projectId, finish: day }]);
  const move = () => {
    onOpenChange(false);
    onMove();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Move past a promised day?`}
      description={t`“${item.title}” would move to ${formatDay(day)}. Nothing was moved yet.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Keep the day`}</Button>
          <Button variant="primary" onClick={move}>
            {t`Move anyway`}
          </Button>
        </>
      }
    >
      <BrokenPromises warnings={warnings} />
    </Dialog>
  );
}
