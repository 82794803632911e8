import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bareFacts } from '@daymark/contract/site-facts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePublicPages } from './public-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'daymark-pages-'));
const app = Fastify();
let year = 2026;

beforeAll(() => {
  mkdirSync(join(folder, 'contact'));
  writeFileSync(join(folder, 'index.html'), `<p>© __COPYRIGHT_YEARS__</p>${'home '.repeat(500)}`);
  writeFileSync(join(folder, 'index.de.html'), '<p>Start</p>');
  writeFileSync(join(folder, 'contact', 'index.html'), '<p>__OPERATOR_NAME__</p>');
  servePublicPages(app, folder, () => ({ ...bareFacts(year), operatorName: 'Ana <Silva>' }));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a page carries what the operator set, escaped', async () => {
  const { body, headers } = await get('/contact');
  expect(body).toBe('<p>Ana &#60;Silva&#62;</p>');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
  });
});

test('a page is sent compressed as the browser can take it', async () => {
  const plain = await get('/', { 'accept-encoding': 'br;q=0, deflate' });
  expect(plain.body).toContain('© 2025–2026');
  const small = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  const older = await get('/', { 'accept-encoding': 'GZIP' });
  expect(gunzipSync(older.rawPayload).toString()).toBe(plain.body);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
});

test('a page that has not changed is not sent again, and a new year changes it', async () => {
  const first = await get('/', { 'accept-encoding': 'br' });
  const seen = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
  expect((await get('/', seen)).statusCode).toBe(304);
  year = 2027;
  const next = await get('/', seen);
  expect(next.statusCode).toBe(200);
  expect(brotliDecompressSync(next.rawPayload).toString()).toContain('© 2025–2027');
});

test('a page is sent in the language that was chosen, else that of the browser, else in English', async () => {
  const bodyOf = async (url: string, headers: Record<string, string>) => (await get(url, headers)).body;
  const german = '<p>Start</p>';
  expect(await bodyOf('/', { cookie: 'theme=dark; language=de' })).toBe(german);
  expect(await bodyOf('/', { 'accept-language': 'de-AT,en;q=0.5' })).toBe(german);
  for (const headers of [
    {},
    { 'accept-language': '*' },
    { cookie: 'language=xx' },
    { cookie: 'mylanguage=de' },
    { cookie: 'language=de.html' },
    { cookie: 'language=fr' },
    { cookie: 'language=en', 'accept-language': 'de' },
  ] as Record<string, string>[])
    expect(await bodyOf('/', headers)).toContain('home');
  expect(await bodyOf('/contact', { cookie: 'language=de' })).toContain('Ana');
});

test('each language has its own version', async () => {
  const etagOf = async (language: string) =>
    String((await get('/', { 'accept-language': language })).headers.etag);
  const seen = { 'if-none-match': await etagOf('de') };
  expect((await get('/', { ...seen, 'accept-language': 'de' })).statusCode).toBe(304);
  expect((await get('/', { ...seen, 'accept-language': 'en' })).statusCode).toBe(200);
});

test('a page can be asked for by HEAD', async () => {
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/contact' });
  expect({ statusCode, body, etag: typeof headers.etag }).toEqual({
    statusCode: 200,
    body: '',
    etag: 'string',
  });
});
