import { type RefObject, useMemo, useRef } from 'react';

/** Up to this length, all rows are rendered, so that the browser's search finds them. */
export const WHOLE_UP_TO = 150;

/** The index of a rendered item, and the margin before it. */
export type Placed = { index: number; margin: number };

/** Which items of a list are rendered. */
export interface ListWindow {
  list: RefObject<HTMLDivElement | null>;
  inSight: readonly Placed[];
  /** The height of the list after the last rendered item, in pixels. */
  rest: number;
  measure: ((element: Element | null) => void) | null;
  scrollTo: (index: number) => void;
}

/** All of them. */
export function useWholeWindow(keys: readonly string[]): ListWindow {
  const list = useRef<HTMLDivElement>(null);
  const inSight = useMemo(() => keys.map((_, index): Placed => ({ index, margin: 0 })), [keys]);
  const scrollTo = (index: number) =>
    list.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'center' });
  return { list, inSight, rest: 0, measure: null, scrollTo };
}
