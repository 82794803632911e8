import { randomBytes } from 'node:crypto';

const SHARED = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** For files: scripts and styles come from our own address only. */
export const PAGE_POLICY = [...SHARED, "script-src 'self'", "style-src 'self'"].join('; ');

/** For the app: also what carries this answer's nonce, such as the style of a locked scroll. */
export const appPolicy = (nonce: string): string =>
  [...SHARED, `script-src 'self' 'nonce-${nonce}'`, `style-src 'self' 'nonce-${nonce}'`].join('; ');

/** For JSON: nothing may load at all. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const newNonce = (): string => randomBytes(18).toString('base64');
