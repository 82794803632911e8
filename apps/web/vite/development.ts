import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the server answers itself; everything else is the app's. */
export const servedPaths = '^/(api|c|mcp|oauth|\\.well-known)(/|$|\\?)';

/** Where `npm run dev` runs the server. */
export function serverAddress({ HOST, PORT }: Environment): string {
  const host = !HOST || ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}`;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the server writes into the app's page, as far as the environment tells. */
function wordsFor({ AI_PROVIDER, AI_MODEL, OIDC_ISSUER, OIDC_NAME }: Environment): Record<string, string> {
  const provider = OIDC_ISSUER && (OIDC_NAME || new URL(OIDC_ISSUER).host);
  return {
    __AI_PROVIDER__: AI_PROVIDER || 'builtin',
    __AI_MODEL__: AI_MODEL ?? '',
    __SIGN_IN_PROVIDER__: provider ?? '',
  };
}

/** The app's page in development. Its own path must be given: what it imports is looked for beside the path. */
export async function appPage(server: ViteDevServer, url: string, environment: Environment): Promise<string> {
  const template = await readFile(`${server.config.root}/app.html`, 'utf8');
  const words = wordsFor(environment);
  const filled = template.replaceAll(/__[A-Z_]+__/g, (slot) => escaped(words[slot] ?? slot));
  return server.transformIndexHtml('/app.html', filled, url);
}
