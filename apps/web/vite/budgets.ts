import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { neededChunks } from './needed-chunks.ts';

const behindLogin = (screen: string) => [
  'src/main.tsx',
  'src/routes/_app.tsx',
  `src/routes/_app/${screen}.tsx`,
];

/** All script that a screen needs to be shown: number of files, and bytes after brotli. */
const BUDGETS: readonly { path: string; files: number; bytes: number; modules: readonly string[] }[] = [
  { path: '/login', files: 6, bytes: 100_000, modules: ['src/main.tsx', 'src/routes/login.tsx'] },
  { path: '/dashboard', files: 6, bytes: 138_200, modules: behindLogin('dashboard') },
  { path: '/projects', files: 24, bytes: 143_000, modules: behindLogin('projects') },
  { path: '/project/{id}/details', files: 30, bytes: 177_200, modules: behindLogin('project.$id.details') },
  { path: '/plan', files: 28, bytes: 178_000, modules: behindLogin('plan') },
  { path: '/chats', files: 31, bytes: 170_000, modules: behindLogin('chats') },
];

/** Fails the build if screens exceed their budgets, and names all of them. */
export function budgets(): Plugin {
  return {
    name: 'daymark:budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const problems = BUDGETS.flatMap(({ path, files, bytes, modules }) => {
          const chunks = [...neededChunks(bundle, modules)];
          const needed = chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
          return [
            ...(chunks.length > files
              ? [`${path} needs ${chunks.length} files of script, over ${files}: see gathered.ts`]
              : []),
            ...(needed > bytes
              ? [
                  `${path} needs ${needed} bytes of script, over ${bytes}: load lazily what it does not show at once`,
                ]
              : []),
          ];
        });
        if (problems.length > 0) throw new Error(problems.join('\n'));
      },
    },
  };
}
