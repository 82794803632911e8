import { type RefObject, useEffect } from 'react';

const idOf = (list: HTMLElement, row: string): string | null | undefined =>
  list.querySelector(row)?.getAttribute('data-value');

/**
 * Keeps the first row selected when others come above it later, so that Enter runs the best match and not what stood there
 * alone before the answer came. A row that was selected by hand stays selected.
 */
export function useFirstRow(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const rows = list.current;
    if (!rows) return undefined;
    const first = () => idOf(rows, '[cmdk-item]');
    let before = first();
    const observer = new MutationObserver(() => {
      const isOnFirst = idOf(rows, '[cmdk-item][aria-selected="true"]') === before;
      before = first();
      // cmdk lets nobody select but by its keys.
      if (isOnFirst) rows.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    });
    observer.observe(rows, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [list]);
}
