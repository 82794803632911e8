import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { fillPage, type SiteFacts } from '@daymark/contract/site-facts';
import { LANGUAGES, type Language } from '@daymark/words/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_HEADERS, languageOf } from './language.ts';
import { PAGE_POLICY } from './security.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The encodings of a page, the best first. */
const ENCODINGS = {
  br: (html: Buffer) => brotli(html),
  gzip: (html: Buffer) => gzipped(html, { level: 9 }),
} as const;

type Encoding = keyof typeof ENCODINGS;

interface SentPage {
  body: Buffer;
  etag: string;
}

interface PublicPage {
  /** The page to send, rendered on the first request, and again when the facts change. */
  as: (encoding: Encoding | 'identity') => Promise<SentPage>;
}

function makePage(template: string, factsOf: () => SiteFacts): PublicPage {
  let madeFrom: string | undefined;
  const made = new Map<string, Promise<SentPage>>();
  const make = async (encoding: Encoding | 'identity', facts: SiteFacts): Promise<SentPage> => {
    const html = Buffer.from(fillPage(template, facts));
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    const body = encoding === 'identity' ? html : await ENCODINGS[encoding](html);
    return { body, etag: `"${digest}-${encoding}"` };
  };
  return {
    as: (encoding) => {
      const facts = factsOf();
      const from = JSON.stringify(facts);
      if (from !== madeFrom) made.clear();
      madeFrom = from;
      const page = made.get(encoding) ?? make(encoding, facts);
      made.set(encoding, page);
      return page;
    },
  };
}

/** The encodings that a request accepts, without those with `q=0`. */
const namedIn = (header: string): string[] =>
  header
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality = '']) => !/^q=0(\.0+)?$/.test(quality))
    .map(([name = '']) => name);

function encodingFor(request: FastifyRequest): Encoding | 'identity' {
  const named = namedIn(String(request.headers['accept-encoding'] ?? ''));
  if (named.includes('br')) return 'br';
  return named.includes('gzip') ? 'gzip' : 'identity';
}

async function sendPage(
  page: PublicPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const { body, etag } = await page.as(encoding);
  reply.headers({
    'content-security-policy': PAGE_POLICY,
    'cache-control': 'no-cache',
    vary: `accept-encoding, ${LANGUAGE_HEADERS}`,
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  // The compress plugin does not touch answers with an encoding.
  reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}

/** The file of a page in a language: `index.de.html` is beside `index.html`. */
const fileIn = (language: Language, file: string): string =>
  language === 'en' ? file : file.replace(/html$/, `${language}.html`);

/**
 * Serves every page that the build wrote into a folder, with the facts of this server filled in. A page without a
 * translation is served in English.
 */
export function servePublicPages(app: FastifyInstance, folder: string, factsOf: () => SiteFacts): void {
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const pages = new Map<Language, PublicPage>();
    for (const language of LANGUAGES) {
      const own = join(folder, fileIn(language, file));
      if (existsSync(own)) pages.set(language, makePage(readFileSync(own, 'utf8'), factsOf));
    }
    const path = `/${file}`.replace(/\/?index\.html$/, '') || '/';
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const page = pages.get(languageOf(request)) ?? pages.get('en');
      return page && sendPage(page, request, reply);
    });
  }
}
