import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONSTANTS, MESSAGES, ROUTES, type Row, type ShownBy, type TestName } from './rows.ts';
import { accountRows } from './shown-by/account.ts';
import { chatsRows } from './shown-by/chats.ts';
import { dashboardRows } from './shown-by/dashboard.ts';
import { projectRows } from './shown-by/project.ts';
import { projectsRows } from './shown-by/projects.ts';
import { settingsRows } from './shown-by/settings.ts';
import { shellRows } from './shown-by/shell.ts';
import { siteRows } from './shown-by/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const AREAS: readonly ShownBy[] = [
  accountRows,
  siteRows,
  shellRows,
  dashboardRows,
  projectsRows,
  projectRows,
  settingsRows,
  chatsRows,
];

const testsOf = (row: Row): TestName[] => AREAS.flatMap((area) => area[row] ?? []);

/** The text of one test with what the file says before its first, or undefined when there is no such test. */
function bodyOf(name: TestName): string | undefined {
  const [file = '', title = ''] = name.split(' › ');
  const path = join(ROOT, file);
  if (!existsSync(path)) return undefined;
  const [before = '', ...tests] = readFileSync(path, 'utf8').split(/^(?=\s*(?:test|it)(?:\.each)?\b[(`])/m);
  const found = tests.find(
    (text) => text.includes(`'${title}'`) || text.includes(`\`${title}\``) || text.includes(`"${title}"`),
  );
  return found && before + found;
}

/** A message may stand in a test as it is on screen, or with quotes as the source escapes them. */
const says = (body: string, message: string) =>
  body.replaceAll("\\'", "'").includes(message.replace(/\{name\}.*$/, ''));

describe('every row of the specification is shown by a test', () => {
  const rows: readonly Row[] = [...ROUTES, ...MESSAGES, ...CONSTANTS];

  test('none is without one', () => {
    expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
  });

  test('none is shown by the long run alone', () => {
    const isLong = (name: TestName) => name.startsWith('e2e/long/') || name.includes('.long.');
    expect(rows.filter((row) => testsOf(row).every(isLong))).toEqual([]);
  });

  test('every test that is named is there', () => {
    expect([...new Set(rows.flatMap(testsOf))].filter((name) => bodyOf(name) === undefined)).toEqual([]);
  });

  test('a test that shows a message says it', () => {
    const silent = MESSAGES.flatMap((message) =>
      testsOf(message)
        .filter((name) => !says(bodyOf(name) ?? '', message))
        .map((name) => `${message}: ${name}`),
    );
    expect(silent).toEqual([]);
  });
});
