// `npm test`: the check, then every suite, then one line with the total. `node scripts/test.mjs pure server` runs only
// those suites. `--long` runs all cases of what is otherwise sampled with the printed seed.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endStartedBy } from './test/processes.mjs';
import { runSuite } from './test/run-suite.mjs';
import { seedOf } from './test/seed.mjs';
import { ROOT, suites } from './test/suites.mjs';
import { summarise } from './test/summary.mjs';

const long = process.argv.includes('--long');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}: use ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const seed = process.env.DAYMARK_TEST_SEED || String(seedOf({ long }));
// All that the suites write, and the mark by which the processes are found that they start. As root, databases run under
// another account, which must be able to pass through it.
const folder = mkdtempSync(join(tmpdir(), 'daymark-tests-'));
chmodSync(folder, 0o711);
const reports = process.env.DAYMARK_TEST_REPORTS || join(ROOT, 'node_modules/.cache/daymark/tests');
mkdirSync(reports, { recursive: true });

const ending = new AbortController();
let ended;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    // From a terminal it comes twice: also from the launcher.
    if (ending.signal.aborted) return;
    console.log(`\n${signal}: ending what was started.`);
    process.exitCode = 128 + constants.signals[signal];
    ending.abort();
    ended = endStartedBy(folder);
  });

console.log(`Seed ${seed}${long ? ', in full' : ''} (DAYMARK_TEST_SEED=${seed} repeats it)`);
const isWanted = ({ name, longOnly }) => (wanted.length > 0 ? wanted.includes(name) : long || !longOnly);
const steps = Map.groupBy(suites.filter(isWanted), ({ step }) => step);
const results = [];
try {
  for (const [, step] of steps) {
    if (ending.signal.aborted) break;
    const isAlone = step.length === 1;
    const run = { folder, reports, seed, long, isQuiet: !isAlone || process.stdout.isTTY !== true };
    const done = await Promise.all(step.map((suite) => runSuite(suite, run)));
    results.push(...done);
    if (done.some(({ isCheck, failed }) => isCheck && failed > 0)) break;
  }
} finally {
  await (ended ?? endStartedBy(folder));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
const missing = suites.filter((suite) => isWanted(suite) && !results.some(({ name }) => name === suite.name));
console.log(`\nWhat each test did: ${reports}`);
if (summarise(results, { missing, long }) > 0) process.exitCode ||= 1;
