import type { Rolldown } from 'vite';

/** A module of ours in the bundle: whole, or the part of a route that is loaded separately. */
const isModule = (id: string, name: string) => id.split('?')[0]?.endsWith(`/${name}`) === true;

/** The chunks of these modules with all their static imports. Names are relative to the folder of the web app. */
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
