import { INVITATION_DAYS } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { shape } from './shape.ts';
import { Email } from './text.ts';
import { Id, Instant, identity } from './values.ts';

/** An invitation without its link. */
export const Invitation = shape('Invitation', {
  ...identity,
  /** Where it was mailed to; once it is used, the address of the account. Null for a link that the owner hands over. */
  email: z.string().nullable(),
  state: z.enum(['open', 'used', 'expired']),
  createdAt: Instant,
  expiresAt: Instant,
  usedAt: Instant.nullable(),
});
export type Invitation = z.output<typeof Invitation>;

export const NewInvitation = z.object({
  /** Where its link is mailed to; null to hand it over oneself. */
  email: Email.nullable().default(null),
  days: z.literal(INVITATION_DAYS, { error: t`An invitation is valid for 1, 7 or 30 days` }),
});
export type NewInvitation = z.input<typeof NewInvitation>;

/** A person with an account, as the owner of the server sees them: nothing of what they write. */
export const Person = shape('Person', {
  ...identity,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Since when the owner keeps them out; null if they may log in. */
  disabledAt: Instant.nullable(),
  projects: z.int(),
  createdAt: Instant,
  /** When they last used the server, by the day; by the minute while they are signed in. Null if never. */
  seenAt: Instant.nullable(),
  /** Whether it is the owner. */
  isOwner: z.boolean(),
});
export type Person = z.output<typeof Person>;

export const removed = z.object({ id: Id });
