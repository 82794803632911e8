/** A link within text. */
export const linkClass =
  'rounded-sm font-semibold text-ink underline underline-offset-4 hover:text-ink-strong';

/** A link by itself, with a larger touch area. */
export const loneLinkClass = `${linkClass} relative after:absolute after:-inset-x-2 after:-inset-y-3`;
