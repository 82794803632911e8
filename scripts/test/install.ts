// Installs what the suites need besides Node, where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL_LIMIT_MS = 10 * 60_000;

export const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Runs an installer. Its exit code is not checked: the caller looks for the installed program. */
export function install(program: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_LIMIT_MS, env });
}

export function installDebian(name: string): void {
  install('apt-get', ['update', '-qq']);
  install('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', name]);
}
