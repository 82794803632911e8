import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

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
];

/** For files: scripts and styles only from our own origin. */
export const PAGE_POLICY = [...SHARED, "trusted-types 'none'", "script-src 'self'", "style-src 'self'"].join(
  '; ',
);

/**
 * For the app: also elements with this answer's nonce, such as the style that locks scrolling, and one trusted-types
 * policy for the service worker's address.
 */
export const appPolicy = (nonce: string): string =>
  [
    ...SHARED,
    'trusted-types daymark-service-worker',
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
  ].join('; ');

/** For JSON: nothing may be loaded. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const STANDING = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** For requests over HTTPS: only HTTPS for a year. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Sets the security headers of every answer. They are set on Fastify's reply: on Node's response, as helmet does it,
 * they would cost a fifth of a small answer.
 */
export function secureAnswers(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const standing = { ...STANDING, ...(publicUrl.startsWith('https:') ? HTTPS_ONLY : {}) };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(standing);
    done();
  });
  // An answer without its own policy, unlike a page, may load nothing and is not cached.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

export const newNonce = (): string => randomBytes(18).toString('base64');
