import { SIGN_UP_POLICIES } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, route } from './route.ts';

const SignUpPolicy = z.enum(SIGN_UP_POLICIES, {
  error: t`Who may sign up is one of ${SIGN_UP_POLICIES.join(', ')}`,
});

/** What the owner of this server sees of it and decides about it. */
export const Server = z
  .object({
    version: z.string(),
    /** Who may sign up. */
    signUps: SignUpPolicy,
    /** Whether it listens on more than this machine's own addresses, so that others can reach its sign-up. */
    isReachableFromElsewhere: z.boolean(),
  })
  .meta({ id: 'Server' });
export type Server = z.output<typeof Server>;

export const serverRoutes = {
  get: route({
    endpoint: paths.server.get,
    access: 'owner',
    summary: 'What this server is, and who may sign up on it',
    answer: data(Server),
  }),
  change: route({
    endpoint: paths.server.change,
    access: 'owner',
    summary: 'Decide who may sign up from now on',
    body: z.object({ signUps: SignUpPolicy }),
    answer: data(Server),
  }),
} as const;
