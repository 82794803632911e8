// Finds the browser for the web tests and the journeys, or installs it where that is possible.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { install, installDebian, isDebianRoot } from './install.ts';

/** Chromium without what paints windows: the web tests and the journeys take half as long in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** In addition to Playwright's own arguments (no sandbox, updates or telemetry): for machines without a GPU. */
const ARGUMENTS = ['--disable-gpu', '--disable-quic'];

/** Launch options for Playwright. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: ARGUMENTS };
}

/** Path of the browser, or undefined if none is found. */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  for (const name of NAMES) {
    const found = findOnPath(name);
    if (found) return found;
  }
  return [MAC, chromium.executablePath()].find(isProgram);
}

/** Finds or installs a Chromium; throws an error that says what is missing. */
export function provideChromium(): void {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is set to ${named}, which is no program: correct it or leave it out.`);
  if (named || findOnPath(SHELL) || (!isDebianRoot() && findChromium())) return;
  console.log(
    isDebianRoot()
      ? `No ${SHELL} found: installing it (apt-get).`
      : "No Chromium found: installing Playwright's own.",
  );
  if (isDebianRoot()) installDebian(SHELL);
  else install(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (!findChromium())
    throw new Error(
      'The web tests and the journeys need a Chromium, and none could be installed: install one ("sudo apt-get install chromium" on Debian), or set CHROMIUM_PATH to its program.',
    );
}

const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
