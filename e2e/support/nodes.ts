import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from './free-port.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** A loaded machine may take its time: a journey has four minutes. */
const READY_MILLISECONDS = 180_000;

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
  const gone = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  try {
    // One that ended by itself is not waited for.
    await Promise.race([
      expect.poll(isReady, { timeout: READY_MILLISECONDS }).toBe(true),
      gone.then(([code]) => {
        throw new Error(`The server ended as it began, with ${code}`);
      }),
    ]);
  } catch (error) {
    await end();
    throw error;
  }
  return { url, [Symbol.asyncDispose]: end };
}

/** A server of its own with its own database, whose owner is the first person who signs up. */
export async function startServer(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-own-server-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const node = await startNode({ DATA_DIR: dataDir, ...env }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    url: node.url,
    dataDir,
    async [Symbol.asyncDispose]() {
      await node[Symbol.asyncDispose]();
      remove();
    },
  };
}
