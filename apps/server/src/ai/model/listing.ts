import { MODELS_SHOWN_MAX, type ModelProvider } from '@daymark/domain/language-models';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { ModelFailure } from './failure.ts';
import { farEnd } from './far-end.ts';
import { openModel } from './open-model.ts';

/** Why the models of a server could not be listed. */
export type ListingProblem =
  | 'certificate'
  | 'connection refused'
  | 'failed'
  | 'key refused'
  | 'no list'
  | 'no model'
  | 'not encrypted'
  | 'redirected'
  | 'silent'
  | 'unknown name'
  | 'unreachable';

export type Listing = { models: string[]; baseUrl: string } | { problem: ListingProblem };

const SILENCE_MILLISECONDS = 10_000;
const BYTES_MAX = 5_000_000;

const List = z.object({ data: z.array(z.object({ id: z.string().min(1) })) });

/** Codes of Node's errors. */
const PROBLEM_OF: Record<string, ListingProblem> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown name',
  EAI_AGAIN: 'unknown name',
  ETIMEDOUT: 'silent',
  UND_ERR_CONNECT_TIMEOUT: 'silent',
  ERR_SSL_WRONG_VERSION_NUMBER: 'not encrypted',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'not encrypted',
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

function* causesOf(error: unknown): Generator<Error & { code?: string; errors?: Error[] }> {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    yield at;
    // All addresses of a name were tried.
    if (at instanceof AggregateError) yield* at.errors;
  }
}

function problemIn(error: unknown): ListingProblem {
  for (const { code = '', message } of causesOf(error)) {
    if (message === 'unexpected redirect') return 'redirected';
    const known = PROBLEM_OF[code];
    if (known) return known;
    if (CERTIFICATE.test(code)) return 'certificate';
  }
  if (error instanceof ModelFailure && error.reason === 'silent') return 'silent';
  return error instanceof ModelFailure ? 'no model' : 'unreachable';
}

function problemOf({ status }: Response): ListingProblem {
  if (status === 401 || status === 403) return 'key refused';
  return [404, 405, 501].includes(status) ? 'no list' : 'failed';
}

async function listAt(config: Config, provider: ModelProvider, signal: AbortSignal): Promise<Listing> {
  const fetch = farEnd({ silenceMilliseconds: SILENCE_MILLISECONDS, bytesMax: BYTES_MAX });
  const { listing } = openModel(config, provider, fetch);
  try {
    const response = await fetch(listing.address, { headers: listing.headers, signal });
    if (!response.ok) {
      await response.body?.cancel();
      return { problem: problemOf(response) };
    }
    const list = List.safeParse(JSON.parse(await response.text()));
    if (!list.success) return { problem: 'no list' };
    const names = list.data.data.map(({ id }) => id).toSorted();
    return { models: [...new Set(names)].slice(0, MODELS_SHOWN_MAX), baseUrl: config.aiBaseUrl ?? '' };
  } catch (error) {
    signal.throwIfAborted();
    return { problem: error instanceof SyntaxError ? 'no model' : problemIn(error) };
  }
}

/**
 * The models of a server, by its own list. If nothing is found at an address without a path, it is tried with the `/v1`
 * that most servers expect and people forget.
 */
export async function listModels(
  config: Config,
  provider: ModelProvider,
  signal: AbortSignal,
): Promise<Listing> {
  const found = await listAt(config, provider, signal);
  const { aiBaseUrl } = config;
  const isBare = aiBaseUrl !== undefined && new URL(aiBaseUrl).pathname === '/';
  if ('models' in found || !isBare || !['no list', 'no model'].includes(found.problem)) return found;
  const withVersion = await listAt({ ...config, aiBaseUrl: `${aiBaseUrl}/v1` }, provider, signal);
  return 'models' in withVersion ? withVersion : found;
}
