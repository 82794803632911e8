import type { userRoutes } from '@daymark/contract/users';
import type { Handlers } from '../http/mount.ts';
import { readProfile } from './service.ts';

export const userHandlers: Handlers<typeof userRoutes> = {
  profile: (_, context) => readProfile(context),
};
