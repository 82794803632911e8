import { globSync } from 'node:fs';
import type { InlineConfig, Rolldown } from 'vite';
import { build } from 'vite';
import { neededChunks } from './needed-chunks.ts';

const ENTRY = 'src/main.tsx';
const ROUTES = 'src/routes';
const LOGIN = `${ROUTES}/login.tsx`;
/** The layout of all screens after the log-in, and the dashboard. */
const FRAME = `${ROUTES}/_app.tsx`;
const DASHBOARD = `${ROUTES}/_app/dashboard.tsx`;

const screensIn = (root: string, folder: string) =>
  globSync('*.tsx', { cwd: `${root}/${folder}`, exclude: ['*.test.tsx'] })
    .filter((file) => !/^[-_]/.test(file))
    .map((file) => `${folder}/${file}`);

/** The screens before the log-in: they must not load what only later screens need. */
const accountScreens = (root: string) => screensIn(root, ROUTES);

/** The other screens after the log-in. */
const otherScreens = (root: string) =>
  screensIn(root, `${ROUTES}/_app`).filter((screen) => screen !== DASHBOARD);

/**
 * Which chunk each module goes into, so that the first screen is loaded in a few files instead of fifty: a browser
 * requests six at a time over HTTP/1.1. A first build finds out what each screen needs. What the dashboard shares with the
 * account screens is in the entry. The rest of the dashboard is in `frame` if other screens after the log-in need it too,
 * else in `day`. In the same way the rest of the log-in is in `fields` or `door`. Other modules keep their own chunks.
 * Everything that a chunk needs is in the same chunk or in one that is loaded before it, so that there are no circular imports.
 */
export async function gatheredModules(config: InlineConfig & { root: string }): Promise<Map<string, string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const login = neededChunks(bundle, [ENTRY, LOGIN]);
  const first = neededChunks(bundle, [ENTRY, FRAME, DASHBOARD]);
  const account = neededChunks(bundle, [ENTRY, ...accountScreens(config.root)]);
  const others = neededChunks(bundle, [ENTRY, FRAME, ...otherScreens(config.root)]);
  const groupOf = (chunk: Rolldown.OutputChunk) => {
    if (first.has(chunk)) return account.has(chunk) ? 'entry' : others.has(chunk) ? 'frame' : 'day';
    return others.has(chunk) ? 'fields' : 'door';
  };
  const gathered = new Map<string, string>();
  for (const chunk of new Set([...login, ...first])) {
    const name = groupOf(chunk);
    for (const id of chunk.moduleIds) gathered.set(id, name);
  }
  return gathered;
}
