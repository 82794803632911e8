import { X } from 'lucide-react';

type ChipProps = {
  words: string;
  /** The accessible name of the remove button. */
  removeLabel: string;
  onRemove: () => void;
};

/** A removable item in a list, with a few words. */
export const Chip = ({ words, removeLabel, onRemove }: ChipProps) => (
  <li className="flex min-w-0 items-center rounded-sm bg-well pl-2.5 text-sm">
    <span className="min-w-0 truncate">{words}</span>
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="grid size-8 shrink-0 place-items-center rounded-sm text-ink-soft hover:text-signal pointer-coarse:size-11"
    >
      <X className="size-4" aria-hidden="true" />
    </button>
  </li>
);
