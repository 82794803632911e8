import type { avatarRoutes } from '@daymark/contract/avatars';
import type { Handlers } from '../http/mount.ts';
import { removeAvatar, showAvatar, uploadAvatar } from './service.ts';

export const avatarHandlers: Handlers<typeof avatarRoutes> = {
  upload: ({ upload }, context) => uploadAvatar(context, upload),
  remove: (_, context) => removeAvatar(context),
  show: ({ params }, context) => showAvatar(context, params),
};
