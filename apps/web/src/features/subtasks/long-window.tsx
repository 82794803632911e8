import { measureElement, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { usePrinting } from '../../ui/use-printing.ts';
import { type ListWindow, type Placed, useWholeWindow, WHOLE_UP_TO } from './whole-window.ts';

const BEYOND_SIGHT = 6;
/** The rendered range changes by this many items at a time, so that scrolling by one row renders nothing. */
const STEP = 4;

/** The list's offset on the page, which changes with the content above it. */
function useTopOf(list: { readonly current: HTMLElement | null }, isWanted: boolean): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const measure = () => list.current && setTop(list.current.getBoundingClientRect().top + window.scrollY);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, isWanted]);
  return top;
}

interface LongWindowProps {
  keys: readonly string[];
  estimate: (index: number) => number;
  /** Items that stay mounted wherever the user scrolls, such as an open form. So does the row with the focus. */
  kept: ReadonlySet<string>;
  children: (window: ListWindow) => ReactNode;
}

/**
 * The rendered range. During scrolling it may lag behind, so that scrolling stays smooth; changed items are rendered at
 * once.
 */
function useInSteps(keys: readonly string[], inSight: readonly Placed[], rest: number) {
  const signature = JSON.stringify({ inSight, rest });
  const present = useMemo(
    () => ({ keys, ...(JSON.parse(signature) as { inSight: Placed[]; rest: number }) }),
    [keys, signature],
  );
  const before = useDeferredValue(present);
  return before.keys === keys ? before : present;
}

/** Virtualises a long list in the flow of the page: items that are left out become margins. */
export function LongWindow({ keys, estimate, kept, children }: LongWindowProps) {
  const whole = useWholeWindow(keys);
  const { list } = whole;
  const isWhole = usePrinting() || keys.length <= WHOLE_UP_TO;
  const top = useTopOf(list, !isWhole);

  const rangeExtractor = (range: Range): number[] => {
    const focused = list.current?.contains(document.activeElement)
      ? document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index
      : undefined;
    const stay = [...kept].map((key) => keys.indexOf(key));
    const first = Math.floor((range.startIndex - BEYOND_SIGHT) / STEP) * STEP;
    const last = Math.ceil((range.endIndex + BEYOND_SIGHT) / STEP) * STEP;
    const around = Array.from({ length: last - first + 1 }, (_, place) => first + place);
    const all = new Set([...around, ...stay, Number(focused ?? -1)]);
    return [...all].filter((index) => index >= 0 && index < range.count).sort((a, b) => a - b);
  };
  // Stable while the items are the same: with a new function the virtualizer computes the position of every item anew.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: estimate,
    getItemKey,
    enabled: !isWhole,
    scrollMargin: top,
    // Heights come from the ResizeObserver's entries, because measuring would force a layout each time.
    measureElement: (element, entry, instance) => {
      if (entry) return measureElement(element, entry, instance);
      const index = instance.indexFromElement(element);
      return instance.itemSizeCache.get(keys[index] ?? index) ?? estimate(index);
    },
    rangeExtractor,
    useFlushSync: false,
  });

  let end = top;
  const found = virtualizer.getVirtualItems().map(({ index, start, end: itsEnd }) => {
    const margin = start - end;
    end = itsEnd;
    return { index, margin };
  });
  const shown = useInSteps(keys, isWhole ? [] : found, isWhole ? 0 : virtualizer.getTotalSize() + top - end);
  if (isWhole) return children(whole);
  return children({
    list,
    ...{ inSight: shown.inSight, rest: shown.rest, measure: virtualizer.measureElement },
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  });
}
