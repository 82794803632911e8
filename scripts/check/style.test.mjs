// Every lint rule of ours: a violation of each is written beside a copy of the configuration and must be reported.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The rules that files of a project of their own break, by file. */
function lint(files) {
  const home = mkdtempSync(join(tmpdir(), 'daymark-style-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  for (const name of ['biome.json', '.gitignore']) copyFileSync(join(ROOT, name), join(home, name));
  for (const [file, text] of files) {
    mkdirSync(join(home, dirname(file)), { recursive: true });
    writeFileSync(join(home, file), text);
  }
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--error-on-warnings'], {
    cwd: home,
    encoding: 'utf8',
  });
  return [...`${stdout}${stderr}`.matchAll(/^(\S+?)(?::\d+:\d+)? lint\/\w+\/(\w+)/gm)].map(
    ([, file, rule]) => `${rule} in ${file}`,
  );
}

const long = (lines) => 'work();\n'.repeat(lines);

const PLANTED = [
  ['noProcessEnv', 'apps/server/src/mail/port.ts', 'export const port = process.env.PORT;'],
  ['noExplicitAny', 'apps/server/src/mail/mail.ts', 'export const mail: any = 1;'],
  ['noConsole', 'apps/server/src/mail/sent.ts', "console.log('sent');"],
  ['noDefaultExport', 'apps/server/src/mail/send.ts', 'export default 1;'],
  ['noEnum', 'packages/domain/src/status.ts', 'export enum Status { Pending }'],
  ['noBarrelFile', 'packages/domain/src/index.ts', "export { today } from './dates.ts';"],
  ['useFilenamingConvention', 'apps/web/src/ui/DayStrip.ts', 'export const strip = 1;'],
  ['noSkippedTests', 'apps/web/src/ui/strip.test.ts', "test.skip('draws', () => {});"],
  ['noExcessiveLinesPerFile', 'apps/server/src/mail/long.ts', long(301)],
];

test('every rule of ours is held, and the configuration reads the environment', () => {
  const files = PLANTED.map(([, file, text]) => [file, text]);
  const found = lint([...files, ['apps/server/src/config.ts', 'export const port = process.env.PORT;']]);
  expect(found.toSorted()).toEqual(PLANTED.map(([rule, file]) => `${rule} in ${file}`).toSorted());
});
