import type { z } from 'zod';
import type { Failure } from './errors.ts';
import { EVENT_LINES, linesOf } from './event-lines.ts';
import { paths } from './paths.ts';
import type { Call, EventOf, Route, Success } from './route.ts';
import type { Routes } from './routes.ts';

/** An unsuccessful answer. `status` is 0 if there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: Failure | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, failure?: Failure, retryAfterSeconds?: number) {
    super(failure?.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ClientOptions {
  /** Up to and including `/api`. */
  baseUrl: string;
  token: () => string | null;
  /** Called for every 401 with the refused token, before the call fails. */
  onUnauthenticated?: (token: string | null) => void;
  /**
   * Called with the status of every answer, or 0 if there was none. It is not called for aborted calls. For a call with
   * events it is called twice: at the start (`isUnderWay`) and at the end.
   */
  onAnswer?: (answer: { method: string; status: number; isUnderWay: boolean }) => void;
  /** Used instead of the browser's `fetch`, for example to show the progress of an upload. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

interface CallOptions {
  signal?: AbortSignal;
  /** A key for one intent, the same for all its attempts: the write then happens once. */
  idempotencyKey?: string;
  /** The version that a change is based on. The call fails with `stale_version` if there is a newer one. */
  ifVersion?: number;
}

/** Only a route with events takes `onEvent`. */
type OptionsOf<R extends Route> = CallOptions &
  (R extends { events: z.ZodType } ? { onEvent?: (event: EventOf<R>) => void } : object);

type AnyOptions = CallOptions & { onEvent?: (event: unknown) => void };

const headersFor = ({ idempotencyKey, ifVersion }: CallOptions): Record<string, string> => ({
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  ...(ifVersion === undefined ? {} : { 'if-match': `"${ifVersion}"` }),
});

type Arguments<R extends Route> = R extends { params: z.ZodObject } | { body: z.ZodType } | { upload: string }
  ? [call: Call<R>, options?: OptionsOf<R>]
  : [call?: Call<R>, options?: OptionsOf<R>];

type Operation<R> = R extends Route ? (...args: Arguments<R>) => Promise<Success<R>> : never;

/** Assets, documents and files are no JSON: they are loaded by their address, or by `request`. */
type Callable<F> = keyof {
  [Name in keyof F as F[Name] extends {
    answer: { asset: string } | { document: string } | { files: readonly string[] };
  }
    ? never
    : Name]: true;
};

/** A function for each operation: `client.projects.get({ params: { id } })`. Fails with `ApiError`. */
export type Client = {
  [Feature in keyof Routes]: {
    [Name in Callable<Routes[Feature]> & keyof Routes[Feature]]: Operation<Routes[Feature][Name]>;
  };
};

interface AnyCall {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call below `/api`. */
export function addressOf(path: string, { params, query }: AnyCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const isUpload = (body: unknown): body is Record<string, Blob> =>
  typeof body === 'object' &&
  body !== null &&
  Object.values(body).some((value: unknown) => value instanceof Blob);

/** A body with a file becomes a form, whose content type the browser sets. Any other body becomes JSON. */
function bodyFor(body: unknown): { body?: FormData | string; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (!isUpload(body)) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [field, file] of Object.entries(body)) form.set(field, file);
  return { body: form, headers: {} };
}

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

/**
 * The failure in an error body. A proxy may answer in place of the server: some use `error` instead of `message`, and
 * most have no body.
 */
function failureIn(body: unknown): Failure | undefined {
  if (isFailure(body)) return body;
  const saysError =
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
  return saysError ? failureIn({ ...body, message: body.error }) : undefined;
}

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const tellsOfWork = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith(EVENT_LINES) ?? false;

/** The raw successful answer, for a file to save instead of JSON to parse. Fails with `ApiError`. */
export async function request(
  options: ClientOptions,
  endpoint: string,
  call: AnyCall = {},
  callOptions: AnyOptions = {},
): Promise<Response> {
  const { signal } = callOptions;
  const [method = 'GET', path = '/'] = endpoint.split(' ');
  const token = options.token();
  const { body, headers } = bodyFor(call.body);
  let response: Response;
  try {
    response = await (options.fetch ?? fetch)(options.baseUrl + addressOf(path, call), {
      method,
      headers: {
        accept: callOptions.onEvent ? `${EVENT_LINES}, application/json` : 'application/json',
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headersFor(callOptions),
      },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    options.onAnswer?.({ method, status: 0, isUnderWay: false });
    throw new ApiError(0);
  }
  options.onAnswer?.({ method, status: response.status, isUnderWay: tellsOfWork(response) });
  if (response.ok) return response;
  const answer = await bodyOf(response);
  if (response.status === 401) options.onUnauthenticated?.(token);
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new ApiError(response.status, failureIn(answer), retryAfter || undefined);
}

/** Passes on each event and returns the answer at the end of the stream. A stream that breaks off has no answer. */
async function listen({ body }: Response, { onEvent, signal }: AnyOptions): Promise<unknown> {
  try {
    for await (const line of linesOf(body ?? new ReadableStream())) {
      if ('answer' in line) return line.answer;
      if ('failure' in line) throw new ApiError(200, failureIn(line.failure));
      onEvent?.(line.event);
    }
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error;
  }
  throw new ApiError(0);
}

async function send(options: ClientOptions, endpoint: string, call: AnyCall, callOptions: AnyOptions) {
  const response = await request(options, endpoint, call, callOptions);
  if (tellsOfWork(response)) {
    const answer = await listen(response, callOptions);
    const [method = 'GET'] = endpoint.split(' ');
    options.onAnswer?.({ method, status: response.status, isUnderWay: false });
    return answer;
  }
  const answer = await bodyOf(response);
  if (answer === undefined) throw new ApiError(response.status);
  return answer;
}

/** A client of the API. Its types come from the route table; at run time it only needs the path table. */
export function createClient(options: ClientOptions): Client {
  const operations = (feature: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(feature).map(([name, endpoint]) => [
        name,
        (call: AnyCall = {}, callOptions: AnyOptions = {}) => send(options, endpoint, call, callOptions),
      ]),
    );
  return Object.fromEntries(
    Object.entries(paths).map(([name, feature]): readonly unknown[] => [name, operations(feature)]),
  );
}
