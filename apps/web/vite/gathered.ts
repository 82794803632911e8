import { globSync } from 'node:fs';
import type { InlineConfig, Rolldown } from 'vite';
import { build } from 'vite';
import { neededChunks, reachedChunks } from './needed-chunks.ts';
import { BESIDE, BESIDE_IN_COLUMNS, ENTRY, FRAME, LOGIN, SCREENS, type ScreenName } from './screens.ts';

const ROUTES = 'src/routes';

/** Up to this length, unminified, what several screens share is loaded by all of them in one file. */
const SMALL = 2000;

/** The place of all screens before the log-in. */
const ACCOUNT = 'account';

type Chunk = Rolldown.OutputChunk;

const screensIn = (root: string, folder: string) =>
  globSync('*.tsx', { cwd: `${root}/${folder}`, exclude: ['*.test.tsx'] })
    .filter((file) => !/^[-_]/.test(file))
    .map((file) => `${folder}/${file}`);

/** The screens before the log-in: they must not load what only later screens need. */
const accountScreens = (root: string) => screensIn(root, ROUTES);

/** The other screens after the log-in. */
const otherScreens = (root: string) =>
  screensIn(root, `${ROUTES}/_app`).filter((screen) => screen !== SCREENS.dashboard);

/**
 * The first screens. What the dashboard shares with the account screens is in the entry. The rest of the dashboard is in
 * `frame` if other screens after the log-in, or their late parts, need it too, else in `day`. In the same way the rest of
 * the log-in is in `fields` or `door`.
 */
function firstGroups(bundle: Rolldown.OutputBundle, root: string): Map<Chunk, string> {
  const entry = neededChunks(bundle, [ENTRY]);
  const login = neededChunks(bundle, [ENTRY, LOGIN]);
  const first = neededChunks(bundle, [ENTRY, FRAME, SCREENS.dashboard]);
  const account = neededChunks(bundle, [ENTRY, ...accountScreens(root)]);
  const others = reachedChunks(bundle, neededChunks(bundle, [ENTRY, FRAME, ...otherScreens(root)]), entry);
  const groupOf = (chunk: Chunk) => {
    if (first.has(chunk)) return account.has(chunk) ? 'entry' : others.has(chunk) ? 'frame' : 'day';
    return others.has(chunk) ? 'fields' : 'door';
  };
  return new Map([...new Set([...login, ...first])].map((chunk) => [chunk, groupOf(chunk)]));
}

/** Which of the screens need each chunk, without the chunks of the first screens and the screens' own ones. */
function usersOf(
  bundle: Rolldown.OutputBundle,
  first: ReadonlyMap<Chunk, string>,
  root: string,
): Map<Chunk, string[]> {
  const users = new Map<Chunk, string[]>();
  const note = (place: string, chunks: Iterable<Chunk>) => {
    for (const chunk of chunks) if (!first.has(chunk)) users.set(chunk, [...(users.get(chunk) ?? []), place]);
  };
  const screens = Object.entries(SCREENS) as [ScreenName, string][];
  for (const [name, screen] of screens) {
    const isOwn = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes(`/${screen}`);
    const needed = neededChunks(bundle, [screen]);
    note(
      name,
      [...needed].filter((chunk) => !isOwn(chunk)),
    );
    const beside = neededChunks(bundle, BESIDE[name] ?? []).difference(needed);
    note(`${name}-beside`, beside);
    note(
      `${name}-columns`,
      neededChunks(bundle, BESIDE_IN_COLUMNS[name] ?? [])
        .difference(needed)
        .difference(beside),
    );
  }
  // Where only one of both needs a thing, it is in no file that the other one loads.
  for (const chunk of neededChunks(bundle, [ENTRY, ...accountScreens(root)]))
    if (users.has(chunk)) note(ACCOUNT, [chunk]);
  return users;
}

/** What several screens share, if it is small and needs nothing that is large. */
function smallOnes(
  bundle: Rolldown.OutputBundle,
  users: ReadonlyMap<Chunk, readonly string[]>,
): ReadonlySet<string> {
  const small = new Map<string, boolean>();
  const isSmall = (name: string): boolean => {
    const file = bundle[name];
    const own = file?.type === 'chunk' ? users.get(file) : undefined;
    // A chunk of the first screens.
    if (file?.type !== 'chunk' || !own) return true;
    const known = small.get(name);
    if (known !== undefined) return known;
    const found =
      own.length > 1 && !own.includes(ACCOUNT) && file.code.length <= SMALL && file.imports.every(isSmall);
    small.set(name, found);
    return found;
  };
  return new Set(
    [...users.keys()].filter(({ fileName }) => isSmall(fileName)).map(({ fileName }) => fileName),
  );
}

/**
 * Which chunk each module goes into, so that a screen is loaded in a few files instead of fifty: a browser requests six at
 * a time over HTTP/1.1. A first build finds out what each screen needs. Then what the same screens need is in one file, and
 * small things that several screens share are in `small`. Other modules keep their own chunks. Everything that a chunk
 * needs is in the same chunk or in one that is loaded before it, so that there are no circular imports.
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
  const first = firstGroups(bundle, config.root);
  const users = usersOf(bundle, first, config.root);
  const small = smallOnes(bundle, users);
  const gathered = new Map<string, string>();
  const gather = (chunk: Chunk, name: string) => {
    for (const id of chunk.moduleIds) gathered.set(id, name);
  };
  for (const [chunk, name] of first) gather(chunk, name);
  for (const [chunk, names] of users) gather(chunk, small.has(chunk.fileName) ? 'small' : names.join('-'));
  return gathered;
}
