import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { t } from '@daymark/words/t';
import type { FastifyInstance } from 'fastify';
import { LANGUAGE_HEADERS, languageOf } from './language.ts';
import { PAGE_POLICY } from './security.ts';

/** Serves what a device shows of the installed app, in the language of the request. */
export function serveManifest(app: FastifyInstance, folder: string): void {
  const manifest: object = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .headers({
        'content-security-policy': PAGE_POLICY,
        'cache-control': 'no-cache',
        vary: LANGUAGE_HEADERS,
      })
      .send(
        JSON.stringify({
          ...manifest,
          lang: languageOf(request),
          description: t`From a written brief to what to do today`,
          shortcuts: [
            { name: t`New Project`, url: '/projects/new' },
            { name: t`Projects`, url: '/projects' },
          ],
        }),
      ),
  );
}
