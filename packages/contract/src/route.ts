import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A method and a path below `/api`, parameters as `:name`. */
export type Endpoint = `${Method} /${string}`;

/**
 * What a route answers on success. `data` stands under the key `data`; the fields of `envelope` stand beside `success`.
 * Every answer also carries `success: true`.
 */
export type Answer = { data: z.ZodType } | { envelope: z.ZodObject };

/** One operation of the API, as data: the server mounts it, the client calls it, the documents and the tests read it. */
export interface Route {
  endpoint: Endpoint;
  /** `public` needs no token; `user` needs the bearer token of a session. */
  access: 'public' | 'user';
  summary: string;
  /** The status of success; 200 unless said. */
  status?: 200 | 201 | 202;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Honours `Idempotency-Key`: what is sent again with the same key answers as the first did, and happens once. */
  creates?: true;
  /** Honours `If-Match`: a change made from another version than the present one is refused with 412. */
  versioned?: true;
  /** What it may refuse with beyond what its shape says: a missing token, a bad field and an unknown id are understood. */
  refusals?: readonly ErrorCode[];
  answer: Answer;
}

export const route = <const R extends Route>(definition: R): R => definition;

export const data = <S extends z.ZodType>(schema: S): { data: S } => ({ data: schema });

export const envelope = <S extends z.ZodRawShape>(shape: S): { envelope: z.ZodObject<S> } => ({
  envelope: z.object(shape),
});

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

/** What the handler of a route gets, validated. */
export interface Input<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  /** The version that `If-Match` names; undefined when any will do. */
  ifVersion: R['versioned'] extends true ? number | undefined : undefined;
}

/** What a client sends to a route. */
export type Call<R extends Route> = {
  [K in 'params' | 'body' as undefined extends Sent<R[K]> ? never : K]: Sent<R[K]>;
} & { query?: Sent<R['query']>; body?: Sent<R['body']> };

/** What the handler of a route returns: the content of `data`, or the fields of the envelope. */
export type Result<R extends Route> = R['answer'] extends { data: infer S }
  ? S extends z.ZodType
    ? z.input<S>
    : never
  : R['answer'] extends { envelope: infer S }
    ? S extends z.ZodType
      ? z.input<S>
      : never
    : never;

/** The whole body of a successful answer. */
export type Success<R extends Route> = { success: true } & (R['answer'] extends { data: infer S }
  ? { data: S extends z.ZodType ? z.output<S> : never }
  : R['answer'] extends { envelope: infer S }
    ? S extends z.ZodType
      ? z.output<S>
      : never
    : never);
