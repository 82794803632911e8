// `npm test`: the check, then every suite, then one line with the total. `node scripts/test.mjs pure server` runs only
// those suites. `--long` runs all cases of what is otherwise sampled with the printed seed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { provideChromium } from './test/chromium.ts';
import { providePgBouncer } from './test/pgbouncer.ts';
import { readPlaywright, readVitest } from './test/reports.mjs';
import { seedOf } from './test/seed.mjs';

const ROOT = join(import.meta.dirname, '..');

/** Without a terminal the output is a line per suite, the failures and the times; a terminal also gets what the runners print. */
const terminal = process.stdout.isTTY === true;

const vitest = (report, ...options) => [
  join(ROOT, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...options,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const suites = [
  { name: 'check', budgetSeconds: 30, command: () => ['scripts/check.mjs'] },
  {
    name: 'pure',
    budgetSeconds: 60,
    command: (report) => vitest(report, '--project=pure'),
    read: readVitest,
  },
  {
    name: 'server',
    budgetSeconds: 300,
    command: (report) => vitest(report, '--project=server*'),
    read: readVitest,
  },
  {
    name: 'web',
    budgetSeconds: 75,
    command: (report) => vitest(report),
    read: readVitest,
    cwd: 'apps/web',
    provide: provideChromium,
  },
  {
    name: 'journeys',
    budgetSeconds: 240,
    command: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
    read: readPlaywright,
    provide: provideChromium,
  },
  {
    name: 'pooled',
    longOnly: true,
    budgetSeconds: 300,
    command: (report) => vitest(report, '--project=pooled'),
    read: readVitest,
    provide: providePgBouncer,
  },
];

/** Of what a runner prints into a log, the end is kept and shown if the suite breaks off. */
const OUTPUT_KEPT_CHARACTERS = 8_000;

/** A suite that takes this many times its budget is taken to hang: it is ended and counts as failed. */
const HANGS_AFTER = { normal: 4, long: 40 };

const long = process.argv.includes('--long');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}: use ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const seed = process.env.DAYMARK_TEST_SEED || String(seedOf({ long }));
const scratch = mkdtempSync(join(tmpdir(), 'daymark-tests-'));
// Not inside `scratch`: as root, the database runs under another account that cannot enter it.
const journeysData = mkdtempSync(join(tmpdir(), 'daymark-journeys-'));
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running?.kill(signal));

console.log(`Seed ${seed}${long ? ', in full' : ''} (DAYMARK_TEST_SEED=${seed} repeats it)`);
const results = [];
const isWanted = ({ name, longOnly }) => (wanted.length > 0 ? wanted.includes(name) : long || !longOnly);
for (const suite of suites.filter(isWanted)) {
  const result = await runSuite(suite);
  results.push(result);
  if (suite.name === 'check' && result.failed > 0) break;
}
for (const folder of [scratch, journeysData]) rmSync(folder, { recursive: true, force: true });
summarise(results);

async function runSuite({ name, budgetSeconds, command, read, provide, cwd = '.' }) {
  console.log(`\n── ${name}`);
  const report = join(scratch, `${name}.json`);
  const began = performance.now();
  const counts = await attempt();
  return { name, budgetSeconds, seconds: (performance.now() - began) / 1000, ...counts };

  async function attempt() {
    try {
      provide?.();
    } catch (error) {
      return { passed: 0, failed: 1, failures: [], reason: error.message };
    }
    const limitSeconds = budgetSeconds * HANGS_AFTER[long ? 'long' : 'normal'];
    const isQuiet = !terminal && read !== undefined;
    const { exitCode, output } = await run(command(report), { cwd, report, limitSeconds, isQuiet });
    // The check is not a test: it is counted only when it fails.
    if (!read) return { passed: 0, failed: exitCode === 0 ? 0 : 1, failures: [] };
    const counts = read(report, exitCode);
    // The report does not say why a suite broke off.
    if (counts.reason) console.log(output);
    return counts;
  }
}

/** A dot for each passed test, and its colour, say nothing in a log. */
function withoutDots(text) {
  return stripVTControlCharacters(text).replaceAll('·', '');
}

function run(args, { cwd, report, limitSeconds, isQuiet }) {
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    DAYMARK_TEST_SEED: seed,
    ...(long ? { DAYMARK_TEST_LONG: '1' } : {}),
    DAYMARK_JOURNEYS_DATA: journeysData,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  return new Promise((resolve) => {
    let output = '';
    running = spawn(process.execPath, args, {
      stdio: isQuiet ? 'pipe' : 'inherit',
      cwd: join(ROOT, cwd),
      env,
    });
    const keep = (text) => {
      output = (output + withoutDots(text)).slice(-OUTPUT_KEPT_CHARACTERS);
    };
    running.stdout?.setEncoding('utf8').on('data', keep);
    running.stderr?.setEncoding('utf8').on('data', keep);
    const limit = setTimeout(() => {
      console.error(`It did not end within ${limitSeconds} s.`);
      running.kill('SIGTERM');
    }, limitSeconds * 1000);
    running.on('exit', (code, signal) => {
      clearTimeout(limit);
      resolve({ exitCode: code ?? signal, output });
    });
  });
}

/** Prints the failures last: of a long log often only the end is kept. */
function summarise(all) {
  for (const { name, failures } of all)
    for (const failure of failures) console.log(`\nFailed in ${name}: ${failure.replace(`${ROOT}/`, '')}`);
  console.log('');
  for (const { name, passed, failed, reason, seconds, budgetSeconds } of all) {
    const counted =
      name === 'check' ? (failed > 0 ? 'failed' : 'clean') : `${passed} passed, ${failed} failed`;
    const time = `${seconds.toFixed(1)} s of ${budgetSeconds} s${seconds > budgetSeconds && !long ? ', over its budget' : ''}`;
    console.log(`${name.padEnd(9)} ${counted.padEnd(26)} ${time}${reason ? ` (${reason})` : ''}`);
  }
  const sum = (key) => all.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
