/** Which hours a quote is priced by: the estimates as they are, or what a half or four fifths of such work needed at most. */
export const QUOTE_BASES = ['guess', 'p50', 'p80'] as const;
export type QuoteBasis = (typeof QUOTE_BASES)[number];

/** `replaced` was sent, and a later version after it. */
export const QUOTE_STATES = ['draft', 'sent', 'replaced', 'accepted', 'declined'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const QUOTE_VALID_DAYS = 30;
export const QUOTE_NOTE_MAX_LENGTH = 2_000;
export const QUOTE_NAME_MAX_LENGTH = 120;
/** Most versions of a project's quote. */
export const QUOTES_MAX_COUNT = 100;
