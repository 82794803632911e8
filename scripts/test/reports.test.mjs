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

const vitest = (counts) =>
  report({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...counts });
const playwright = (stats) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

test('what passed and failed is counted', () => {
  expect(readVitest(vitest({ numPassedTests: 5 }), 0)).toEqual({ passed: 5, failed: 0 });
  expect(readVitest(vitest({ numPassedTests: 5, numFailedTests: 2 }), 1)).toEqual({ passed: 5, failed: 2 });
  expect(readPlaywright(playwright({ expected: 3, unexpected: 1 }), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a suite that broke off has failed, whatever its tests say', () => {
  expect(readVitest(report(undefined), 1)).toMatchObject({ failed: 1 });
  expect(readVitest(vitest({ numPassedTests: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(readPlaywright(playwright({ expected: 3 }), 'SIGTERM')).toMatchObject({ passed: 3, failed: 1 });
});

test('a suite that ran nothing, or skipped something, has failed', () => {
  expect(readVitest(vitest({}), 0)).toMatchObject({ failed: 1, reason: 'it ran no test' });
  expect(readVitest(vitest({ numPassedTests: 5, numPendingTests: 1 }), 0)).toMatchObject({ failed: 1 });
  expect(readPlaywright(playwright({ expected: 3, flaky: 1 }), 0)).toMatchObject({ failed: 1 });
});
