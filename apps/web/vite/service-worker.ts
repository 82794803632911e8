import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { minifySync, transformWithOxc } from 'vite';
import { FOLDERS } from './words.ts';

const SOURCE = 'worker/service-worker.ts';
const NAME = 'service-worker.js';
const SITE = 'src/site/site.ts';
const ENTRY = 'app.html';

const isSite = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  file.type === 'chunk' && Boolean(file.facadeModuleId?.endsWith(SITE));

const isEntry = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  file.type === 'chunk' && Boolean(file.facadeModuleId?.endsWith(ENTRY));

/** The facts of the build that the worker needs. */
function factsOf(bundle: Rolldown.OutputBundle) {
  const all = Object.values(bundle);
  const pages = all.flatMap(({ fileName }) => /^(?:(.*)\/)?index\.html$/.exec(fileName)?.slice(1) ?? []);
  const entry = all.find(isEntry);
  if (!entry) throw new Error(`The build lacks a script for ${ENTRY}`);
  const scripts = all
    .filter((file) => file.type === 'chunk' && !isSite(file))
    .map(({ fileName }) => fileName);
  const files = all.filter(({ type, fileName }) => type === 'asset' && /^assets\/[^/]+$/.test(fileName));
  return {
    FILES: files.map(({ fileName }) => `/${fileName}`).sort(),
    SCRIPTS: scripts.map((fileName) => fileName.replace('assets/', '')).sort(),
    FOLDERS,
    ENTRY: entry.fileName.replace('assets/', ''),
    PUBLIC_PAGES: pages.map((page = '') => `/${page}`).sort(),
  };
}

/**
 * Writes the service worker with the list of the files of this build. It changes whenever one of them changes, by which
 * the browser notices a new build.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'daymark:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const path = `${config.root}/${SOURCE}`;
        const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false });
        const facts = factsOf(bundle);
        const BUILD = createHash('sha256')
          .update(code + JSON.stringify(facts))
          .digest('hex')
          .slice(0, 16);
        const constants = Object.entries({ ...facts, BUILD }).map(
          ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
        );
        const { code: source } = minifySync(NAME, `(() => {${constants.join('\n')}\n${code}})();`);
        this.emitFile({ type: 'asset', fileName: NAME, source });
      },
    },
  };
}
