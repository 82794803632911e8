import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { neededChunks } from './needed-chunks.ts';

/** All script that a screen needs before it stands: in files, and in bytes after brotli. */
const BUDGETS: readonly { path: string; files: number; bytes: number; modules: readonly string[] }[] = [
  { path: '/login', files: 6, bytes: 100_000, modules: ['src/main.tsx', 'src/routes/login.tsx'] },
  {
    path: '/dashboard',
    files: 6,
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
        for (const { path, files, bytes, modules } of BUDGETS) {
          const chunks = [...neededChunks(bundle, modules)];
          if (chunks.length > files)
            throw new Error(`${path} needs ${chunks.length} files of script, over ${files}: see gathered.ts`);
          const needed = chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
          if (needed > bytes)
            throw new Error(
              `${path} needs ${needed} bytes of script, over ${bytes}: load lazily what it does not show at once`,
            );
        }
      },
    },
  };
}
