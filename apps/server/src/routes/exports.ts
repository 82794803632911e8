import type { exportRoutes } from '@daymark/contract/exports';
import { exportAccount } from '../exports/service.ts';
import type { Handlers } from './mount.ts';

export const exportHandlers: Handlers<typeof exportRoutes> = {
  account: (_input, context) => exportAccount(context),
};
