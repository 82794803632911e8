import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SHOWN = /^- (\d[\d., ]+) `([^`]+)` › (.+)$/gm;

const rows = [...readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').matchAll(SHOWN)].map(
  ([, requirements = '', file = '', title = '']) => ({ requirements, file, title }),
);

const isThere = ({ file, title }: { file: string; title: string }): boolean => {
  try {
    return readFileSync(join(ROOT, file), 'utf8').includes(`'${title}'`);
  } catch {
    return false;
  }
};

test('every test that SECURITY.md names is there', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => !isThere(row))).toEqual([]);
});
