import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SHOWN = /^\d[\d., ]+ \| .+ \| (?<file>\S+) › (?<title>.+)$/;

/** Each line is a requirement of OWASP ASVS 5.0 (or several), what it asks for, and the test that shows it. */
const lines = readFileSync(join(import.meta.dirname, 'shown-by/asvs.txt'), 'utf8')
  .trimEnd()
  .split('\n');

const isShown = (line: string): boolean => {
  const { file = '', title = '' } = SHOWN.exec(line)?.groups ?? {};
  try {
    return title !== '' && readFileSync(join(ROOT, file), 'utf8').includes(`'${title}'`);
  } catch {
    return false;
  }
};

test('every requirement of security is shown by a test that is there', () => {
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => !isShown(line))).toEqual([]);
});
