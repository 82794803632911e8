import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LimitsSetup } from './limits-server.ts';

/** Starts the bare servers; their settings are sent through a pipe, because they contain the database's password. */
export async function startLimits(
  setup: LimitsSetup,
): Promise<{ address: string; pid: number | undefined; stop: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'limits-server.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  child.send(setup);
  const [port] = await once(child, 'message');
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  return { address: `http://127.0.0.1:${port}`, pid: child.pid, stop };
}
