import type { Row } from './authorization-row.ts';

/** Calls for clients and for what is waited for. */
export const CLIENT_ROWS: Record<string, Row> = {
  'clients.list': { own: () => ({}), ofOneself: true },
  'clients.create': { own: () => ({ body: { name: 'Another client' } }), ofOneself: true },
  'clients.get': { own: (owner) => ({ params: { id: owner.clientId } }) },
  'clients.change': {
    own: (owner) => ({ params: { id: owner.clientId }, body: { name: 'Renamed' } }),
    mixed: (victim, attacker) => [
      { params: { id: attacker.clientId }, body: { id: victim.clientId, name: 'Mine' } },
    ],
  },
  'waits.list': { own: (owner) => ({ params: { projectId: owner.projectId } }) },
  'waits.running': { own: () => ({}), ofOneself: true },
  'waits.start': {
    own: (owner) => ({
      params: { projectId: owner.projectId },
      body: { title: 'Another answer', subtaskId: owner.subtaskId, clientId: owner.clientId },
    }),
    mixed: (victim, attacker) => [
      { params: { projectId: attacker.projectId }, body: { title: 'Mine', subtaskId: victim.subtaskId } },
      { params: { projectId: attacker.projectId }, body: { title: 'Mine', clientId: victim.clientId } },
    ],
  },
  'waits.change': {
    own: (owner) => ({ params: { id: owner.waitId }, body: { title: 'Renamed' } }),
    mixed: (victim, attacker) => [{ params: { id: attacker.waitId }, body: { clientId: victim.clientId } }],
  },
  'waits.answer': { own: (owner) => ({ params: { id: owner.waitId }, body: {} }) },
  'waits.reopen': { own: (owner) => ({ params: { id: owner.waitId } }) },
  'waits.drop': { own: (owner) => ({ params: { id: owner.waitId } }) },
  'waits.reminder': { own: (owner) => ({ params: { id: owner.waitId } }) },
  'waits.reminded': { own: (owner) => ({ params: { id: owner.waitId } }) },
  'clients.delete': { own: (owner) => ({ params: { id: owner.clientId } }) },
  'delays.get': { own: ({ projectId }) => ({ params: { projectId } }) },
  'promises.list': { own: ({ projectId }) => ({ params: { projectId } }) },
  'promises.create': {
    own: ({ projectId }) => ({ params: { projectId }, body: { day: '2026-12-18' } }),
  },
  'promises.ofClient': { own: ({ clientId }) => ({ params: { id: clientId } }) },
  'promises.check': {
    own: () => ({ body: { ends: [] } }),
    ofOneself: true,
    mixed: (victim) => [{ body: { ends: [{ projectId: victim.projectId, finish: '2027-12-31' }] } }],
  },
  'promises.withdraw': { own: ({ promiseId }) => ({ params: { id: promiseId } }) },
};
