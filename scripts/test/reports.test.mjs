// The sum at the end of `npm test` must not be green by accident.
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReport } from './reports.mjs';

function report(...arrivals) {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.jsonl');
  writeFileSync(
    file,
    arrivals
      .flat()
      .map((arrival) => `${JSON.stringify(arrival)}\n`)
      .join(''),
  );
  return file;
}

const collected = (file, ...titles) => [
  { kind: 'file', file },
  ...titles.map((title) => ({ kind: 'test', file, id: title, title })),
];
const result = (id, state = 'passed', why) => ({ kind: 'result', id, state, seconds: 0, why });

test('what passed and failed is counted, and what failed is named with the beginning of why', () => {
  const file = report(collected('days.test.ts', 'a week has seven', 'a day has 24 hours'), [
    result('a week has seven'),
    result('a day has 24 hours', 'failed', 'expected 23'),
  ]);
  expect(readReport(file, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['days.test.ts › a day has 24 hours: expected 23'],
    notRun: [],
  });
});

test('a suite that was ended names what it had not run, and counts it as failed', () => {
  const file = report(
    { kind: 'file', file: 'year.test.ts' },
    collected('days.test.ts', 'a week has seven', 'a day has 24 hours'),
    collected('months.test.ts', 'a year has twelve'),
    result('a week has seven'),
  );
  // Its writer was killed in the middle of a line.
  appendFileSync(file, '{"kind":"result","id":"a day has');
  expect(readReport(file, 'SIGKILL')).toEqual({
    passed: 1,
    failed: 3,
    failures: [],
    notRun: ['days.test.ts › a day has 24 hours', 'months.test.ts', 'year.test.ts'],
    reason: '3 not run, it ended with SIGKILL',
  });
});

test('a file that does not load has failed, and says why', () => {
  const file = report(
    collected('days.test.ts', 'a week has seven'),
    [{ kind: 'file', file: 'year.test.ts' }, result('a week has seven')],
    { kind: 'problem', why: 'year.test.ts: Cannot find leap.ts' },
  );
  expect(readReport(file, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['year.test.ts: Cannot find leap.ts'],
    notRun: ['year.test.ts'],
  });
});

test('a suite that broke off has failed, whatever its tests say', () => {
  const file = report(collected('days.test.ts', 'a week has seven'), result('a week has seven'));
  expect(readReport(file, 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(readReport(file, 1)).toMatchObject({ passed: 1, failed: 1, reason: 'it ended with 1' });
  expect(readReport(file, 'SIGTERM')).toMatchObject({
    passed: 1,
    failed: 1,
    reason: 'it ended with SIGTERM',
  });
});

test('a suite that ran nothing, or skipped something, has failed', () => {
  expect(readReport(join(tmpdir(), 'daymark-no-such-report'), 0)).toMatchObject({
    failed: 1,
    reason: 'it ran no test, it ended with 0',
  });
  const file = report(collected('days.test.ts', 'a week has seven', 'a leap week'), [
    result('a week has seven'),
    result('a leap week', 'skipped'),
  ]);
  expect(readReport(file, 0)).toMatchObject({ passed: 1, failed: 1, reason: '1 skipped' });
});

test('what passes only at a second try has failed', () => {
  const file = report(collected('day.spec.ts', 'a morning'), [
    result('a morning', 'failed', 'not visible'),
    result('a morning'),
  ]);
  expect(readReport(file, 0)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['day.spec.ts › a morning: not visible'],
  });
});
