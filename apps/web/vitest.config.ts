import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { launchOptions } from '../../scripts/test/chromium.ts';

/** Through the driver, which would take back what it does not know of. */
const showAs: BrowserCommand<[media: 'screen' | 'print']> = ({ page }, media) => page.emulateMedia({ media });

/** Nothing is under the pointer until a test moves it there. */
const restPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  optimizeDeps: {
    include: [
      '@atlaskit/pragmatic-drag-and-drop/element/adapter',
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'radix-ui',
      'lucide-react',
      'react-markdown',
      'zustand',
      'zustand/middleware',
      '@tanstack/react-query',
      '@tanstack/react-query-persist-client',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
    ],
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    // What only the long run tests: see the root's vitest.config.ts.
    exclude: ['**/node_modules/**', ...(process.env.DAYMARK_TEST_LONG ? [] : ['**/*.long.test.*'])],
    setupFiles: ['./src/testing/setup.ts'],
    // The files of a page share what they import: each would load and compile the app again. The setup makes them strangers.
    isolate: false,
    // They mostly wait, for frames, timers and the clicks of a driver: more of them than processors run side by side.
    maxWorkers: 3,
    // A loaded machine may take its time over what comes in the end, and a test of many steps over all of them.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { showAs, restPointer },
      // Nothing moves while it is looked for or clicked on.
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 800 } }],
    },
  },
});
