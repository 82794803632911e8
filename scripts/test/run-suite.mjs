import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './reports.mjs';
import { ROOT } from './suites.mjs';

/** Of what a quiet suite prints, the end is kept and shown if it breaks off. */
const OUTPUT_KEPT_CHARACTERS = 8_000;

/** Runs a suite to its end, whatever that is. There is no limit of time: each test has its own. */
export async function runSuite(suite, run) {
  const { name, isCheck = false, budgetSeconds, provide } = suite;
  console.log(`\n── ${name}`);
  const report = join(run.reports, `${name}.jsonl`);
  rmSync(report, { force: true });
  const began = performance.now();
  const counts = await attempt();
  return { name, isCheck, budgetSeconds, seconds: (performance.now() - began) / 1000, ...counts };

  async function attempt() {
    try {
      provide?.({ long: run.long });
    } catch (error) {
      return { passed: 0, failed: 1, failures: [], notRun: [], reason: error.message };
    }
    const { exitCode, output } = await start(suite, { ...run, report });
    const counts = isCheck ? checked(exitCode) : readReport(report, exitCode);
    if (isCheck ? exitCode !== 0 : counts.reason) console.log(output);
    return counts;
  }
}

const checked = (exitCode) => ({ passed: 0, failed: exitCode === 0 ? 0 : 1, failures: [], notRun: [] });

/** A dot for each passed test, and its colour, say nothing in a log. */
const withoutDots = (text) => stripVTControlCharacters(text).replaceAll('·', '');

function start({ command, cwd = '.' }, { folder, report, seed, long, isQuiet }) {
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    TMPDIR: folder,
    DAYMARK_TEST_ARRIVALS: report,
    DAYMARK_TEST_SEED: seed,
    ...(long ? { DAYMARK_TEST_LONG: '1' } : {}),
  };
  const child = spawn(process.execPath, command, {
    // Out of reach of the terminal's Ctrl-C: what a suite started is found by its living parents.
    detached: true,
    stdio: ['ignore', ...(isQuiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    cwd: join(ROOT, cwd),
    env,
  });
  let output = '';
  const keep = (text) => {
    output = (output + withoutDots(text)).slice(-OUTPUT_KEPT_CHARACTERS);
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  return new Promise((resolve) => {
    child.on('exit', async (code, signal) => {
      // What it printed last may still be on its way; a process that it left behind may keep the pipe open.
      await Promise.race([once(child, 'close'), delay(1_000, undefined, { ref: false })]);
      resolve({ exitCode: code ?? signal, output });
    });
  });
}
