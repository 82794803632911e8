import { SCOPES } from '@daymark/domain/api-tokens';
import { t } from '@daymark/words/t';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerClient } from '../auth/connecting-clients.ts';
import { renewAccess, revokeConnection } from '../auth/connection-tokens.ts';
import { type Asked, beginConnection, isOauthOn, resourceOf } from '../auth/connections.ts';
import { OauthRefusal } from '../auth/oauth-refusal.ts';
import type { Served } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT_BYTES = 16_384;

/** Where a client reads which server gives tokens for `/mcp` (RFC 9728). */
const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';

/** What a 401 of `/mcp` tells a client about how to get a token. */
export const challengeFor = (services: Served): string =>
  isOauthOn(services)
    ? `Bearer resource_metadata="${services.config.publicUrl}${RESOURCE_METADATA}/mcp", scope="${SCOPES.join(' ')}"`
    : 'Bearer';

const resourceMetadata = (services: Served) => ({
  resource: resourceOf(services),
  authorization_servers: [services.config.publicUrl],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Daymark',
});

/** RFC 8414. */
const serverMetadata = ({ config: { publicUrl } }: Served) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/oauth/authorize`,
  token_endpoint: `${publicUrl}/oauth/token`,
  registration_endpoint: `${publicUrl}/oauth/register`,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  scopes_supported: SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

function fieldsOf(fields: URLSearchParams): Asked {
  const asked = new Map(fields);
  if (asked.size < [...fields].length)
    throw new OauthRefusal('invalid_request', 'No parameter may come twice');
  return asked;
}

const formOf = ({ body }: FastifyRequest): Asked =>
  fieldsOf(body instanceof URLSearchParams ? body : new URLSearchParams());

function assertOn(services: Served): void {
  if (!isOauthOn(services))
    throw new AppError(
      'not_found',
      t`Assistants cannot log in here, because the address of this Daymark does not begin with https://. Use an API token.`,
    );
}

function sendRefusal(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof OauthRefusal)) throw error;
  return reply
    .code(error.error === 'invalid_client' ? 401 : 400)
    .send({ error: error.error, error_description: error.message });
}

/** What the screen is told that asks the person: what is asked of them, or why nothing can be. */
function beginWith(services: Served, fields: URLSearchParams): Record<string, string> {
  try {
    return beginConnection(services, fieldsOf(fields));
  } catch (error) {
    if (!(error instanceof OauthRefusal)) throw error;
    return { problem: error.error };
  }
}

/**
 * Log-in of assistants that know only the address of `/mcp` (decision 0242): an authorization server for clients without
 * a secret. The person is asked on a screen of the app, and the token is an API token.
 */
export function serveOauth(app: FastifyInstance, services: Served): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, form, done) => done(null, new URLSearchParams(String(form))),
    );
    scope.setErrorHandler(sendRefusal);
    scope.addHook('onRequest', async () => assertOn(services));
    const schema = { hide: true };
    const limited = { schema, bodyLimit: BODY_LIMIT_BYTES };
    for (const path of [RESOURCE_METADATA, `${RESOURCE_METADATA}/mcp`])
      scope.get(path, { schema }, async () => resourceMetadata(services));
    scope.get('/.well-known/oauth-authorization-server', { schema }, async () => serverMetadata(services));
    scope.post('/oauth/register', limited, async ({ body }, reply) => {
      const { id, name, redirectUris } = registerClient(services, body);
      return reply.code(201).send({
        client_id: id,
        client_id_issued_at: Math.floor(services.now().getTime() / 1_000),
        client_name: name,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      });
    });
    scope.get('/oauth/authorize', { schema }, async ({ url }, reply) => {
      const begun = beginWith(services, new URL(url, services.config.publicUrl).searchParams);
      return reply.redirect(`/connect?${new URLSearchParams(begun)}`, 303);
    });
    scope.post('/oauth/token', limited, async (request) => renewAccess(services, formOf(request)));
    scope.post('/oauth/revoke', limited, async (request) => {
      await revokeConnection(services, formOf(request));
      return {};
    });
  });
}
