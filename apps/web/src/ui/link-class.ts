/** A link among words. */
export const linkClass =
  'rounded-sm font-semibold text-ink underline underline-offset-4 hover:text-ink-strong';
