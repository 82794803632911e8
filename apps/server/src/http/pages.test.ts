import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { answerInLanguage } from './language.ts';
import { servePages } from './pages.ts';
import { PAGE_POLICY } from './security.ts';

const folder = mkdtempSync(join(tmpdir(), 'daymark-app-'));
const app = Fastify();

const write = (file: string, content: unknown) =>
  writeFileSync(
    join(folder, file),
    typeof content === 'string' || content instanceof Buffer ? content : JSON.stringify(content),
  );

/** What the build writes. */
const FOLDERS = { en: 'assets', de: 'assets/de-1', fr: 'assets/fr-2', es: 'assets/es-3' };

const engines = {
  known: () => ({
    provider: 'openai-compatible' as const,
    engine: { name: '<m>__CSP_NONCE__', isReachable: async () => true },
  }),
};

beforeAll(async () => {
  for (const path of Object.values(FOLDERS)) {
    mkdirSync(join(folder, path), { recursive: true });
    write(`${path}/plan.js`, 'export {}');
  }
  for (const language of Object.keys(FOLDERS))
    write(
      language === 'en' ? 'app.html' : `app.${language}.html`,
      `<html lang="${language}" data-ai="__AI_PROVIDER__ __AI_MODEL__"><head></head></html>`,
    );
  write('assets/plan.js.gz', gzipSync('export {}'));
  write('robots.txt', 'User-agent: *');
  write('app-routes.json', [{ address: '/projects/$id', scripts: ['/assets/plan.js'] }]);
  write('languages.json', FOLDERS);
  write('manifest.webmanifest', { name: 'Daymark' });
  answerInLanguage(app);
  await servePages(
    app,
    { config: readConfig({ DATA_DIR: folder }), now: () => new Date(), engines, isTryingOffered: () => true },
    folder,
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const open = (headers: Record<string, string>) => app.inject({ url: '/projects/1', headers });

test.each([
  [{}, 'en', 'assets'],
  [{ 'accept-language': 'fr-CH, de;q=0.9' }, 'fr', 'assets/fr-2'],
  [{ 'accept-language': 'fr', cookie: 'language=de' }, 'de', 'assets/de-1'],
  [{ 'accept-language': 'es', cookie: 'language=tlh' }, 'es', 'assets/es-3'],
])(
  'the app is opened in the language of its reader, with its scripts: %o',
  async (headers, language, path) => {
    const answer = await open(headers as Record<string, string>);
    expect(answer.body).toBe(
      `<html lang="${language}" data-ai="openai-compatible &#60;m&#62;&#95;&#95;CSP&#95;NONCE&#95;&#95;"><head><link rel="modulepreload" fetchpriority="low" href="/${path}/plan.js"></head></html>`,
    );
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-language, cookie' });
  },
);

test('the scripts of every language are served, and no page or list of the build', async () => {
  for (const path of Object.values(FOLDERS))
    expect((await app.inject({ url: `/${path}/plan.js` })).headers['cache-control']).toContain('immutable');
  for (const file of ['languages.json', 'app-routes.json', 'app.html', 'app.de.html'])
    expect((await app.inject({ url: `/${file}` })).statusCode).toBe(302);
});

test('a file of the build is sent compressed, told about and missed as it was built', async () => {
  const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers: { 'accept-encoding': 'gzip' } });
  expect(await ask('/assets/plan.js')).toMatchObject({
    statusCode: 200,
    headers: { 'content-encoding': 'gzip', 'content-security-policy': PAGE_POLICY },
  });
  const told = await ask('/assets/plan.js', 'HEAD');
  expect([told.statusCode, told.body]).toEqual([200, '']);
  expect((await ask('/robots.txt')).headers['cache-control']).toBe('no-cache');
  for (const url of ['/assets/plan.js.gz', '/assets/former.js', '/assets/', '/assets/..%2fapp.html'])
    expect((await ask(url)).statusCode, url).toBe(404);
});

test.each([
  [{ 'accept-language': 'fr-CH, de;q=0.9' }, 'fr', 'Projets'],
  [{ 'accept-language': 'fr', cookie: 'language=de' }, 'de', 'Projekte'],
])('the installed app is described in the language of its reader: %o', async (headers, lang, projects) => {
  const answer = await app.inject({
    url: '/manifest.webmanifest',
    headers: headers as Record<string, string>,
  });
  expect(answer.json()).toMatchObject({ name: 'Daymark', lang, shortcuts: [{}, { name: projects }] });
  expect(answer.headers).toMatchObject({ vary: 'accept-language, cookie' });
});
