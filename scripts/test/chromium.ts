// Finds the browser for the web tests and the journeys, or installs it where that is possible.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { install, installDebian, isDebianRoot } from './install.ts';

/** Chromium without what paints windows: the web tests and the journeys take half as long in it. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** In addition to Playwright's own arguments (no sandbox, updates or telemetry): for machines without a GPU. */
const ARGUMENTS = ['--disable-gpu', '--disable-quic'];

interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

/** Launch options for Playwright. */
export const launchOptions = (): LaunchOptions => launching(findChromium([SHELL, ...WHOLE]));

/** Those of a whole browser, which can show notifications. */
export const wholeLaunchOptions = (): LaunchOptions => launching(findChromium(WHOLE));

const launching = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: ARGUMENTS,
});

/** The path of the first of these browsers, or undefined if there is none. */
const findChromium = (names: readonly string[]): string | undefined =>
  process.env.CHROMIUM_PATH || (findOnPath(names) ?? [MAC, chromium.executablePath()].find(isProgram));

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Finds or installs a Chromium, with `long` also a whole one; throws an error that says what is missing. */
export function provideChromium({ long }: { long: boolean }): void {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is set to ${named}, which is no program: correct it or leave it out.`);
  if (named) return;
  if (isDebianRoot()) {
    if (!findOnPath([SHELL])) installNamed(SHELL);
    if (long && !findOnPath(WHOLE)) installNamed('chromium');
  } else if (!findChromium([SHELL, ...WHOLE])) {
    console.log("No Chromium found: installing Playwright's own.");
    install(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  if (!findChromium([SHELL, ...WHOLE]))
    throw new Error(
      'The web tests and the journeys need a Chromium, and none could be installed: install one ("sudo apt-get install chromium" on Debian), or set CHROMIUM_PATH to its program.',
    );
}

function installNamed(name: string): void {
  console.log(`No ${name} found: installing it (apt-get).`);
  installDebian(name);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
