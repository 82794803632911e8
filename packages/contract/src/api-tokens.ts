import { SCOPES, TOKEN_DAYS } from '@daymark/domain/api-tokens';
import {
  API_TOKEN_NAME_MAX_LENGTH,
  API_TOKEN_PROJECTS_MAX_COUNT,
  API_TOKENS_MAX_COUNT,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { line } from './text.ts';
import { ById, Id, Instant, identity } from './values.ts';

export const Scope = z.enum(SCOPES, { error: t`A scope is one of ${SCOPES.join(', ')}` });

const PROJECTS = t`Please choose at most ${API_TOKEN_PROJECTS_MAX_COUNT} projects, or all`;

/** The only projects that a new token may see; null for everything. */
export const OnlyProjects = z
  .array(Id)
  .min(1, t`Please choose a project, or all projects`)
  .max(API_TOKEN_PROJECTS_MAX_COUNT, PROJECTS)
  .overwrite((ids) => [...new Set(ids)])
  .nullable()
  .default(null);

/** An API token without its secret. */
export const ApiToken = shape('ApiToken', {
  ...identity,
  name: z.string(),
  scopes: z.array(Scope),
  /** The only projects that it may see and change; null for everything. A project stays here after its deletion. */
  projectIds: z.array(Id).nullable(),
  /** Where an assistant that was connected by log-in returned to; null for a token that was made in the settings. */
  connectedFrom: z.string().nullable(),
  createdAt: Instant,
  /** Null if it never expires. A connected assistant's moves on while it is in use. */
  expiresAt: Instant.nullable(),
  /** At most a minute old while the token is in use; null if it was never used. */
  lastUsedAt: Instant.nullable(),
});
export type ApiToken = z.output<typeof ApiToken>;

export const NewApiToken = z.object({
  name: line(API_TOKEN_NAME_MAX_LENGTH, t`Please enter a name`),
  scopes: z
    .array(Scope)
    .min(1, t`Please choose what the token may do`)
    .max(SCOPES.length)
    .overwrite((chosen) => SCOPES.filter((scope) => chosen.includes(scope))),
  projectIds: OnlyProjects,
  /** For how many days it is valid; null is for ever. */
  days: z.literal(TOKEN_DAYS, { error: t`A token is valid for 30, 90 or 365 days, or for ever (null)` }),
});
export type NewApiToken = z.input<typeof NewApiToken>;

export const apiTokenRoutes = {
  list: route({
    endpoint: paths.apiTokens.list,
    access: 'session',
    summary: `The API tokens of the user, the newest first, at most ${API_TOKENS_MAX_COUNT}`,
    answer: envelope({ data: z.array(ApiToken), count: z.int() }),
  }),
  // Not `creates`: the answer stored for an Idempotency-Key would hold the secret.
  create: route({
    endpoint: paths.apiTokens.create,
    access: 'session',
    summary: 'Make an API token; its secret is in this answer only',
    status: 201,
    body: NewApiToken,
    refusals: ['conflict'],
    answer: data(z.object({ token: ApiToken, secret: z.string() })),
  }),
  revoke: route({
    endpoint: paths.apiTokens.revoke,
    access: 'session',
    summary: 'Revoke an API token: within a second it is refused',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
} as const;
