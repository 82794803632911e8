import type { pushDeviceRoutes } from '@daymark/contract/push-devices';
import { PUSH_TESTS } from '../auth/limits.ts';
import { countUse } from '../auth/service.ts';
import {
  addPushDevice,
  changePushDevice,
  pushDevicesOf,
  removePushDevice,
  testPushDevice,
} from '../push-devices/service.ts';
import type { Handlers } from './mount.ts';

export const pushDeviceHandlers: Handlers<typeof pushDeviceRoutes> = {
  list: (_, context) => pushDevicesOf(context),
  add: ({ body }, context) => addPushDevice(context, body),
  change: ({ params, body }, context) => changePushDevice(context, params.id, body),
  remove: ({ params }, context) => removePushDevice(context, params.id),
  test: async ({ params }, context) => {
    await countUse(context, PUSH_TESTS);
    return testPushDevice(context, params.id);
  },
};
