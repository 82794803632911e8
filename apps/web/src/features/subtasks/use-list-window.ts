import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { usePrinting } from '../../ui/use-printing.ts';

/** A list as long as this is on the page as a whole, so that the browser's own find reaches all of it. */
const WHOLE_UP_TO = 150;
const BEYOND_SIGHT = 12;

/** Where the list begins on the page: it moves with what stands above it. */
function useTopOf(list: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => list.current && setTop(list.current.getBoundingClientRect().top + window.scrollY);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

interface ListWindowOptions {
  keys: readonly string[];
  estimate: (index: number) => number;
  /** Stay on the page wherever one scrolls, such as what is being typed into. The row with the focus does too. */
  kept: ReadonlySet<string>;
}

/** The part of a long list that is in sight, in the flow of the page: what is left out is a margin. */
export function useListWindow<E extends HTMLElement>({ keys, estimate, kept }: ListWindowOptions) {
  const list = useRef<E>(null);
  const top = useTopOf(list);
  const isWhole = usePrinting() || keys.length <= WHOLE_UP_TO;

  const rangeExtractor = (range: Range): number[] => {
    const focused = list.current?.contains(document.activeElement)
      ? document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index
      : undefined;
    const stay = [...kept].map((key) => keys.indexOf(key));
    const all = new Set([...defaultRangeExtractor(range), ...stay, Number(focused ?? -1)]);
    return [...all].filter((index) => index >= 0 && index < range.count).sort((a, b) => a - b);
  };
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: estimate,
    getItemKey: (index) => keys[index] ?? index,
    overscan: isWhole ? keys.length : BEYOND_SIGHT,
    scrollMargin: top,
    rangeExtractor,
    useFlushSync: false,
  });

  let end = top;
  const inSight = virtualizer.getVirtualItems().map(({ index, start, end: itsEnd }) => {
    const margin = start - end;
    end = itsEnd;
    return { index, margin };
  });
  return {
    list,
    inSight,
    /** What the list goes on for after the last one in sight, in pixels. */
    rest: virtualizer.getTotalSize() + top - end,
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}
