/** Who may sign up on a server: anybody, those with an invitation of its owner, nobody. */
export const SIGN_UP_POLICIES = ['open', 'invited', 'closed'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];
