import { Button } from './button.tsx';

type WorkProgressProps = {
  /** How far it is, in words; empty before there is anything to say. */
  words: string;
  /** What came last. */
  latest: string | undefined;
  onCancel: () => void;
  cancelling: boolean;
};

/** How far some longer work is, with the way to call it off. What is counted is not read out: there is much of it. */
export const WorkProgress = ({ words, latest, onCancel, cancelling }: WorkProgressProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
    <div className="min-h-10 min-w-0 flex-1 basis-56">
      <p className="font-semibold">{words}</p>
      <p className="truncate text-ink-soft">{latest}</p>
    </div>
    <Button size="small" busy={cancelling} onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
