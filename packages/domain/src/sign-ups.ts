/** Who may sign up on a server: anybody, those with an invitation of its owner, nobody. */
export const SIGN_UP_POLICIES = ['open', 'invited', 'closed'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** For how many days an invitation can be used. */
export const INVITATION_DAYS = [1, 7, 30] as const;

/** Most invitations that can be used at a time. */
export const INVITATIONS_MAX_COUNT = 100;

/** How long an invitation that was used or has expired is still listed. */
export const ENDED_INVITATION_DAYS = 30;
