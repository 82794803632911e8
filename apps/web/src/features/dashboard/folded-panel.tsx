import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cardClass } from '../../ui/card.tsx';
import { useFold } from '../../ui/disclosure.tsx';

type FoldedPanelProps = {
  title: string;
  /** Something in it must be seen. */
  opens: boolean;
  children: ReactNode;
};

/** A card of the dashboard that waits to be opened. */
export function FoldedPanel({ title, opens, children }: FoldedPanelProps) {
  const [isOpen, setOpen] = useFold(opens);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cardClass}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
          <h2 id={titleId} className="font-bold">
            {title}
          </h2>
          <ChevronDown
            className="size-4 text-ink-soft transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="px-5 pb-5 sm:px-6">{children}</div>
      </details>
    </section>
  );
}
