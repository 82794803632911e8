import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { appRoutes } from './vite/app-routes.ts';
import { budgets } from './vite/budgets.ts';
import { compress } from './vite/compress.ts';
import { servedPaths, serverAddress } from './vite/development.ts';
import { documentHead } from './vite/document-head.ts';
import { gatheredModules } from './vite/gathered.ts';
import { importAgain } from './vite/import-again.ts';
import { prerender } from './vite/prerender.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { languages, markedTexts } from './vite/words.ts';

const GROUND =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\//;

const root = import.meta.dirname;

/**
 * Answers are markdown, and its named characters (`&lt;`) are read by a package that has a way of its own for browsers:
 * it assigns to `innerHTML`, which our policy forbids. The other way is a list.
 */
const NAMED_CHARACTERS = 'decode-named-character-reference';
const namedCharacters = () => ({
  name: 'named-characters',
  enforce: 'pre' as const,
  resolveId: (id: string) =>
    id === NAMED_CHARACTERS ? fileURLToPath(import.meta.resolve(NAMED_CHARACTERS)) : null,
});

/** What makes the app's modules of its sources. */
const compiled = () => [
  markedTexts(),
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    codeSplittingOptions: {
      defaultBehavior: [
        ['component', 'loader'],
        ['pendingComponent'],
        ['errorComponent'],
        ['notFoundComponent'],
      ],
    },
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/route-tree.gen.ts',
    routeFileIgnorePattern: '\\.test\\.',
    addExtensions: true,
    quoteStyle: 'single',
    semicolons: true,
    disableLogging: true,
  }),
  react(),
  tailwindcss(),
  namedCharacters(),
];

// What every screen stands on is one file, which stays in the caches while the app around it changes.
const ground = { name: 'ground', test: GROUND, priority: 2 };

/** How long each plugin took is nothing that a first start should print. */
const checks = { pluginTimings: false };

/** What the first screens need is gathered in a few files. It takes a build: knip must not read this config (knip.json). */
async function gathered() {
  const input = { app: 'app.html' };
  const rolldownOptions = { input, checks, output: { codeSplitting: { groups: [ground] } } };
  const modules = await gatheredModules({ root, plugins: compiled(), build: { rolldownOptions } });
  return {
    debugName: 'gathered',
    name: (id: string) => modules.get(id) ?? null,
    priority: 1,
    includeDependenciesRecursively: false,
  };
}

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    root,
    appType: 'custom',
    plugins: [
      compiled(),
      documentHead(),
      prerender(process.env),
      importAgain(),
      languages(),
      serviceWorker(),
      appRoutes(),
      budgets(),
      compress(),
    ],
    // The server puts a nonce of its own in place of this in every answer.
    html: { cspNonce: '__CSP_NONCE__' },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: { [servedPaths]: serverAddress(process.env) },
    },
    build: {
      // light-dark() and the rest of base.css as they are written.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 400,
      rolldownOptions: {
        checks,
        input: { app: 'app.html', site: 'src/site/site.ts' },
        output: { codeSplitting: { groups: command === 'build' ? [ground, await gathered()] : [] } },
      },
    },
  }),
);
