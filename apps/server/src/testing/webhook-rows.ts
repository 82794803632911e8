import type { Row } from './authorization-row.ts';
import type { Owner } from './owner.ts';

const NEW = { name: 'Automation', address: 'https://hooks.example/mine', kinds: ['task'] };

const webhook = (owner: Owner) => ({ id: owner.webhookId });

/** A call for each operation of webhooks. */
export const WEBHOOK_ROWS: Record<string, Row> = {
  'webhooks.list': { own: () => ({}), ofOneself: true },
  'webhooks.create': {
    own: (owner) => ({ body: { ...NEW, projectId: owner.projectId } }),
    mixed: (victim) => [{ body: { ...NEW, id: victim.webhookId, userId: victim.userId } }],
  },
  'webhooks.change': {
    own: (owner) => ({ params: webhook(owner), body: { name: 'Renamed' } }),
    mixed: (victim, attacker) => [
      { params: webhook(attacker), body: { id: victim.webhookId, userId: victim.userId, name: 'Mine' } },
    ],
  },
  'webhooks.remove': { own: (owner) => ({ params: webhook(owner) }) },
  'webhooks.test': { own: (owner) => ({ params: webhook(owner) }) },
  'webhooks.deliveries': { own: (owner) => ({ params: webhook(owner) }) },
  'webhooks.redeliver': {
    own: (owner) => ({ params: { ...webhook(owner), deliveryId: owner.deliveryId } }),
    mixed: (victim, attacker) => [
      { params: { ...webhook(attacker), deliveryId: victim.deliveryId } },
      { params: { ...webhook(victim), deliveryId: attacker.deliveryId } },
    ],
  },
};
