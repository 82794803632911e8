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
