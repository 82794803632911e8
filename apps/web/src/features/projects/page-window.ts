/** More pages than this are shown through a window that slides. */
const MAX_BUTTONS = 7;

/** A page to go to, or a gap in which pages are left out. */
export type PagerEntry = number | 'gap before' | 'gap after';

/**
 * What a pager shows: every page while there are at most seven; else the first, the last and a window around the
 * present one, gaps between them, always seven entries, so that the buttons do not move under the pointer.
 */
export function pagerEntries(page: number, pages: number): PagerEntry[] {
  if (pages <= MAX_BUTTONS) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap after', pages];
  if (page >= pages - 3) return [1, 'gap before', ...range(pages - 4, pages)];
  return [1, 'gap before', ...range(page - 1, page + 1), 'gap after', pages];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
