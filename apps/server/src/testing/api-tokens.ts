import type { NewApiToken } from '@daymark/contract/api-tokens';
import { SCOPES } from '@daymark/domain/api-tokens';
import type { TestNode } from './harness.ts';
import type { TestUser } from './people.ts';

/** An API token of a user with a client that sends it; with all scopes and for everything unless said otherwise. */
export async function makeApiToken(
  node: TestNode,
  { api }: Pick<TestUser, 'api'>,
  fields: Partial<NewApiToken> = {},
) {
  const body = { name: 'Script', scopes: [...SCOPES], days: 30 as const, ...fields };
  const { token, secret } = (await api.apiTokens.create({ body })).data;
  const revoke = () => api.apiTokens.revoke({ params: { id: token.id } });
  return { ...token, secret, api: node.client(secret), revoke };
}
