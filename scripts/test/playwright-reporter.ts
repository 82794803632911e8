import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { firstWords, openArrivals } from './arrivals.ts';

/** Writes each result as it arrives. A journey that passes at a second try has failed at its first. */
export default class PlaywrightReporter implements Reporter {
  readonly #write = openArrivals();

  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests();
    this.#write(
      ...tests.map((test) => ({
        kind: 'test' as const,
        file: test.location.file,
        id: test.id,
        title: test.titlePath().slice(3).join(' '),
      })),
    );
  }

  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    // The run was ended while it was on.
    if (status === 'interrupted') return;
    const state = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    const why = firstWords(error?.message ?? error?.value ?? status);
    this.#write({ kind: 'result', id: test.id, state, seconds: duration / 1_000, ...(error ? { why } : {}) });
  }

  onError(error: TestError): void {
    this.#write({ kind: 'problem', why: firstWords(error.message ?? error.value) });
  }

  printsToStdio(): boolean {
    return false;
  }
}
