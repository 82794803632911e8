import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { neededChunks } from './needed-chunks.ts';

/** All script that a screen needs before it stands, in bytes after brotli. */
const BUDGETS: readonly { path: string; bytes: number; modules: readonly string[] }[] = [
  { path: '/login', bytes: 100_000, modules: ['src/main.tsx', 'src/routes/login.tsx'] },
  {
    path: '/dashboard',
    bytes: 180_000,
    modules: ['src/main.tsx', 'src/routes/_app.tsx', 'src/routes/_app/dashboard.tsx'],
  },
];

/** Fails the build when a screen needs more script than it may. */
export function budgets(): Plugin {
  return {
    name: 'daymark:budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { path, bytes, modules } of BUDGETS) {
          const needed = [...neededChunks(bundle, modules)].reduce(
            (sum, { code }) => sum + brotliCompressSync(code).length,
            0,
          );
          if (needed > bytes)
            throw new Error(
              `${path} needs ${needed} bytes of script, over ${bytes}: load lazily what it does not show at once`,
            );
        }
      },
    },
  };
}
