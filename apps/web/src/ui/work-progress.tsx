import { t } from '@daymark/words/t';
import { Button } from './button.tsx';

type WorkProgressProps = {
  /** The progress in words; empty at the beginning. */
  words: string;
  /** The last result. */
  latest: string | undefined;
  onCancel: () => void;
  cancelling: boolean;
};

/**
 * The progress of longer work, with a button to cancel it. Counts are not announced to screen readers, because there
 * are many.
 */
export const WorkProgress = ({ words, latest, onCancel, cancelling }: WorkProgressProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
    <div className="min-h-10 min-w-0 flex-1 basis-56">
      <p className="font-semibold">{words}</p>
      <p className="truncate text-ink-soft">{latest}</p>
    </div>
    <Button size="small" busy={cancelling} onClick={onCancel}>
      {t`Cancel`}
    </Button>
  </div>
);
