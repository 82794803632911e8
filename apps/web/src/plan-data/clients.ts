import type { Client } from '@daymark/contract/clients';
import { t } from '@daymark/words/t';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { once } from '../platform/once.ts';
import { queryClient } from './query-client.ts';

/** Also the beginning of the keys of single clients. */
export const CLIENTS = ['clients'];

/** The clients of the user, by name. */
export const clientsQuery = () =>
  queryOptions({
    queryKey: [...CLIENTS, 'list'],
    queryFn: async ({ signal }) => (await api.clients.list({}, { signal })).data,
  });

export const refreshClients = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: CLIENTS });

/** The name of a client, as far as the clients are known here. */
export const clientName = (id: string): string =>
  queryClient.getQueryData(clientsQuery().queryKey)?.find((one) => one.id === id)?.name ?? t`No client`;

/** In the choice of a client: one that is to be made with the project. */
export const NEW_CLIENT = 'new';

/** A chosen client: the id, empty for none, or `NEW_CLIENT` with a name. */
export interface ChosenClient {
  clientId: string;
  newClient: string;
}

const isNamed =
  (name: string) =>
  (client: Client): boolean =>
    client.name.toLowerCase() === name.toLowerCase();

/** The id of the chosen client, which is made if it is a new one. A name that there is already is that client. */
export async function madeClient(
  client: QueryClient,
  { clientId, newClient }: ChosenClient,
): Promise<string> {
  const name = newClient.trim();
  if (clientId !== NEW_CLIENT) return clientId;
  if (name === '') return '';
  const known = (await client.fetchQuery(clientsQuery())).find(isNamed(name));
  if (known) return known.id;
  const call = { body: { name } };
  const made = await once({ client: name }, (idempotencyKey) => api.clients.create(call, { idempotencyKey }));
  void refreshClients(client);
  return made.data.client.id;
}
