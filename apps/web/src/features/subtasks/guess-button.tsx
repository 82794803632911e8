import { t } from '@daymark/words/t';
import { Suspense, useState } from 'react';
import { formatHours } from '../../platform/format.ts';
import { ahead, late } from '../../ui/late.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { GuessProps } from './guess.ts';

const GuessForm = late(ahead(() => import('./guess-form.tsx').then((part) => part.GuessForm)));

/** Estimated hours, labelled as an estimate, to be corrected in place. */
export function GuessButton(props: GuessProps) {
  const { subtask } = props;
  const [isOpen, setOpen] = useState(false);
  const hours = subtask.estimatedHours === null ? '' : formatHours(subtask.estimatedHours);
  return (
    <Popover
      label={t`How long: ${subtask.title}`}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={t`${hours} (guess). Say how long: ${subtask.title}`}
          className="inline-flex min-h-6 items-center rounded-sm underline decoration-dotted underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
        >
          {hours}
        </button>
      }
    >
      <Suspense>
        <GuessForm {...props} onDone={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
