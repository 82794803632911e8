/**
 * With more pages than this, the pager shows a sliding window: on a phone, seven buttons of 44 px do not fit beside
 * both arrows.
 */
export const MAX_BUTTONS = { wide: 7, narrow: 5 } as const;

/** A page, or a gap for pages that are left out. */
export type PagerEntry = number | 'gap before' | 'gap after';

/**
 * The entries of a pager: every page if they fit; else the first, the last and a window around the current one, with
 * gaps between them. The number of entries is constant, so that the buttons do not move under the pointer.
 */
export function pagerEntries(page: number, pages: number, most: number = MAX_BUTTONS.wide): PagerEntry[] {
  if (pages <= most) return range(1, pages);
  // Without the first or the last page and one gap.
  const run = most - 2;
  const beside = (run - 3) / 2;
  if (page < run) return [...range(1, run), 'gap after', pages];
  if (page > pages - run + 1) return [1, 'gap before', ...range(pages - run + 1, pages)];
  return [1, 'gap before', ...range(page - beside, page + beside), 'gap after', pages];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
