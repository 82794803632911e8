import type { userRoutes } from '@daymark/contract/users';
import { changePassword, deleteAccount } from '../auth/service.ts';
import { changeProfile, changeSettings } from '../profiles/service.ts';
import { retimeMails } from '../reminders/service.ts';
import { readProfile, readSettings } from '../users/service.ts';
import type { Handlers } from './mount.ts';

export const userHandlers: Handlers<typeof userRoutes> = {
  profile: (_, context) => readProfile(context),
  changeProfile: async ({ body }, context) => {
    const user = await changeProfile(context, body);
    if (body.timezone !== undefined) await retimeMails(context);
    return user;
  },
  settings: (_, context) => readSettings(context),
  changeSettings: ({ body }, context) => changeSettings(context, body),
  changePassword: ({ body }, context) => changePassword(context, body),
  deleteAccount: ({ body }, context) => deleteAccount(context, body),
};
