import { registerClient } from '../auth/connecting-clients.ts';
import { beginConnection } from '../auth/connections.ts';
import type { Services } from '../http/context.ts';

export const ASSISTANT_RETURN = 'https://assistant.example/return';

/** The sealed wish of an assistant to connect, as the screen that asks the person gets it. */
export function requestToConnect(services: Services): string {
  const { id } = registerClient(services, {
    redirect_uris: [ASSISTANT_RETURN],
    client_name: 'Cloud assistant',
  });
  const asked = {
    client_id: id,
    redirect_uri: ASSISTANT_RETURN,
    response_type: 'code',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  };
  const begun = beginConnection(services, new Map(Object.entries(asked)));
  if (!('request' in begun)) throw new Error('The request was refused');
  return begun.request;
}
