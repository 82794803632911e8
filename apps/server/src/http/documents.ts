import type { Route } from '@daymark/contract/route';
import { API_TOKEN_REQUESTS_A_MINUTE } from '@daymark/domain/limits';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';
import { finishDocument } from './openapi-document.ts';

// The viewer of the API's documents uses inline styles and builds its page from strings; it runs no foreign script.
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of somebody who is signed in, from `POST /api/auth/login`.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description: `An API token from the settings, with the scope that the operation names: \`read\`, \`propose\` or \`write\`. It may make ${API_TOKEN_REQUESTS_A_MINUTE} requests a minute.`,
  },
} as const;

/** Whose token an operation takes, for its documents. */
export function securityOf({ access, projects }: Route) {
  if (access === 'public') return { security: [], description: 'It needs no token.' };
  if (access === 'owner')
    return {
      security: [{ session: [] }],
      description: 'For the owner of this server alone, signed in. Not for API tokens.',
    };
  if (access === 'session')
    return { security: [{ session: [] }], description: 'Not for API tokens: it needs a signed-in session.' };
  const reach = projects
    ? projects === 'listed'
      ? ' With one for chosen projects, it leaves out all others.'
      : ' One for chosen projects may call it for those.'
    : ' One for chosen projects may not call it.';
  return {
    security: [{ session: [] }, { apiToken: [access] }],
    description: `An API token needs the scope \`${access}\`.${reach}`,
  };
}

/** `/api/openapi.json`, generated from the route table, and a page to read it. Register before the routes. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Daymark',
        version: VERSION,
        description:
          'Projects with a timeline and milestones, broken into dated daily subtasks. A request that is no HTTP, comes too slowly or has headers of more than 16 kB is refused before it reaches an operation, with 400, 408, 417 or 431.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The Daymark that serves this document' }],
      components: { securitySchemes: SCHEMES },
    },
    transform: jsonSchemaTransform,
    transformObject: (made) => finishDocument(jsonSchemaTransformObject(made)),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
}
