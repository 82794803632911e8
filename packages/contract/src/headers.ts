import { z } from 'zod';
import type { Route } from './route.ts';

const KEY_REFUSAL = 'An Idempotency-Key is 1 to 255 visible ASCII characters';
const VERSION_REFUSAL = 'If-Match is a version as it was read, such as "3", or *';

/** Chosen by the client for one intent, such as a UUID: whatever is sent again with it happens once. */
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/, KEY_REFUSAL);

/** The `version` that a change was made from; `*` is any. */
export const IfMatch = z.string().regex(/^(\*|"?\d{1,9}"?)$/, VERSION_REFUSAL);

/** The version that an `If-Match` names; undefined when any will do. */
export const versionIn = (ifMatch: string | undefined): number | undefined =>
  ifMatch === undefined || ifMatch === '*' ? undefined : Number(ifMatch.replaceAll('"', ''));

/** The headers with a meaning for a route beside the token; undefined when there are none. */
export function headersOf({ creates, versioned }: Route): z.ZodObject | undefined {
  if (!creates && !versioned) return undefined;
  return z.looseObject({
    ...(creates ? { 'idempotency-key': IdempotencyKey.optional() } : {}),
    ...(versioned ? { 'if-match': IfMatch.optional() } : {}),
  });
}
