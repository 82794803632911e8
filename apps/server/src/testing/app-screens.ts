import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@daymark/words/languages';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { servePages } from '../http/pages.ts';

const ROUTES = new URL('../../../web/src/route-tree.gen.ts', import.meta.url);

/** The addresses of the app's screens, from its own route tree. */
function screenAddresses(): string[] {
  const [tree = ''] = /fullPaths:[^;]*;/.exec(readFileSync(ROUTES, 'utf8')) ?? [];
  return [...tree.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'));
}

/** The server of the app's pages, with every screen that the app has. Its scripts, which take a build, are left out. */
export async function openScreens() {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-screens-'));
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  for (const language of LANGUAGES)
    write(language === 'en' ? 'app.html' : `app.${language}.html`, '<html><head></head></html>');
  write('app-routes.json', JSON.stringify(screenAddresses().map((address) => ({ address, scripts: [] }))));
  write('languages.json', JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, 'assets']))));
  write('manifest.webmanifest', '{}');
  const pages = Fastify();
  const engines = {
    known: () => ({
      provider: 'builtin' as const,
      engine: { name: 'builtin', isReachable: async () => true },
    }),
  };
  await servePages(
    pages,
    { config: readConfig({ DATA_DIR: folder }), now: () => new Date(), engines, isTryingOffered: () => true },
    folder,
  );
  onTestFinished(async () => {
    await pages.close();
    rmSync(folder, { recursive: true });
  });
  /** The status of a path, and where it leads on to. */
  return async (path: string) => {
    const { statusCode, headers } = await pages.inject({ url: path });
    return { status: statusCode, location: headers.location };
  };
}
