import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { Route } from './route.ts';

const KEY_REFUSAL = t`An Idempotency-Key is 1 to 255 visible ASCII characters`;
const VERSION_REFUSAL = t`If-Match is a version as it was read, such as "3", or *`;

/** A key that the client chooses for one intent, such as a UUID. Requests with the same key take effect once. */
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/, KEY_REFUSAL);

/** The `version` that a change is based on; `*` is any. */
export const IfMatch = z.string().regex(/^(\*|"?\d{1,9}"?)$/, VERSION_REFUSAL);

/** The version in an `If-Match`; undefined if any will do. */
export const versionIn = (ifMatch: string | undefined): number | undefined =>
  ifMatch === undefined || ifMatch === '*' ? undefined : Number(ifMatch.replaceAll('"', ''));

/** The headers that a route uses besides the token; undefined if there are none. */
export function headersOf({ creates, versioned }: Route): z.ZodObject | undefined {
  if (!creates && !versioned) return undefined;
  return z.looseObject({
    ...(creates ? { 'idempotency-key': IdempotencyKey.optional() } : {}),
    ...(versioned ? { 'if-match': IfMatch.optional() } : {}),
  });
}
