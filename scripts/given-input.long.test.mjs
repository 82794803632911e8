// What the commands say that read JSON from the standard input, when there is none.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (script, input) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script)], { input, encoding: 'utf8' });

test.each(['plan-brief.ts', 'read-change.ts'])(
  '%s says what it wants without input, and works with the example that it gives',
  (script) => {
    const { status, stdout, stderr } = run(script, '');
    expect([status, stdout]).toEqual([1, '']);
    const example = stderr.slice(stderr.indexOf('{'), stderr.lastIndexOf('}') + 1);
    expect(run(script, example)).toMatchObject({ status: 0, stderr: '' });
    expect(run(script, '{ "name"')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The input is not JSON: .*\nnpm run --silent /),
    });
  },
);
