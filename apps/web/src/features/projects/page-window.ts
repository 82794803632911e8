/** More pages than this are shown through a window that slides: so many fit where there is room, and on a phone (seven of 44 px with both arrows do not). */
export const MAX_BUTTONS = { wide: 7, narrow: 5 } as const;

/** A page to go to, or a gap in which pages are left out. */
export type PagerEntry = number | 'gap before' | 'gap after';

/**
 * What a pager shows: every page while they fit; else the first, the last and a window around the present one, gaps
 * between them, always as many entries, so that the buttons do not move under the pointer.
 */
export function pagerEntries(page: number, pages: number, most: number = MAX_BUTTONS.wide): PagerEntry[] {
  if (pages <= most) return range(1, pages);
  // What is left beside the first or the last page and one gap.
  const run = most - 2;
  const beside = (run - 3) / 2;
  if (page < run) return [...range(1, run), 'gap after', pages];
  if (page > pages - run + 1) return [1, 'gap before', ...range(pages - run + 1, pages)];
  return [1, 'gap before', ...range(page - beside, page + beside), 'gap after', pages];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
