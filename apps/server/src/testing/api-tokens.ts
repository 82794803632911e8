import { randomUUIDv7 } from 'node:crypto';
import type { NewApiToken } from '@daymark/contract/api-tokens';
import { SCOPES } from '@daymark/domain/api-tokens';
import { insertApiToken } from '../auth/api-token-store.ts';
import { newToken } from '../auth/tokens.ts';
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

/** An API token, written without the API and the mail that tells of it. */
export async function giveApiToken(
  { db, services }: TestNode,
  { userId }: Pick<TestUser, 'userId'>,
  { scopes = [...SCOPES], projectIds = null }: Pick<Partial<NewApiToken>, 'scopes' | 'projectIds'>,
) {
  const { token: secret, hash } = newToken(userId, 'daymark_api');
  const id = randomUUIDv7();
  const what = { name: 'Script', scopes, projectIds, expiresAt: null };
  await insertApiToken(db, { userId, id, hash, ...what }, services.now());
  const forget = async () =>
    void (await db.deleteFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id).execute());
  return { secret, forget };
}
