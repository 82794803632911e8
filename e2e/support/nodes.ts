import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from './free-port.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');

export interface OtherNode extends AsyncDisposable {
  url: string;
}

/** One more server over the database of the journeys, set up in another way: the same people can log in to it. */
export async function startNode(env: Record<string, string>): Promise<OtherNode> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: process.env.DAYMARK_JOURNEYS_DATA ?? '',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'on',
      ...env,
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 40_000 }).toBe(true);
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
