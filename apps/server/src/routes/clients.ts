import type { clientRoutes } from '@daymark/contract/clients';
import { addClient, changeClient, listClients, removeClient, seeClient } from '../clients/service.ts';
import type { Handlers } from './mount.ts';

export const clientHandlers: Handlers<typeof clientRoutes> = {
  list: async (_input, context) => {
    const data = await listClients(context);
    return { data, count: data.length };
  },
  create: ({ body }, context) => addClient(context, body),
  get: ({ params }, context) => seeClient(context, params.id),
  change: ({ params, body, ifVersion }, context) => changeClient(context, params.id, body, ifVersion),
  delete: ({ params }, context) => removeClient(context, params.id),
};
