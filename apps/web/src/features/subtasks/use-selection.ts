import { useMemo, useRef, useState } from 'react';

export interface Selection {
  isOn: boolean;
  ids: ReadonlySet<string>;
  start: () => void;
  end: () => void;
  /** Alone, or with all between it and the one before. */
  toggle: (id: string, isRange: boolean) => void;
  /** Exactly these. */
  choose: (ids: Iterable<string>) => void;
}

/** From the one to the other, both included, in whichever order they stand. */
function between(order: readonly string[], from: string, to: string): string[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  return a < 0 || b < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Rows that are selected, in a list of this order. What leaves the list is no longer selected. */
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
