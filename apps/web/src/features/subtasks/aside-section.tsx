import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Beside the list there is room for it; above the list, on a narrow screen, the tasks come first. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

type AsideSectionProps = { title: string; note?: ReactNode; children: ReactNode };

export const AsideSection = ({ title, note, children }: AsideSectionProps) => (
  <details open={isWide()} className={classNames(cardClass, 'group min-w-0')}>
    <summary className="flex min-h-11 list-none items-baseline gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
      <h2 className="text-sm font-bold">{title}</h2>
      <span className="min-w-0 flex-1 text-right text-xs text-ink-soft">{note}</span>
      <ChevronDown
        className="size-4 shrink-0 self-center text-ink-soft transition-transform group-open:rotate-180"
        aria-hidden="true"
      />
    </summary>
    <div className="px-4 pb-4">{children}</div>
  </details>
);
