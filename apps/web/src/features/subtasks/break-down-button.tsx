import type { Subtask } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { Split } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { late } from '../../ui/late.tsx';

const BreakDownDialog = late(() => import('./break-down-dialog.tsx').then((part) => part.BreakDownDialog));

/** Opens the steps of a task. */
export function BreakDownButton({ subtask }: { subtask: Subtask }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Split className="size-4" aria-hidden="true" />
        {t`Break down`}
      </Button>
      {isOpen && (
        <Suspense>
          <BreakDownDialog subtask={subtask} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
