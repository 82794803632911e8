import { createHash } from 'node:crypto';

/** A short SHA-256 of a JSON value: equal values with their keys in the same order have the same one. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
