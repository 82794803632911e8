// `npm run check`: all static checks. As many steps as there are processors run at a time; a step prints only when it fails.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';

const BUDGET_SECONDS = 30;
const bin = (name) => join('node_modules', '.bin', name);

/** Every folder with its own tsconfig.json. Node strips types without checking them, so they are checked here. */
const typed = [
  ...['apps', 'packages'].flatMap((group) => readdirSync(group).map((name) => join(group, name))),
  '.',
  join('apps', 'web', 'vite'),
  join('apps', 'web', 'worker'),
].filter((folder) => existsSync(join(folder, 'tsconfig.json')));

/**
 * Each of several checkers would find out the types that the files share anew, which takes up to twice the processor time;
 * the processors have the other steps to do meanwhile.
 */
const TSC = [bin('tsc'), '--checkers', '1'];

/** What a run found out of files that are as they were is not found out again: a third of the time. */
const remembering = (folder) => [
  '--incremental',
  '--tsBuildInfoFile',
  join('node_modules', '.cache', 'daymark', 'types', `${folder.replaceAll(sep, '-')}.tsbuildinfo`),
];

/** The types come first: those of the apps take longest. */
const steps = [
  ...typed.map((folder) => ({
    name: `types (${folder})`,
    command: [...TSC, '-p', folder, ...remembering(folder)],
  })),
  { name: 'style (biome)', command: [bin('biome'), 'check', '--error-on-warnings', '--max-diagnostics=50'] },
  { name: 'imports (dependency-cruiser)', command: [process.execPath, 'scripts/check/imports.mjs'] },
  { name: 'unused (knip)', command: [bin('knip')] },
  { name: 'long functions', command: [process.execPath, 'scripts/check/long-functions.mjs'] },
  { name: 'words', command: [process.execPath, 'scripts/check/catalogs.mjs'] },
  { name: 'table owners', command: [process.execPath, 'scripts/check/table-owners.mjs'] },
];

const began = performance.now();
const results = (await Promise.all(Array.from({ length: availableParallelism() }, runSteps))).flat();
const failed = results.filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.error(`\n── ${name}\n${output.trim()}`);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const verdict = failed.length > 0 ? `failed: ${failed.map(({ name }) => name).join(', ')}` : 'clean';
console.log(`check ${verdict} (${seconds} s of ${BUDGET_SECONDS} s)`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs one step after the other, until none is left. */
async function runSteps() {
  const done = [];
  for (let step = steps.shift(); step; step = steps.shift()) done.push(await runStep(step));
  return done;
}

function runStep({ name, command: [program, ...args] }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ name, code: 1, output: error.message }));
    child.on('close', (code) => resolve({ name, code: code ?? 1, output }));
  });
}
