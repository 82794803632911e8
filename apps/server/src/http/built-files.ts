import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerNotFound } from './error-answers.ts';
import { PAGE_POLICY } from './security.ts';

const YEAR_IN_SECONDS = 31_536_000;
/** Their names change with their contents. */
const ASSETS = 'assets/';
/** Compressed copies, which are sent in place of their files, and what is not sent as it is. */
const UNSENT = /\.(?:br|gz|html)$|^(?:app-routes\.json|languages\.json|manifest\.webmanifest)$/;

/**
 * The files of the web app's build, but for its pages. The assets, a thousand, have one route: to register one for each takes a
 * sixth of a start.
 */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !UNSENT.test(path));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', PAGE_POLICY);
      const forever = path.includes(join(folder, ASSETS));
      reply.header('cache-control', forever ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache');
    },
  });
  const serve = (url: string, send: (path: string, reply: FastifyReply) => FastifyReply | undefined) =>
    app.route<{ Params: { '*'?: string } }>({
      method: ['GET', 'HEAD'],
      url,
      schema: { hide: true },
      handler: (request, reply) => send(request.params['*'] ?? '', reply) ?? answerNotFound(request, reply),
    });
  const assets = new Set(files.filter((path) => path.startsWith(ASSETS)));
  for (const path of files) if (!assets.has(path)) serve(`/${path}`, (_, reply) => reply.sendFile(path));
  serve(`/${ASSETS}*`, (name, reply) =>
    assets.has(ASSETS + name) ? reply.sendFile(ASSETS + name) : undefined,
  );
}
