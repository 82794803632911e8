import { useMemo, useRef, useState } from 'react';

export interface Selection {
  isOn: boolean;
  ids: ReadonlySet<string>;
  start: () => void;
  end: () => void;
  /** One row, or the range from the last one. */
  toggle: (id: string, isRange: boolean) => void;
  /** Replaces the selection. */
  choose: (ids: Iterable<string>) => void;
}

/** The rows between two, both included, in either direction. */
function between(order: readonly string[], from: string, to: string): string[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  return a < 0 || b < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** The selected rows in a list. A row that leaves the list is deselected. */
export function useSelection(order: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const anchor = useRef<string>(undefined);
  const latest = useRef(order);
  latest.current = order;

  const ids = useMemo(() => new Set(order.filter((id) => chosen?.has(id))), [order, chosen]);
  const actions = useMemo(
    () => ({
      start: () => setChosen(new Set()),
      end: () => {
        anchor.current = undefined;
        setChosen(undefined);
      },
      toggle: (id: string, isRange: boolean) => {
        const from = anchor.current;
        anchor.current = id;
        setChosen((before = new Set()) => {
          if (isRange && from !== undefined) return before.union(new Set(between(latest.current, from, id)));
          return before.symmetricDifference(new Set([id]));
        });
      },
      choose: (wanted: Iterable<string>) => setChosen(new Set(wanted)),
    }),
    [],
  );
  return { isOn: chosen !== undefined, ids, ...actions };
}
