import { z } from 'zod';
import { paths } from './paths.ts';
import { data, route } from './route.ts';
import { Instant, identity } from './values.ts';

export const User = z
  .object({
    ...identity,
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    phoneNumber: z.string(),
    location: z.string(),
    /** An IANA zone: what "today" means for this person. */
    timezone: z.string(),
    bio: z.string(),
    avatar: z.object({ url: z.string() }).nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

export const userRoutes = {
  profile: route({
    endpoint: paths.users.profile,
    access: 'user',
    summary: 'The profile of the signed-in user',
    answer: data(User),
  }),
} as const;
