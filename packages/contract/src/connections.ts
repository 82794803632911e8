import { SCOPES } from '@daymark/domain/api-tokens';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { OnlyProjects, Scope } from './api-tokens.ts';
import { paths } from './paths.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';

/** The sealed wish of an assistant, as `/oauth/authorize` passed it on. */
const Request = z
  .string()
  .max(8_000)
  .regex(/^[\w-]+$/, t`This request has expired. Please begin again in the assistant.`);

const ConnectionRequest = shape('ConnectionRequest', {
  /** What the assistant calls itself. */
  name: z.string(),
  /** Where it is sent back to, with the right to connect. */
  host: z.string(),
  /** Whether that is on the person's own machine. */
  isLocal: z.boolean(),
  scopes: z.array(Scope),
  /** Where to go when the person declines. */
  declineAddress: z.string(),
});
export type ConnectionRequest = z.output<typeof ConnectionRequest>;

export const connectionRoutes = {
  read: route({
    endpoint: paths.connections.read,
    access: 'session',
    summary: 'What an assistant asks for that wants to connect by OAuth',
    body: z.object({ request: Request }),
    answer: data(ConnectionRequest),
  }),
  // Not `creates`: the answer stored for an Idempotency-Key would hold the code.
  create: route({
    endpoint: paths.connections.create,
    access: 'session',
    summary: 'Connect an assistant; the answer says where to send the browser',
    status: 201,
    body: z.object({
      request: Request,
      scopes: z
        .array(Scope)
        .min(1, t`Please choose what the assistant may do`)
        .max(SCOPES.length)
        .overwrite((chosen) => SCOPES.filter((scope) => chosen.includes(scope))),
      projectIds: OnlyProjects,
    }),
    refusals: ['conflict'],
    answer: data(z.object({ address: z.string() })),
  }),
} as const;
