import type { userRoutes } from '@daymark/contract/users';
import { changePassword, deleteAccount } from '../auth/service.ts';
import type { Handlers } from '../http/mount.ts';
import { changeProfile, changeSettings } from './profile.ts';
import { readProfile, readSettings } from './service.ts';

export const userHandlers: Handlers<typeof userRoutes> = {
  profile: (_, context) => readProfile(context),
  changeProfile: ({ body }, context) => changeProfile(context, body),
  settings: (_, context) => readSettings(context),
  changeSettings: ({ body }, context) => changeSettings(context, body),
  changePassword: ({ body }, context) => changePassword(context, body),
  deleteAccount: ({ body }, context) => deleteAccount(context, body),
};
