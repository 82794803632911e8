import type { Rolldown } from 'vite';

/** A module of ours as it stands in the bundle: whole, or the part of a route that loads on its own. */
const isModule = (id: string, name: string) => id.split('?')[0]?.endsWith(`/${name}`) === true;

/** The chunks that hold these modules' parts, with all that they import at once. Names are from the web's folder on. */
export function neededChunks(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
): Set<Rolldown.OutputChunk> {
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
    if (own.length === 0) throw new Error(`The build lacks ${name}`);
    own.forEach(take);
  }
  return found;
}
