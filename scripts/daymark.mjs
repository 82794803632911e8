// The one way in: `npm start`, `npm test` and their like. It needs nothing but Node 18 and npm, does what is missing
// (install, find Node 26, build the web app), and hands over. Nothing outside `launcher/` may be imported here:
// on a fresh clone there is nothing else.
import { buildServerIfStale, buildWebIfStale } from './launcher/build.mjs';
import { installIfStale } from './launcher/install.mjs';
import { keepLibraryIfStale } from './launcher/library.mjs';
import { findNode } from './launcher/node.mjs';
import { finish, Refusal, runScript } from './launcher/run.mjs';
import { absolute, demoDataDir, processSettings } from './launcher/settings.mjs';

/** Besides `npm run train` itself. */
const TRAINING = ['evaluate', 'kinds'];

const MAIN = 'apps/server/dist/main.js';
const BACKUP = 'apps/server/src/backup.ts';

async function build(node) {
  await buildWebIfStale(node);
  await buildServerIfStale(node);
  await keepLibraryIfStale(node);
}

const commands = {
  start: async (node, args) => {
    await build(node);
    return runScript(node, [MAIN, ...args], { env: processSettings });
  },
  demo: async (node, args) => {
    await build(node);
    return runScript(node, [MAIN, '--demo', ...args], {
      env: { ...processSettings, DATA_DIR: demoDataDir() },
    });
  },
  backup: (node, args) => runScript(node, [BACKUP, 'backup', ...args.map(absolute)]),
  restore: (node, args) => runScript(node, [BACKUP, 'restore', ...args.map(absolute)]),
  'two-step-off': (node, args) => runScript(node, ['apps/server/src/two-step-off.ts', ...args]),
  owner: (node, args) => runScript(node, ['apps/server/src/hand-over.ts', ...args]),
  mcp: (node) => runScript(node, ['apps/server/src/mcp-stdio.ts']),
  dev: (node) => runScript(node, ['scripts/develop.mjs']),
  build,
  check: (node, args) => runScript(node, ['scripts/check.mjs', ...args]),
  'scale:check': (node, args) => runScript(node, ['apps/server/src/scale-check.ts', ...args]),
  // One file after the other: all share one database, which each test empties.
  'test:cluster': (node, [url = '', ...args]) =>
    runScript(
      node,
      ['node_modules/vitest/vitest.mjs', 'run', '--project=cluster', '--no-file-parallelism', ...args],
      { env: { DATABASE_URL: url } },
    ),
  test: (node, args) => runScript(node, ['scripts/test.mjs', ...args]),
  train: (node, args) =>
    runScript(node, [
      `packages/planner/training/${TRAINING.includes(args[0]) ? args[0] : 'train'}.ts`,
      ...args.slice(1),
    ]),
  strings: (node, args) => runScript(node, ['scripts/strings.mjs', ...args]),
  library: (node, args) => runScript(node, ['scripts/library.ts', ...args]),
  plan: (node, args) => runScript(node, ['scripts/plan-brief.ts', ...args]),
  change: (node, args) => runScript(node, ['scripts/read-change.ts', ...args]),
  bench: async (node, args) => {
    if (args[0] === 'free' && args[1] === 'corrections')
      return runScript(node, ['bench/free-corrections.ts', ...args.slice(2)]);
    if (args[0] === 'free') return runScript(node, ['bench/free.ts', ...args.slice(1)]);
    if (args[0] === 'breakdown') return runScript(node, ['bench/breakdown.ts', ...args.slice(1)]);
    if (args[0] === 'marked') return runScript(node, ['bench/marked.ts']);
    if (args[0] === 'quotes') return runScript(node, ['bench/quotes.ts']);
    if (args[0] === 'changes') return runScript(node, ['bench/changes.ts', ...args.slice(1)]);
    await build(node);
    if (args[0] === 'growth') return runScript(node, ['bench/growth.ts', ...args.slice(1)]);
    if (args[0] === 'digests') return runScript(node, ['bench/digests.ts']);
    if (args[0] === 'fairness') return runScript(node, ['bench/fairness.ts']);
    if (args[0] === 'overload') return runScript(node, ['bench/overload.ts']);
    if (args[0] === 'webhooks') return runScript(node, ['bench/webhooks.ts']);
    if (args[0] === 'controls') return runScript(node, ['bench/pages/controls.ts', ...args.slice(1)]);
    if (args[0] === 'pages') return runScript(node, ['bench/pages/pages.ts', ...args.slice(1)]);
    return runScript(node, ['bench/bench.ts', ...args]);
  },
};

/** What needs the packages of development; the others do with what Daymark runs on. */
const DEVELOPMENT = ['dev', 'check', 'test', 'test:cluster', 'train', 'strings', 'bench'];

const [name = 'start', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Refusal(`There is no "${name}": use ${Object.keys(commands).join(', ')}.`);
  await installIfStale({ forDevelopment: DEVELOPMENT.includes(name) });
  finish(await command(findNode(), args));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
