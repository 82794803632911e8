import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-answers.ts';
import { appPolicy, newNonce, PAGE_POLICY } from './security.ts';

const BUILT = join(import.meta.dirname, '../../../web/dist');

/** Addresses that the app itself answers; any other goes to the home page. */
const APP_PATHS =
  /^\/(login|signup(\/verify-email)?|reset-password(\/confirm)?|new-password|dashboard|search|projects(\/new)?|project\/[^/]+\/details|settings)\/?$/;

const YEAR_IN_SECONDS = 31_536_000;

/** The app's page with a fresh nonce wherever the build left a place for one. */
function sendApp(reply: FastifyReply, template: string) {
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', appPolicy(nonce))
    .header('cache-control', 'no-store')
    .send(template.replaceAll('__CSP_NONCE__', nonce));
}

/** Serves the built web app: the public pages as the files they are, the app under its addresses. */
export async function servePages(app: FastifyInstance, aiProvider: string): Promise<void> {
  if (!existsSync(join(BUILT, 'app.html'))) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  const template = readFileSync(join(BUILT, 'app.html'), 'utf8').replace('__AI_PROVIDER__', aiProvider);
  await app.register(fastifyStatic, {
    root: BUILT,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', 'app.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', PAGE_POLICY);
      const forever = path.includes(join(BUILT, 'assets'));
      reply.header('cache-control', forever ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, template));
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply, template: string) {
  const [path = '/'] = request.url.split('?');
  if (path.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method))
    return answerNotFound(request, reply);
  return APP_PATHS.test(path) ? sendApp(reply, template) : reply.redirect('/', 302);
}
