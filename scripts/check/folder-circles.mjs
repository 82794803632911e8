// Finds folders of the server that import each other in a circle, type imports counted. dependency-cruiser looks for circles
// of files, and its circles of folders take `apps/server/src` itself, with the app in it, for a folder like its features.

const SERVER = 'apps/server/src/';
const TEST = /\.test\.tsx?$|\/testing\//;

/** The folder of a feature with all that is in it; a file beside the folders stands for itself. */
const folderOf = (path) => path.slice(SERVER.length).split('/')[0];

const isProduct = (path) => path.startsWith(SERVER) && !TEST.test(path);

/** For each folder the folders that it imports, each with one import that does. */
function importsBetweenFolders(modules) {
  const folders = new Map();
  for (const { source, dependencies } of modules.filter((module) => isProduct(module.source))) {
    const imported = folders.get(folderOf(source)) ?? new Map();
    folders.set(folderOf(source), imported);
    for (const { resolved } of dependencies)
      if (isProduct(resolved) && folderOf(resolved) !== folderOf(source))
        imported.set(folderOf(resolved), { from: source, to: resolved });
  }
  return folders;
}

/** One circle of folders, as the import that leads from each to the next; empty when there is none. */
export function findFolderCircle(modules) {
  const folders = importsBetweenFolders(modules);
  const next = (folder) => [...folders.get(folder).keys()].find((imported) => folders.has(imported));
  // A folder is in no circle when all that it imports is in none.
  for (let isLeft = true; isLeft; ) {
    const leaves = [...folders.keys()].filter((folder) => next(folder) === undefined);
    for (const leaf of leaves) folders.delete(leaf);
    isLeft = leaves.length > 0;
  }
  const path = [...folders.keys()].slice(0, 1);
  while (path.length > 0) {
    const folder = next(path.at(-1));
    if (path.includes(folder)) {
      const circle = path.slice(path.indexOf(folder));
      return circle.map((from, index) => folders.get(from).get(circle[index + 1] ?? folder));
    }
    path.push(folder);
  }
  return [];
}
