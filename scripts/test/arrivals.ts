// What the reporters of Vitest and Playwright write while a suite runs, a line for each thing: whatever ends a suite, the file says
// what it reached. `reports.mjs` reads it.
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Arrival =
  /** A file whose tests are not known yet. */
  | { kind: 'file'; file: string }
  | { kind: 'test'; file: string; id: string; title: string }
  | { kind: 'result'; id: string; state: 'passed' | 'failed' | 'skipped'; seconds: number; why?: string }
  /** What failed outside of a test: a file that does not load, a server that does not start. */
  | { kind: 'problem'; why: string };

const MOST_LINES = 12;
const MOST_LETTERS = 1_500;

/** The first lines of an error, without colours and the runner's own frames: enough to know which expectation it was. */
export const firstWords = (message = 'no message'): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, MOST_LINES)
    .map((line) => line.trim())
    .join(' | ')
    .slice(0, MOST_LETTERS);

/** Writes at once: a process that is ended has no time to empty a buffer. */
export function openArrivals() {
  const file = process.env.DAYMARK_TEST_ARRIVALS;
  if (!file) throw new Error('DAYMARK_TEST_ARRIVALS names no file: this reporter is for scripts/test.mjs.');
  return (...arrivals: Arrival[]): void =>
    appendFileSync(file, arrivals.map((arrival) => `${JSON.stringify(arrival)}\n`).join(''));
}
