// `npm run check`: all static checks. The steps run in parallel; a step prints only when it fails.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const BUDGET_SECONDS = 30;
const bin = (name) => join('node_modules', '.bin', name);

/** Every folder with its own tsconfig.json. Node strips types without checking them, so they are checked here. */
const typed = [
  '.',
  ...['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => join(group, name))),
  join('apps', 'web', 'vite'),
  join('apps', 'web', 'worker'),
].filter((folder) => existsSync(join(folder, 'tsconfig.json')));

const steps = [
  { name: 'style (biome)', command: [bin('biome'), 'check', '--error-on-warnings', '--max-diagnostics=50'] },
  { name: 'imports (dependency-cruiser)', command: [process.execPath, 'scripts/check/imports.mjs'] },
  { name: 'long functions', command: [process.execPath, 'scripts/check/long-functions.mjs'] },
  { name: 'table owners', command: [process.execPath, 'scripts/check/table-owners.mjs'] },
  { name: 'words', command: [process.execPath, 'scripts/check/catalogs.mjs'] },
  { name: 'unused (knip)', command: [bin('knip')] },
  ...typed.map((folder) => ({ name: `types (${folder})`, command: [bin('tsc'), '-p', folder] })),
];

const began = performance.now();
const results = await Promise.all(steps.map(runStep));
const failed = results.filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.error(`\n── ${name}\n${output.trim()}`);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const verdict = failed.length > 0 ? `failed: ${failed.map(({ name }) => name).join(', ')}` : 'clean';
console.log(`check ${verdict} (${seconds} s of ${BUDGET_SECONDS} s)`);
process.exitCode = failed.length > 0 ? 1 : 0;

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
