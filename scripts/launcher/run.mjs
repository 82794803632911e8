import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** An error whose message tells the user what is wrong and what to do; printed without a stack. */
export class Refusal extends Error {}

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the project's root and returns its exit code. Signals are forwarded and we wait: the program
 * decides how to end. (Ctrl-C reaches it twice, from the terminal and from us; it must treat two as one.)
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

/** Runs a script under this Node, which is also first on the path of the processes that the script starts. */
export function runScript(node, args, { env = {}, ...options } = {}) {
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return run(node, args, { ...options, env: { ...env, PATH } });
}

/** Ends the launcher with the exit code of what it ran; undefined means success. */
export function finish(code = 0) {
  process.exitCode = code;
}
