import { STATUSES, type Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { useDropTarget } from './dragging.ts';
import { ItemButton } from './item-button.tsx';
import { useStage } from './plan-stage.tsx';
import { type Folded, foldHabits, type ShownItem } from './shown-item.ts';

/** Cards rendered at a time, because a column may have two thousand. */
const AT_ONCE = 40;

function Column({ status, items }: { status: Status; items: readonly Folded[] }) {
  const { moving, isPrinting } = useStage();
  const [wanted, setWanted] = useState(AT_ONCE);
  const shown = isPrinting ? items.length : wanted;
  const { ref, over } = useDropTarget<HTMLElement>(() => ({ status }));
  const isTarget =
    over !== undefined || (moving !== undefined && 'status' in moving.to && moving.to.status === status);
  return (
    <section
      ref={ref}
      data-column={status}
      aria-label={`${statusWords(status)}, ${items.length}`}
      className={classNames(
        'grid min-w-0 content-start gap-2 rounded-lg bg-well p-3',
        isTarget && 'outline-2 -outline-offset-2 outline-dashed outline-ink',
      )}
    >
      <h3 className="flex items-center justify-between text-base font-bold">
        <StatusMark status={status} className="text-base" />
        <span className="font-normal text-ink-soft tabular-nums">{items.length}</span>
      </h3>
      <ul className="grid grid-cols-1 gap-1.5 empty:hidden">
        {items.slice(0, shown).map(({ item, days }) => (
          <li key={days[0]?.id} className="min-w-0">
            <ItemButton item={item} days={days} look="card" showsDay />
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="py-4 text-center text-sm text-ink-soft">{t`Nothing here.`}</p>}
      {items.length > shown && (
        <Button size="small" onClick={() => setWanted(wanted + AT_ONCE)} className="print:hidden">
          {t`Show ${Math.min(AT_ONCE, items.length - shown)} more`}
        </Button>
      )}
    </section>
  );
}

/** A column for each status: dropping a card on a column sets its status. The last completed work comes first. */
export function BoardView({ items }: { items: readonly ShownItem[] }) {
  const { today } = useStage();
  const columns = useMemo(
    () => Map.groupBy(foldHabits(items, today), ({ item }) => item.status),
    [items, today],
  );
  const of = (status: Status) =>
    status === 'Completed' ? (columns.get(status) ?? []).toReversed() : (columns.get(status) ?? []);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {STATUSES.map((status) => (
        <Column key={status} status={status} items={of(status)} />
      ))}
    </div>
  );
}
