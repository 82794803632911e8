import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findLongFunctions, functionsOf } from './long-functions.mjs';

/** A function whose body has this many lines, those of the braces included. */
const send = (lines) => `export function send() {\n${'  work();\n'.repeat(lines - 2)}}\n`;

/** The long functions of a project that has one file. */
function foundIn(path, text) {
  const root = mkdtempSync(join(tmpdir(), 'daymark-long-functions-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return findLongFunctions(root);
}

const countsOf = (text, path = 'apps/web/src/x.tsx') =>
  functionsOf(path, text).map(({ name, lines }) => `${name} ${lines}`);

test('a function of 81 lines is found, one of 80 is not', () => {
  const path = 'apps/server/src/mail/send.ts';

  expect(foundIn(path, `\n${send(81)}`)).toEqual([{ path, line: 2, name: 'send', lines: 81 }]);
  expect(foundIn(path, send(80))).toEqual([]);
});

test('every line of markup counts', () => {
  const markup = `export function Panel() {\n  return (\n    <ul>\n${'      <li>one</li>\n'.repeat(75)}    </ul>\n  );\n}\n`;

  expect(foundIn('apps/web/src/ui/panel.tsx', markup)).toMatchObject([{ name: 'Panel', lines: 81 }]);
});

test('tests, generated files and installed packages are exempt', () => {
  for (const path of ['apps/web/src/x.test.tsx', 'apps/web/src/x.gen.ts', 'packages/x/node_modules/y/z.mjs'])
    expect(foundIn(path, send(81))).toEqual([]);
});

test('blank lines and comments do not count, text that looks like a comment does', () => {
  const text = `
function f() {
  // one line
  /* two
     lines */
  work(); // behind code

  /** one more */
  const é = 'è'; /* begins behind code */
  return \`
// text

/* text */
\`;
}
`;

  expect(countsOf(text)).toEqual(['f 8']);
});

test('comments between markup do not count', () => {
  expect(countsOf('const F = () => (\n  <p>\n    {/* why\n      so */}\n    text\n  </p>\n);\n')).toEqual([
    'F 5',
  ]);
});

test('each kind of function is counted under its name, with the functions inside it', () => {
  const text = `
const outer = () => {
  const inner = function () {
    work();
  };
};
class Store {
  constructor() {
    work();
  }
  find() {
    work();
  }
  get size() {
    return 1;
  }
}
const handlers = {
  list: async () => {
    work();
  },
  add() {
    work();
  },
};
const one = () => 1;
`;

  expect(countsOf(text)).toEqual([
    'outer 5',
    'inner 3',
    'constructor 3',
    'find 3',
    'size 3',
    'list 3',
    'add 3',
    'one 1',
  ]);
});
