import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seedOf } from './seed.mjs';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const PERSON = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];

function commit(cwd, text) {
  writeFileSync(join(cwd, 'a.txt'), text);
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    [...PERSON, 'commit', '-q', '--allow-empty', '-m', text],
  ])
    execFileSync('git', words, { cwd, env: { PATH: process.env.PATH } });
}

test('the same tree has the same seed in every clone and at every commit, another tree another one', () => {
  const [here, there] = [makeFolder(), makeFolder()];
  commit(here, 'one');
  commit(there, 'one');
  const first = seedOf({ long: false, cwd: here });
  expect(seedOf({ long: false, cwd: there })).toBe(first);
  commit(here, 'two');
  expect(seedOf({ long: false, cwd: here })).not.toBe(first);
  commit(here, 'one');
  expect(seedOf({ long: false, cwd: here })).toBe(first);
});

test('a run in full, and one outside a clone, draws its seed', () => {
  const [clone, plain] = [makeFolder(), makeFolder()];
  commit(clone, 'one');
  const draws = [0, 1, 2].flatMap(() => [
    seedOf({ long: true, cwd: clone }),
    seedOf({ long: false, cwd: plain }),
  ]);
  expect(new Set(draws).size).toBe(6);
});
