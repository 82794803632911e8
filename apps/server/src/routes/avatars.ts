import type { avatarRoutes } from '@daymark/contract/avatars';
import { removeAvatar, showAvatar, uploadAvatar } from '../avatars/service.ts';
import type { Handlers } from './mount.ts';

export const avatarHandlers: Handlers<typeof avatarRoutes> = {
  upload: ({ upload }, context) => uploadAvatar(context, upload),
  remove: (_, context) => removeAvatar(context),
  show: ({ params }, context) => showAvatar(context, params),
};
