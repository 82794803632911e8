import type { Row } from './authorization-row.ts';
import type { Owner } from './owner.ts';
import { subscriptionOf } from './push.ts';

const device = (owner: Owner) => ({ id: owner.pushDeviceId });

/** A call for each operation of devices with notifications. */
export const PUSH_ROWS: Record<string, Row> = {
  'pushDevices.list': { own: () => ({}), ofOneself: true },
  'pushDevices.add': {
    own: () => ({ body: subscriptionOf('https://push.example/new') }),
    ofOneself: true,
    mixed: (victim) => [
      {
        body: {
          ...subscriptionOf('https://push.example/mine'),
          id: victim.pushDeviceId,
          userId: victim.userId,
        },
      },
      { body: subscriptionOf(victim.pushEndpoint) },
    ],
  },
  'pushDevices.change': {
    own: (owner) => ({ params: device(owner), body: { kinds: ['digest'] } }),
    mixed: (victim, attacker) => [
      { params: device(attacker), body: { id: victim.pushDeviceId, userId: victim.userId, kinds: [] } },
    ],
  },
  'pushDevices.remove': { own: (owner) => ({ params: device(owner) }) },
  'pushDevices.test': { own: (owner) => ({ params: device(owner) }) },
};
