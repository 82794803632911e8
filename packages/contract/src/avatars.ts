import { z } from 'zod';
import { paths } from './paths.ts';
import { asset, data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { Id } from './values.ts';

/** The address of a person's picture. It contains no information, cannot be guessed, and changes with every upload. */
export const Avatar = shape('Avatar', { url: z.string() });
export type Avatar = z.output<typeof Avatar>;

export const avatarRoutes = {
  upload: route({
    endpoint: paths.avatars.upload,
    access: 'session',
    summary: 'Upload a picture of oneself: a JPEG, PNG, WebP or GIF under 5 MB',
    upload: 'avatar',
    refusals: ['too_many_attempts', 'overloaded'],
    answer: data(z.object({ avatar: Avatar })),
  }),
  remove: route({
    endpoint: paths.avatars.remove,
    access: 'session',
    summary: 'Remove the picture of oneself',
    answer: envelope({ message: z.string() }),
  }),
  show: route({
    endpoint: paths.avatars.show,
    access: 'public',
    summary: 'A picture, for whoever was given its address',
    params: z.object({ userId: Id, secret: z.string().regex(/^[\w-]{1,64}$/) }),
    answer: asset('image/webp'),
  }),
} as const;
