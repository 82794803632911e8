/** A link among words. */
export const linkClass =
  'rounded-sm font-semibold text-ink underline underline-offset-4 hover:text-ink-strong';

/** A link that stands by itself: a finger hits it beside its words too. */
export const loneLinkClass = `${linkClass} relative after:absolute after:-inset-x-2 after:-inset-y-2`;
