import type { Scope } from '@daymark/domain/api-tokens';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A method and a path below `/api`, parameters as `:name`. */
export type Endpoint = `${Method} /${string}`;

/**
 * What a route answers on success. `data` is wrapped under the key `data`. `envelope` has fields beside `success:
 * true`, which every JSON answer carries. `asset` is the bytes of a file of this media type; they never change under
 * their address, so browsers cache them. `document` is a text of this media type. `download` is a JSON file of this
 * shape, without `success`; `files` is a file of one of these media types.
 */
export type Answer =
  | { data: z.ZodType }
  | { envelope: z.ZodObject }
  | { asset: `${string}/${string}` }
  | { document: `text/${string}` }
  | { download: z.ZodObject }
  | { files: readonly string[] };

/** A row that a call names, and where. */
export interface NamedRow {
  row: 'project' | 'subtask' | 'milestone' | 'series';
  at: 'params.id' | 'params.projectId' | 'query.projectId';
}

/**
 * One operation of the API, as data: the server registers it, the client calls it, documents and tests are generated
 * from it.
 */
export interface Route {
  endpoint: Endpoint;
  /**
   * `public` needs no token. `session` needs the token of somebody who is signed in, and `owner` that of the owner of this
   * server. A scope needs that of somebody who is signed in, or an API token with this scope.
   */
  access: 'public' | 'session' | 'owner' | Scope;
  /**
   * How API tokens for chosen projects may call it; without it they may not. The call names one of their projects, or a
   * row in it. `listed` means that the handler leaves out everything of other projects.
   */
  projects?: NamedRow | 'listed';
  summary: string;
  /** The status of success; 200 by default. */
  status?: 200 | 201 | 202;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The field of a multipart form that carries one file; such a route has no `body`. */
  upload?: string;
  /** Also called by a form, whose fields are not read. */
  acceptsForm?: true;
  /** Honours `Idempotency-Key`: a repeated request with the same key gets the first answer and takes effect once. */
  creates?: true;
  /** Honours `If-Match`: a change that is based on an old version is refused with 412. */
  versioned?: true;
  /** Sends an `ETag` and honours `If-None-Match`: if the client already has the answer, it gets 304 without a body. */
  revalidated?: true;
  /** Sends events of this shape while it works, to a client that accepts event lines. */
  events?: z.ZodType;
  /** Errors that it may answer with. A missing token, an invalid field and an unknown id need not be listed. */
  refusals?: readonly ErrorCode[];
  answer: Answer;
}

export const route = <const R extends Route>(definition: R): R => definition;

export const data = <S extends z.ZodType>(schema: S): { data: S } => ({ data: schema });

export const envelope = <S extends z.ZodRawShape>(shape: S): { envelope: z.ZodObject<S> } => ({
  envelope: z.object(shape),
});

export const asset = <const T extends `${string}/${string}`>(mediaType: T): { asset: T } => ({
  asset: mediaType,
});

export const document = <const T extends `text/${string}`>(mediaType: T): { document: T } => ({
  document: mediaType,
});

export const download = <S extends z.ZodObject>(schema: S): { download: S } => ({ download: schema });

export const files = <const T extends readonly string[]>(...mediaTypes: T): { files: T } => ({
  files: mediaTypes,
});

/** A file to save, in one of the media types of its route. */
export interface DownloadedFile {
  filename: string;
  mediaType: string;
  content: AsyncIterable<Uint8Array>;
}

/** A page of a list: `data` holds at most `limit` items, `total` counts all, `count` those on this page. */
export const page = <S extends z.ZodType>(item: S) =>
  envelope({
    data: z.array(item),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    count: z.int(),
    limit: z.int(),
  });

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The validated input of a route's handler. */
export interface Input<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  /** The bytes of the form's file, as a stream. */
  upload: R['upload'] extends string ? AsyncIterable<Uint8Array> : undefined;
  /** The version in `If-Match`; undefined if any will do. */
  ifVersion: R['versioned'] extends true ? number | undefined : undefined;
}

/** What a client sends to a route; an upload as `body: { [field]: file }`. */
export type Call<R extends Route> = {
  [K in 'params' | 'body' as undefined extends Sent<R[K]> ? never : K]: Sent<R[K]>;
} & (R['upload'] extends infer Field extends string
  ? { query?: Sent<R['query']>; body: Record<Field, Blob> }
  : { query?: Sent<R['query']>; body?: Sent<R['body']> });

type ResultOf<A extends Answer> = A extends { asset: string }
  ? Uint8Array
  : A extends { document: string }
    ? string
    : A extends { download: z.ZodObject } | { files: readonly string[] }
      ? DownloadedFile
      : A extends { data: infer S extends z.ZodType }
        ? z.input<S>
        : A extends { envelope: infer S extends z.ZodType }
          ? z.input<S>
          : never;

/** What the handler of a route returns: the content of `data`, the fields of the envelope, a text, or the bytes of a file. */
export type Result<R extends Route> = ResultOf<R['answer']>;

type BodyOf<A extends Answer> = A extends { data: infer S extends z.ZodType }
  ? { success: true; data: z.output<S> }
  : A extends { envelope: infer S extends z.ZodType }
    ? { success: true } & z.output<S>
    : A extends { download: infer S extends z.ZodType }
      ? z.output<S>
      : never;

/** The type of a route's events. */
export type EventOf<R extends Route> = R['events'] extends infer E extends z.ZodType ? z.output<E> : never;

/** The whole body of a successful answer. */
export type Success<R extends Route> = BodyOf<R['answer']>;
