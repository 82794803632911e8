import { globSync } from 'node:fs';
import type { InlineConfig, Rolldown } from 'vite';
import { build } from 'vite';
import { neededChunks } from './needed-chunks.ts';

const ENTRY = 'src/main.tsx';
const ROUTES = 'src/routes';
const LOGIN = `${ROUTES}/login.tsx`;
/** The frame of all screens behind the log-in, and the screen that a day begins with. */
const FRAME = `${ROUTES}/_app.tsx`;
const DASHBOARD = `${ROUTES}/_app/dashboard.tsx`;

const screensIn = (root: string, folder: string) =>
  globSync('*.tsx', { cwd: `${root}/${folder}`, exclude: ['*.test.tsx'] })
    .filter((file) => !/^[-_]/.test(file))
    .map((file) => `${folder}/${file}`);

/** The screens before the log-in: they must not have to wait for what is behind it. */
const accountScreens = (root: string) => screensIn(root, ROUTES);

/** The other screens behind the log-in. */
const otherScreens = (root: string) =>
  screensIn(root, `${ROUTES}/_app`).filter((screen) => screen !== DASHBOARD);

/**
 * Which file each module goes into, so that the first screen comes in a few files instead of fifty: a browser asks for six
 * at a time over HTTP/1.1. A first build tells what each screen needs, whatever is imported where: what the dashboard
 * shares with the account screens comes with the entry. The rest of the dashboard is `frame` where other screens behind the
 * log-in need it too and `day` where they do not; the rest of the log-in is `fields` and `door` in the same way. What neither
 * needs goes on standing by itself. Everything that a module of a file needs is in the same file or in one that
 * is loaded before it, so that no two files wait for each other.
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
