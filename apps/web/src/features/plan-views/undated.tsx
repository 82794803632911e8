import { t } from '@daymark/words/t';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useDayTarget } from './day-cell.tsx';
import { ItemButton } from './item-button.tsx';
import { useStage } from './plan-stage.tsx';
import type { ShownItem } from './shown-item.ts';

const SHOWN = 12;

/** Open subtasks without a day: they can be dragged to one, or back here. */
export function Undated({ items }: { items: readonly ShownItem[] }) {
  const { isPrinting } = useStage();
  const [isOpen, setOpen] = useState(false);
  const { ref, targetClass } = useDayTarget<HTMLElement>(null);
  const open = items.filter(({ status }) => status !== 'Completed');
  if (open.length === 0) return null;
  const shown = isOpen || isPrinting ? open : open.slice(0, SHOWN);
  return (
    <section ref={ref} aria-labelledby="without-a-day" className={classNames('rounded-md p-1', targetClass)}>
      <h3 id="without-a-day" className="text-base font-bold">
        {t`Without a day`} <span className="font-normal text-ink-soft">{open.length}</span>
      </h3>
      <ul className="mt-2 grid grid-cols-1 gap-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((item) => (
          <li key={item.id} className="min-w-0">
            <ItemButton item={item} look="card" />
          </li>
        ))}
      </ul>
      {open.length > shown.length && (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)} className="mt-2 -ml-3">
          {t`Show all ${open.length}`}
        </Button>
      )}
    </section>
  );
}
