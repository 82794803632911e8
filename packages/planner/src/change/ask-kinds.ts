/** What the classifier tells apart. */
export const ASK_KINDS = ['new', 'changed', 'dropped', 'unclear'] as const;
export type LearnedKind = (typeof ASK_KINDS)[number];

/** What a mail says of the work. A `wait` is for what its writer or somebody else does by a day. */
export type AskKind = LearnedKind | 'wait';
