import type { calibrationRoutes } from '@daymark/contract/calibration';
import { calibrationOf } from '../calibration/service.ts';
import type { Handlers } from './mount.ts';

export const calibrationHandlers: Handlers<typeof calibrationRoutes> = {
  show: (_input, context) => calibrationOf(context),
};
