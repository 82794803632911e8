import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { brotli } from './brotli.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;
/** Files that the server reads itself, such as the pages: it fills them in and compresses them then. */
const UNSENT = new Set(['app-routes.json', 'languages.json']);

const gzipped = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await brotli(content));
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every file that becomes smaller, so that the server need not compress. */
export function compress(): Plugin {
  return {
    name: 'daymark:compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (!dir) throw new Error('The build has no folder to compress');
        const files = await readdir(dir, { recursive: true });
        const chosen = files.filter((file) => COMPRESSIBLE.test(file) && !UNSENT.has(file));
        await Promise.all(chosen.map((file) => compressFile(join(dir, file))));
      },
    },
  };
}
