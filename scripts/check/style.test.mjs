// Every lint rule of ours: a violation of each is written beside a copy of the configuration and must be reported.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

function lint(file, text) {
  const home = mkdtempSync(join(tmpdir(), 'daymark-style-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  for (const name of ['biome.json', '.gitignore']) copyFileSync(join(ROOT, name), join(home, name));
  mkdirSync(join(home, dirname(file)), { recursive: true });
  writeFileSync(join(home, file), text);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--error-on-warnings'], {
    cwd: home,
    encoding: 'utf8',
  });
  return [...`${stdout}${stderr}`.matchAll(/lint\/\w+\/(\w+)/g)].map(([, rule]) => rule);
}

const long = (lines) => 'work();\n'.repeat(lines);

test.each([
  ['noProcessEnv', 'apps/server/src/mail/send.ts', 'export const port = process.env.PORT;'],
  ['noExplicitAny', 'apps/server/src/mail/send.ts', 'export const mail: any = 1;'],
  ['noConsole', 'apps/server/src/mail/send.ts', "console.log('sent');"],
  ['noDefaultExport', 'apps/server/src/mail/send.ts', 'export default 1;'],
  ['noEnum', 'packages/domain/src/status.ts', 'export enum Status { Pending }'],
  ['noBarrelFile', 'packages/domain/src/index.ts', "export { today } from './dates.ts';"],
  ['useFilenamingConvention', 'apps/web/src/ui/DayStrip.ts', 'export const strip = 1;'],
  ['noSkippedTests', 'apps/web/src/ui/strip.test.ts', "test.skip('draws', () => {});"],
  ['noExcessiveLinesPerFile', 'apps/server/src/mail/send.ts', long(301)],
])('%s is held in %s', (rule, file, text) => {
  expect(lint(file, text)).toContain(rule);
});

test('the configuration reads the environment', () => {
  expect(lint('apps/server/src/config.ts', 'export const port = process.env.PORT;')).toEqual([]);
});
