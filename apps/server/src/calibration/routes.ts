import type { calibrationRoutes } from '@daymark/contract/calibration';
import type { Handlers } from '../http/mount.ts';
import { calibrationOf } from './service.ts';

export const calibrationHandlers: Handlers<typeof calibrationRoutes> = {
  show: (_input, context) => calibrationOf(context),
};
