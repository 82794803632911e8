import {
  Client,
  type FetchLike,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { ASSISTANT_RETURN } from './connections.ts';

/** An assistant in the cloud, as the official client makes one. */
export function makeAssistant(address: string, fetch: FetchLike) {
  const kept: { client?: unknown; tokens?: unknown; verifier?: string; asked?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: ASSISTANT_RETURN,
    clientMetadata: { client_name: 'Cloud assistant', redirect_uris: [ASSISTANT_RETURN] },
    state: () => 'a state',
    clientInformation: () => kept.client as never,
    saveClientInformation: (client) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: (asked) => void Object.assign(kept, { asked }),
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier ?? '',
  };
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(address), {
      authProvider: provider,
      fetch,
    });
  const client = () => {
    const made = new Client({ name: 'cloud', version: '1' });
    onTestFinished(() => made.close());
    return made;
  };
  return { kept, transport, client };
}
