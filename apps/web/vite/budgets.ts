import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** All script that a screen needs before it stands, in bytes after brotli. */
const BUDGETS: readonly { path: string; bytes: number; modules: readonly string[] }[] = [
  { path: '/login', bytes: 100_000, modules: ['src/main.tsx', 'src/routes/login.tsx'] },
  {
    path: '/dashboard',
    bytes: 180_000,
    modules: ['src/main.tsx', 'src/routes/_app.tsx', 'src/routes/_app/dashboard.tsx'],
  },
];

/** A module of ours as it stands in the bundle: whole, or the part of a route that loads on its own. */
const isModule = (id: string | null, name: string) =>
  id !== null && id.split('?')[0]?.endsWith(`/${name}`) === true;

/** The chunks that hold a module's parts, with all that they import at once. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const take = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined) => {
    if (file?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const name of file.imports) take(bundle[name]);
  };
  for (const name of modules) {
    const own = Object.values(bundle).filter(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => isModule(id, name)),
    );
    if (own.length === 0) throw new Error(`The build lacks ${name}, whose size is bounded`);
    own.forEach(take);
  }
  return found;
}

const brotliBytes = (chunk: Rolldown.OutputChunk) => brotliCompressSync(chunk.code).length;

/** Fails the build when a screen needs more script than it may. */
export function budgets(): Plugin {
  return {
    name: 'daymark:budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { path, bytes, modules } of BUDGETS) {
          const needed = [...chunksOf(bundle, modules)].reduce((sum, chunk) => sum + brotliBytes(chunk), 0);
          if (needed > bytes)
            throw new Error(
              `${path} needs ${needed} bytes of script, over ${bytes}: load what it does not show at once lazily`,
            );
        }
      },
    },
  };
}
