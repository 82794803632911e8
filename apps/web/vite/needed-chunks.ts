import type { Rolldown } from 'vite';

type Chunks = Set<Rolldown.OutputChunk>;

/** A module of ours in the bundle: whole, or the part of a route that is loaded separately. */
const isModule = (id: string, name: string) => id.split('?')[0]?.endsWith(`/${name}`) === true;

/** The chunks that have these modules. Names are relative to the folder of the web app. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  return modules.flatMap((name) => {
    const own = Object.values(bundle).filter(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => isModule(id, name)),
    );
    if (own.length === 0) throw new Error(`The build lacks ${name}`);
    return own as Rolldown.OutputChunk[];
  });
}

function withAll(
  bundle: Rolldown.OutputBundle,
  chunks: Iterable<Rolldown.OutputChunk>,
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
): Chunks {
  const found: Chunks = new Set();
  const take = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined) => {
    if (file?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const name of next(file)) take(bundle[name]);
  };
  for (const chunk of chunks) take(chunk);
  return found;
}

/** The chunks of these modules with all their static imports. */
export const neededChunks = (bundle: Rolldown.OutputBundle, modules: readonly string[]): Chunks =>
  withAll(bundle, chunksOf(bundle, modules), ({ imports }) => imports);

/** These chunks with all that they load later, but without what the app's entry loads later: that is every screen. */
export const reachedChunks = (bundle: Rolldown.OutputBundle, chunks: Chunks, entry: Chunks): Chunks =>
  withAll(bundle, chunks, (chunk) =>
    entry.has(chunk) ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports],
  );
