import { t } from '@daymark/words/t';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type MoreFieldsProps = {
  /** One of them has a value: then they are shown from the start. */
  isUsed: boolean;
  children: ReactNode;
};

/** The fields of a line that few lines need, folded. */
export function MoreFields({ isUsed, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/more">
      <summary className="inline-flex min-h-8 list-none items-center gap-1 text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {t`More`}
        <ChevronDown className="size-3.5 group-open/more:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-2">{children}</div>
    </details>
  );
}
