import { globSync } from 'node:fs';
import type { InlineConfig, Rolldown } from 'vite';
import { build } from 'vite';
import { neededChunks } from './needed-chunks.ts';

const ENTRY = 'src/main.tsx';
const ROUTES = 'src/routes';
const LOGIN = `${ROUTES}/login.tsx`;
/** The screen that a day begins with, and the frame that it shares with the others behind the log-in. */
const FIRST = [`${ROUTES}/_app.tsx`, `${ROUTES}/_app/dashboard.tsx`];

/** The screens before the log-in: they must not have to wait for what is behind it. */
const accountScreens = (root: string) =>
  globSync('*.tsx', { cwd: `${root}/${ROUTES}` })
    .filter((file) => !/^[-_]/.test(file))
    .map((file) => `${ROUTES}/${file}`);

/**
 * Which file each module goes into, so that the first screen comes in a few files instead of fifty: a browser asks for six
 * at a time over HTTP/1.1. A first build tells what each screen needs, whatever is imported where: what the dashboard
 * shares with the account screens comes with the entry, the log-in and the dashboard have one file more each, and what
 * neither needs goes on standing by itself. Everything that a module of a file needs is in the same file or in one that
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
  const first = neededChunks(bundle, [ENTRY, ...FIRST]);
  const account = neededChunks(bundle, [ENTRY, ...accountScreens(config.root)]);
  const gathered = new Map<string, string>();
  for (const chunk of new Set([...login, ...first])) {
    const name = !first.has(chunk) ? 'door' : account.has(chunk) ? 'entry' : 'frame';
    for (const id of chunk.moduleIds) gathered.set(id, name);
  }
  return gathered;
}
