import type { exportRoutes } from '@daymark/contract/exports';
import type { Handlers } from '../http/mount.ts';
import { exportAccount } from './service.ts';

export const exportHandlers: Handlers<typeof exportRoutes> = {
  account: (_input, context) => exportAccount(context),
};
