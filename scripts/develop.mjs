// `npm run dev`: the server and the web app, each reloading on a change. The page is Vite's, which passes the API's calls on.
// Not `node --watch`: it misses what only worker threads import, and its messages from those threads end the server.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const WEB_PORT = process.env.DEV_PORT || '5173';

/** What the server runs from. */
const WATCHED = ['apps/server/src', 'apps/server/migrations', 'packages'];
const IS_SOURCE = /^(?!.*(\.test\.|node_modules|(^|\/)\.)).*\.(ts|json|sql)$/;

/** An editor writes a file in several steps, and a `git switch` writes many files. */
const QUIET_MILLISECONDS = 100;

const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || `http://127.0.0.1:${WEB_PORT}` };

const children = new Set();
let isLeaving = false;

/** Stops both sides, and ends with this exit code once they have ended. */
function leave(code) {
  if (isLeaving) return;
  isLeaving = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

function start(args, options, onEnd) {
  const child = spawn(process.execPath, args, { env, ...options });
  children.add(child);
  child.on('exit', (code) => {
    children.delete(child);
    if (!isLeaving) onEnd(code ?? 1);
    else if (children.size === 0) process.exit();
  });
  return child;
}

let server;
let changed;

function startServer() {
  const stdio = ['ignore', 'inherit', 'inherit'];
  const args = ['apps/server/src/main.ts', '--show-mails'];
  const since = changed;
  server = start(args, { cwd: ROOT, stdio }, (code) => {
    server = undefined;
    if (changed !== since) startServer();
    // At its first start it has said what it lacks.
    else if (changed === undefined) leave(code);
    else console.log('The server ended. It starts again with the next change.');
  });
}

function restartServer(file) {
  console.log(`${file} changed: the server starts again.`);
  changed = Symbol(file);
  if (server) server.kill('SIGTERM');
  else startServer();
}

let quiet;
function noteChange(_event, file) {
  if (file === null || !IS_SOURCE.test(file)) return;
  clearTimeout(quiet);
  quiet = setTimeout(() => isLeaving || restartServer(file), QUIET_MILLISECONDS);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0));
for (const folder of WATCHED) watch(join(ROOT, folder), { recursive: true }, noteChange);

startServer();
start(
  [join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', WEB_PORT],
  { cwd: join(ROOT, 'apps/web'), stdio: 'inherit' },
  leave,
);
