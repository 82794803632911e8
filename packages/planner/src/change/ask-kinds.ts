export const ASK_KINDS = ['new', 'changed', 'dropped', 'unclear'] as const;
export type AskKind = (typeof ASK_KINDS)[number];
