/**
 * What an API token may do. No scope includes another: each operation needs exactly one. `propose` writes no plan: it
 * asks the assistant and makes proposals, and accepting one needs `write`.
 */
export const SCOPES = ['read', 'propose', 'write'] as const;
export type Scope = (typeof SCOPES)[number];

/** For how many days an API token can be valid; null is for ever. */
export const TOKEN_DAYS = [30, 90, 365, null] as const;
