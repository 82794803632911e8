import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Source maps and types: only debuggers, editors and the type check read them. */
const UNREAD = /\.(map|d\.[cm]?ts)$/;

/** The bundled Node brings the headers for compiling add-ons, a third of its size. */
const HEADERS = /^node-(linux|darwin)-[a-z0-9]+$/;

/**
 * Removes what running Daymark never reads from an installation without the packages of development: a third of it, 200 MB.
 * The next complete installation brings everything back.
 */
export function removeUnread(modules) {
  for (const name of readdirSync(modules))
    if (HEADERS.test(name)) rmSync(join(modules, name, 'include'), { recursive: true, force: true });
  removeFiles(modules);
}

function removeFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Not into links: the workspaces are our own sources.
    if (entry.isDirectory()) removeFiles(path);
    else if (entry.isFile() && UNREAD.test(entry.name)) rmSync(path);
  }
}
