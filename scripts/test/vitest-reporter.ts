import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
  TestSuite,
} from 'vitest/node';
import { firstWords, openArrivals } from './arrivals.ts';

type Told = Pick<SerializedError, 'message' | 'stack' | 'cause'>;

function text({ message, stack = '', cause }: Told): string {
  const own = firstWords(stack.includes(message) ? stack : `${message}\n${stack}`);
  return cause ? `${own} | caused by ${text(cause)}` : own;
}

/** Writes each result as it arrives. */
export default class VitestReporter implements Reporter {
  readonly #write = openArrivals();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#write(...specifications.map(({ moduleId }) => ({ kind: 'file' as const, file: moduleId })));
  }

  onTestModuleCollected({ moduleId: file, children }: TestModule): void {
    const tests = [...children.allTests()];
    this.#write(...tests.map(({ id, fullName: title }) => ({ kind: 'test' as const, file, id, title })));
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const seconds = (test.diagnostic()?.duration ?? 0) / 1_000;
    const [error] = errors ?? [];
    this.#write({
      kind: 'result',
      id: test.id,
      state: state === 'pending' ? 'skipped' : state,
      seconds,
      ...(error ? { why: text(error) } : {}),
    });
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#tell(`${suite.module.moduleId} › ${suite.fullName}`, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#tell(module.moduleId, module.errors());
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.#tell('outside of a test', errors);
  }

  #tell(place: string, errors: readonly SerializedError[]): void {
    this.#write(...errors.map((error) => ({ kind: 'problem' as const, why: `${place}: ${text(error)}` })));
  }
}
