import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { bareFacts, fillPage } from '@daymark/contract/site-facts';
import { LANGUAGES } from '@daymark/words/languages';
import type { Plugin, ResolvedConfig, Rolldown, ViteDevServer } from 'vite';
import { runnerImport } from 'vite';
import { appPage, type Environment } from './development.ts';
import { headAssets } from './document-head.ts';
import { lateSiteScripts, OWN_PROJECT } from './late-site-script.ts';
import { textsIn } from './words.ts';

const PAGES = '/src/site/pages.tsx';
const SCRIPT = 'src/site/site.ts';
const STYLE = 'src/site/site.css';

/** All script of a public page, in bytes after brotli. */
const SCRIPT_BUDGET = 4096;

type PagesModule = typeof import('../src/site/pages.tsx');

/** `about/index.html` in English, `about/index.de.html` in German. */
const fileOf = (path: string, language: string) =>
  `${path.slice(1)}/index${language === 'en' ? '' : `.${language}`}.html`.replace(/^\//, '');

/** The built script of the public pages: one file that loads no other. */
function siteChunk(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(SCRIPT)) {
      if (file.imports.length > 0)
        throw new Error(`${SCRIPT} shares code with the app: ${file.imports.join(', ')}`);
      return file;
    }
  }
  throw new Error(`The build lacks ${SCRIPT}`);
}

function checkBudget(chunk: Rolldown.OutputChunk, themeBoot: Rolldown.OutputAsset): void {
  const bytes = [chunk.code, themeBoot.source].reduce(
    (sum, text) => sum + brotliCompressSync(text).length,
    0,
  );
  if (bytes > SCRIPT_BUDGET)
    throw new Error(`Public pages carry ${bytes} bytes of script, over ${SCRIPT_BUDGET}`);
}

/** Fails on inline styles and scripts: the security policy of these pages has no nonce, so they would not work. */
function checkPolicy(path: string, html: string): void {
  const inline = /<[^>]+\sstyle=|<style|<script(?![^>]+src=)|\son[a-z]+=/i.exec(html);
  if (inline) throw new Error(`${path} holds an inline style or script: ${inline[0]}`);
}

const isPageRequest = (request: IncomingMessage) =>
  request.method === 'GET' && Boolean(request.headers.accept?.includes('text/html'));

/** Serves the pages and the app in development, as the server does with the built files. */
async function serve(
  server: ViteDevServer,
  environment: Environment,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/';
  const path = new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');
  const { pagePaths, renderPage } = (await server.ssrLoadModule(PAGES)) as PagesModule;
  const html = pagePaths.includes(path)
    ? await server.transformIndexHtml(
        url,
        fillPage(
          renderPage(path, { script: `/${SCRIPT}`, style: `/${STYLE}`, ownProject: `/${OWN_PROJECT}` }),
          bareFacts(new Date().getFullYear()),
        ),
      )
    : await appPage(server, url, environment);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
}

/** Writes the public pages as plain HTML: React renders them in the build and is not sent to the browser. */
export function prerender(environment: Environment): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'daymark:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (isPageRequest(request)) serve(server, environment, request, response).catch(next);
          else next();
        });
      };
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunk = siteChunk(bundle);
        const { themeBoot, font } = headAssets(bundle);
        checkBudget(chunk, themeBoot);
        const scripts = await lateSiteScripts(config.root);
        for (const script of Object.values(scripts)) this.emitFile({ type: 'asset', ...script });
        const assets = {
          script: `/${chunk.fileName}`,
          style: `/${[...(chunk.viteMetadata?.importedCss ?? [])][0]}`,
          themeBoot: `/${themeBoot.fileName}`,
          font: `/${font.fileName}`,
        };
        for (const language of LANGUAGES) {
          const { module } = await runnerImport<PagesModule>(`${config.root}${PAGES}`, {
            root: config.root,
            configFile: false,
            mode: 'production',
            plugins: [textsIn(language)],
          });
          const ownProject = `/${scripts[language].fileName}`;
          for (const path of module.pagePaths) {
            const source = module.renderPage(path, { ...assets, ownProject });
            checkPolicy(path, source);
            this.emitFile({ type: 'asset', fileName: fileOf(path, language), source });
          }
        }
      },
    },
  };
}
