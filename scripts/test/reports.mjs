import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a runner's JSON report says. A suite that broke off (a file that does not load, a browser that does not start)
 * counts as one failure where the report names none; a skipped test counts as failed, since it proves nothing.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 * @param {(report: object) => Counts} read
 * @returns {Omit<Counts, 'skipped'> & { reason?: string }}
 */
function count(file, exitCode, read) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, failures: [], reason: 'it ended without a report' };
  }
  const { passed, failed, skipped, failures } = read(report);
  if (passed + failed + skipped === 0) return { passed: 0, failed: 1, failures, reason: 'it ran no test' };
  if (skipped > 0)
    return { passed, failed: failed + skipped, failures, reason: `${skipped} tests were skipped` };
  if (failed === 0 && exitCode !== 0)
    return { passed, failed: 1, failures, reason: `it ended with exit code ${exitCode}` };
  return { passed, failed, failures };
}

export const readVitest = (file, exitCode) =>
  count(file, exitCode, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(vitestFailures),
  }));

/** A journey may pass at its second try (decision 0231): up to this many of a run; each is still named. */
const UNSTEADY_JOURNEYS = 2;

export const readPlaywright = (file, exitCode) =>
  count(file, exitCode, ({ stats, suites, errors }) => {
    const tolerated = stats.flaky <= UNSTEADY_JOURNEYS ? stats.flaky : 0;
    return {
      passed: stats.expected + tolerated,
      failed: stats.unexpected + stats.flaky - tolerated,
      skipped: stats.skipped,
      failures: [...errors.map(({ message }) => firstWords(message)), ...suites.flatMap(playwrightFailures)],
    };
  });

function vitestFailures({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  // A file that does not load has no test to name.
  if (status === 'failed' && tests.length === 0) return [`${name}: ${firstWords(message)}`];
  return tests.map((test) => `${name} › ${test.fullName}: ${firstWords(test.failureMessages[0])}`);
}

function playwrightFailures({ suites = [], specs = [] }) {
  const unsteady = specs.filter((spec) => spec.ok && firstError(spec.tests) !== undefined);
  const failed = specs.filter(({ ok }) => !ok);
  const line = ({ file, title, tests }) => `${file} › ${title}: ${firstWords(firstError(tests))}`;
  return [
    ...failed.map(line),
    ...unsteady.map((spec) => `(passed at the second try) ${line(spec)}`),
    ...suites.flatMap(playwrightFailures),
  ];
}

const firstError = (tests) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error.message;

/** The first lines of an error, without colours and the runner's own frames: enough to know which expectation it was. */
const firstWords = (message = 'no message') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, 12)
    .map((line) => line.trim())
    .join(' | ')
    .slice(0, 1_500);
