import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appRoutes } from './vite/app-routes.ts';
import { budgets } from './vite/budgets.ts';
import { compress } from './vite/compress.ts';
import { documentHead } from './vite/document-head.ts';
import { prerender } from './vite/prerender.ts';
import { serviceWorker } from './vite/service-worker.ts';

const GROUND =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\//;

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
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
    documentHead(),
    prerender(),
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
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
  build: {
    // light-dark() and the rest of base.css as they are written.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: { app: 'app.html', site: 'src/site/site.ts' },
      // What every screen stands on is one file, which stays in the caches while the app around it changes.
      output: { codeSplitting: { groups: [{ name: 'ground', test: GROUND }] } },
    },
  },
});
