// The modules of the server in a few files, which `npm start` runs: a thousand of them take seconds to load.
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(import.meta.dirname, 'src');
const THREAD = /new URL\('(\.\/[a-z-]+\.ts)', import\.meta\.url\)/g;

const nameOfThread = (path: string) => relative(SOURCES, path).replaceAll('/', '-').replace(/ts$/, 'js');

interface Bundler {
  emitFile(file: { type: 'chunk'; id: string; fileName: string }): string;
}

/** Files that belong to a module stay where they are, and it finds them from there; threads are bundled as well. */
const inPlace = {
  name: 'in-place',
  enforce: 'pre' as const,
  transform(this: Bundler, code: string, id: string) {
    if (id.startsWith('\0') || !/import\.meta\.|__dirname|__filename/.test(code)) return;
    const withThreads = code.replaceAll(THREAD, (_, file: string) => {
      const thread = join(dirname(id), file);
      const fileName = nameOfThread(thread);
      this.emitFile({ type: 'chunk', id: thread, fileName });
      return `new URL('./${fileName}', import.meta.url)`;
    });
    if (withThreads !== code) return { code: withThreads, map: null };
    const replaced = code
      .replaceAll(/\bimport\.meta\.dirname\b|\b__dirname\b/g, JSON.stringify(dirname(id)))
      .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
      .replaceAll(/\b__filename\b/g, JSON.stringify(id));
    return { code: replaced, map: null };
  },
};

interface Bundle {
  [name: string]: { type: string; code?: string };
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** V8 keeps each character of a file in one byte if all are of ASCII, else in two. Raw strings take no escapes. */
const inAscii = {
  name: 'in-ascii',
  generateBundle(_options: unknown, bundle: Bundle) {
    for (const file of Object.values(bundle))
      if (file.code && !file.code.includes('String.raw'))
        file.code = file.code.replaceAll(
          /(\\*)([^\0-\x7f])/g,
          // One that is escaped already would else lose its escape to the new one.
          (_, slashes: string, unit: string) => slashes.slice(slashes.length % 2) + escaped(unit),
        );
  },
};

/** Names stay: they are read from functions and classes, and by people from stack traces. */
const LAYOUT_ALONE = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true, legalComments: 'none' as const },
};

export default {
  plugins: [inPlace, inAscii],
  // Packages with decorators (passkeys) or libraries of each system (sharp) do not work in a bundle. The others are asked for by
  // packages, and not installed.
  ssr: { noExternal: true, external: ['@simplewebauthn/server', 'sharp', 'pg-native', 'supports-color'] },
  json: { stringify: true },
  build: {
    ssr: true,
    target: 'esnext',
    rollupOptions: {
      input: { main: join(SOURCES, 'main.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: LAYOUT_ALONE },
    },
  },
};
