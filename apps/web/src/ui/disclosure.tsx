import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** On a wide screen it is beside a list and open; on a narrow one it is above the list and closed. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

type DisclosureProps = {
  title: string;
  /** A short text that is visible while it is closed. */
  note?: ReactNode;
  /** The content has no padding. */
  isFlush?: boolean;
  /** Initially open, also on a narrow screen. */
  isOpen?: boolean;
  /** Initially folded, also on a wide screen: it is empty, or seldom asked for. */
  isFolded?: boolean;
  children: ReactNode;
};

/**
 * Whether a part that can be folded is open. What comes into it later opens it; only the person folds it, so that nothing
 * moves away under their pointer.
 */
export function useFold(opens: boolean) {
  const [isOpen, setOpen] = useState(opens);
  const [hasOpened, setHasOpened] = useState(opens);
  if (opens && !hasOpened) {
    setHasOpened(true);
    setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** A titled part that can be folded; initially open on a wide screen. For use in a card. */
export function Disclosure({ title, note, isFlush, isOpen, isFolded, children }: DisclosureProps) {
  const [isUnfolded, setUnfolded] = useFold(isOpen || (!isFolded && isWide()));
  return (
    <details
      open={isUnfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className="group min-w-0 border-t border-line first:border-t-0"
    >
      <summary className="flex min-h-11 list-none items-baseline gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-sm font-bold">{title}</h2>
        <span className="min-w-0 flex-1 text-right text-xs text-ink-soft">{note}</span>
        <ChevronDown
          className="size-4 shrink-0 self-center text-ink-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className={isFlush ? undefined : 'px-4 pb-4'}>{children}</div>
    </details>
  );
}
