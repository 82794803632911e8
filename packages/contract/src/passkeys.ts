import { PASSKEY_NAME_MAX_LENGTH, PASSKEYS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { MadePasskey, PasskeyQuestion, PasskeyWish } from './passkey-values.ts';
import { paths } from './paths.ts';
import { Proof } from './proofs.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { line } from './text.ts';
import { ById, Id, Instant, identity } from './values.ts';

/** A passkey without its key. */
export const Passkey = shape('Passkey', {
  ...identity,
  name: z.string(),
  createdAt: Instant,
  /** Null if it was never used. */
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.output<typeof Passkey>;

export const passkeyRoutes = {
  list: route({
    endpoint: paths.passkeys.list,
    access: 'session',
    summary: `The passkeys of the user, the newest first, at most ${PASSKEYS_MAX_COUNT}`,
    answer: envelope({
      data: z.array(Passkey),
      count: z.int(),
      /** The address at which passkeys work; null if this server has an address without a name. */
      worksAt: z.string().nullable(),
    }),
  }),
  beginProof: route({
    endpoint: paths.passkeys.beginProof,
    access: 'session',
    summary: 'What a device signs to prove who is signed in, before a change of how they log in',
    refusals: ['conflict'],
    answer: data(PasskeyQuestion),
  }),
  beginAdding: route({
    endpoint: paths.passkeys.beginAdding,
    access: 'session',
    summary: 'How a device makes a passkey for this account; needs the password or another passkey',
    body: Proof,
    refusals: ['not_found', 'conflict', 'too_many_attempts', 'overloaded'],
    answer: data(PasskeyWish),
  }),
  add: route({
    endpoint: paths.passkeys.add,
    access: 'session',
    summary: 'Add the passkey that a device made',
    status: 201,
    body: z.object({ name: line(PASSKEY_NAME_MAX_LENGTH, t`Please enter a name`), passkey: MadePasskey }),
    refusals: ['not_found', 'conflict'],
    answer: data(z.object({ passkey: Passkey })),
  }),
  remove: route({
    endpoint: paths.passkeys.remove,
    access: 'session',
    summary: 'Remove a passkey: from now on it opens nothing',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
} as const;
