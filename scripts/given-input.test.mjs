import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const COMMAND = `import { readGivenInput } from '${join(import.meta.dirname, 'given-input.ts')}';
  console.log(readGivenInput('npm run plan < brief.json: give it a brief').name);`;

test.each([
  ['', 1, '', 'npm run plan < brief.json: give it a brief\n'],
  ['{ "name"', 1, '', expect.stringMatching(/^The input is not JSON: .*\nnpm run plan /)],
  ['{ "name": "Website" }', 0, 'Website\n', ''],
])('a command that gets %j on its input ends with %i', (input, status, stdout, stderr) => {
  const args = ['--input-type=module', '--eval', COMMAND];
  const ended = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
  expect(ended).toMatchObject({ status, stdout, stderr });
});
