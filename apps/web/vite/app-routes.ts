import { globSync } from 'node:fs';
import type { Plugin, ResolvedConfig } from 'vite';
import { neededChunks } from './needed-chunks.ts';
import { ENTRY } from './screens.ts';

const FOLDER = 'src/routes';

/** `_app/project.$id.details.tsx` answers `/project/$id/details`: what begins with `_` is a layout without a URL. */
const addressOf = (file: string): string =>
  `/${file
    .replace(/\.tsx$/, '')
    .split(/[./]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`;

/** The file of a route, and the layouts around it. */
const modulesOf = (file: string): string[] => {
  const folders = file.split('/').slice(0, -1);
  const frames = folders.map((_, depth) => `${FOLDER}/${folders.slice(0, depth + 1).join('/')}.tsx`);
  return [...frames, `${FOLDER}/${file}`];
};

/** A layout has no URL, and a file that begins with a dash is only a part of a route. */
const isScreen = (file: string) => !/^_[^/]*\.tsx$/.test(file) && !/(^|\/)-/.test(file);

/**
 * Writes `app-routes.json` for the server: the URLs of the app, each with the scripts that its screen needs
 * besides the entry, so that the page can preload all of them at once.
 */
export function appRoutes(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'daymark:app-routes',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = neededChunks(bundle, [ENTRY]);
        const files = globSync('**/*.tsx', { cwd: `${config.root}/${FOLDER}`, exclude: ['**/*.test.tsx'] });
        const routes = files
          .filter(isScreen)
          .sort()
          .map((file) => ({
            address: addressOf(file),
            scripts: [...neededChunks(bundle, modulesOf(file))]
              .filter((chunk) => !entry.has(chunk))
              .map(({ fileName }) => `/${fileName}`),
          }));
        this.emitFile({ type: 'asset', fileName: 'app-routes.json', source: JSON.stringify(routes) });
      },
    },
  };
}
