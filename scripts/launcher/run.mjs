import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What is wrong and what to do, in a sentence for the person at the terminal; printed without a stack. */
export class Refusal extends Error {}

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the project's root to its end and gives its exit code. Signals go on to it, and we wait: the
 * program decides how to end. (From a terminal it gets Ctrl-C twice, from there and from us; twice must mean once.)
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {}, cwd = ROOT, stdio = 'inherit', shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio, shell, env: { ...process.env, ...env } });
    const forward = (signal) => child.kill(signal);
    for (const signal of FORWARDED) process.on(signal, forward);
    const settle = (then, value) => {
      for (const signal of FORWARDED) process.off(signal, forward);
      then(value);
    };
    child.on('error', (error) => settle(reject, error));
    child.on('exit', (code, signal) => settle(resolve, code ?? 128 + constants.signals[signal]));
  });
}

/** Runs a script under this Node, which is also the first `node` on the path of whatever the script starts. */
export function runScript(node, args, { env = {}, ...options } = {}) {
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return run(node, args, { ...options, env: { ...env, PATH } });
}

/** Ends the launcher with the exit code of what it ran; no code is success. */
export function finish(code = 0) {
  process.exitCode = code;
}
