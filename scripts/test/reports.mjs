import { readFileSync } from 'node:fs';

/**
 * What a runner's JSON report says. A suite that broke off (a file that does not load, a browser that does not start)
 * counts as one failure where the report names none; a skipped test counts as failed, since it proves nothing.
 * @param {(report: object) => { passed: number, failed: number, skipped: number }} read
 * @returns {{ passed: number, failed: number, reason?: string }}
 */
function count(file, exitCode, read) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, reason: 'it ended without a report' };
  }
  const { passed, failed, skipped } = read(report);
  if (passed + failed + skipped === 0) return { passed: 0, failed: 1, reason: 'it ran no test' };
  if (skipped > 0) return { passed, failed: failed + skipped, reason: `${skipped} tests were skipped` };
  if (failed === 0 && exitCode !== 0)
    return { passed, failed: 1, reason: `it ended with exit code ${exitCode}` };
  return { passed, failed };
}

export const readVitest = (file, exitCode) =>
  count(file, exitCode, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

export const readPlaywright = (file, exitCode) =>
  count(file, exitCode, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
