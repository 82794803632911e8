// The sum at the end of `npm test` must not be green by accident.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.mjs';

function report(content) {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  if (content) writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (counts, testResults = []) =>
  report({
    ...{ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults },
    ...counts,
  });
const playwright = (stats, { suites = [], errors = [] } = {}) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, suites, errors });

test('what passed and failed is counted', () => {
  expect(readVitest(vitest({ numPassedTests: 5 }), 0)).toMatchObject({ passed: 5, failed: 0 });
  expect(readVitest(vitest({ numPassedTests: 5, numFailedTests: 2 }), 1)).toMatchObject({
    passed: 5,
    failed: 2,
  });
  expect(readPlaywright(playwright({ expected: 3, unexpected: 1 }), 1)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('what failed is named, with the beginning of why', () => {
  const failed = {
    name: '/app/days.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'a week has seven', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'a day has 24 hours',
        failureMessages: [
          'Error: \u001b[31mexpected 23\u001b[39m\n\n  at /app/days.test.ts:3:1\n  at node_modules/x.js',
        ],
      },
    ],
  };
  const unread = {
    name: '/app/year.test.ts',
    status: 'failed',
    message: 'Cannot find leap.ts',
    assertionResults: [],
  };
  expect(readVitest(vitest({ numPassedTests: 1, numFailedTests: 1 }, [failed, unread]), 1).failures).toEqual([
    '/app/days.test.ts › a day has 24 hours: Error: expected 23 | at /app/days.test.ts:3:1',
    '/app/year.test.ts: Cannot find leap.ts',
  ]);

  const results = [{}, { error: { message: 'Error: not visible' } }];
  const journey = { ok: false, file: 'day.spec.ts', title: 'a morning', tests: [{ results }] };
  const passed = { ok: true, tests: [{ results: [{}] }] };
  const unsteady = { ...journey, ok: true, title: 'an evening' };
  const suites = [{ suites: [{ specs: [passed, journey, unsteady] }] }];
  const errors = [{ message: 'Error: no server' }];
  expect(readPlaywright(playwright({ unexpected: 1 }, { suites, errors }), 1).failures).toEqual([
    'Error: no server',
    'day.spec.ts › a morning: Error: not visible',
    '(passed at the second try) day.spec.ts › an evening: Error: not visible',
  ]);
});

test('a suite that broke off has failed, whatever its tests say', () => {
  expect(readVitest(report(undefined), 1)).toMatchObject({ failed: 1 });
  expect(readVitest(vitest({ numPassedTests: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(readPlaywright(playwright({ expected: 3 }), 'SIGTERM')).toMatchObject({ passed: 3, failed: 1 });
});

test('a suite that ran nothing, or skipped something, has failed', () => {
  expect(readVitest(vitest({}), 0)).toMatchObject({ failed: 1, reason: 'it ran no test' });
  expect(readVitest(vitest({ numPassedTests: 5, numPendingTests: 1 }), 0)).toMatchObject({ failed: 1 });
});

test('two journeys of a run may pass at their second try, three may not', () => {
  expect(readPlaywright(playwright({ expected: 3, flaky: 2 }), 0)).toMatchObject({ passed: 5, failed: 0 });
  expect(readPlaywright(playwright({ expected: 3, flaky: 3 }), 0)).toMatchObject({ passed: 3, failed: 3 });
});
