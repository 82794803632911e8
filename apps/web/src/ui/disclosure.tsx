import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Beside a list there is room for what is inside; above it, on a narrow screen, the list comes first. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

type DisclosureProps = {
  title: string;
  /** A word or two that can be read without opening it. */
  note?: ReactNode;
  /** What is inside reaches to the edges. */
  isFlush?: boolean;
  /** Open from the start, also where the screen is narrow. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A titled part that can be folded; open from the start where the screen is wide. Stands in a card, alone or stacked. */
export const Disclosure = ({ title, note, isFlush, isOpen, children }: DisclosureProps) => (
  <details open={isOpen || isWide()} className="group min-w-0 border-t border-line first:border-t-0">
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
