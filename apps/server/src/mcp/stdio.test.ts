import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readMcpConfig } from '../config.ts';
import { makeApiToken } from '../testing/api-tokens.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { sampled } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { VERSION } from '../version.ts';

const ENTRY = join(import.meta.dirname, '../mcp-stdio.ts');

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

test.each(sampled(['legacy' as const, { pin: '2026-07-28' }], 1))(
  'an assistant starts it and uses the server with its token, in the version %j of the protocol',
  async (mode) => {
    const user = await makeUser(app);
    const { project } = await makeProject(user, { description: '' });
    await addSubtask(user, project.id, { title: 'Glaze', dueDate: '2026-11-20' });
    const { secret } = await makeApiToken(app, user, { scopes: ['read'] });
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const env = { DAYMARK_URL: app.address, DAYMARK_TOKEN: secret };
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [ENTRY], env }));
    onTestFinished(() => client.close());
    expect(client.getServerVersion()).toMatchObject({ name: 'daymark', version: VERSION });
    expect((await client.listTools()).tools.map(({ name }) => name).toSorted()).toEqual([
      'free_time',
      'project',
      'search',
      'today',
    ]);
    const { content } = await client.callTool({ name: 'today' });
    expect(JSON.parse((content as { text: string }[])[0]?.text ?? '')).toMatchObject({
      dueToday: [{ title: 'Glaze' }],
    });
  },
);

test('a wrong setting, and a token that is refused, are told in a sentence', async () => {
  expect(() => readMcpConfig({})).toThrow('Set DAYMARK_URL to the address');
  expect(() => readMcpConfig({ DAYMARK_URL: app.address, DAYMARK_TOKEN: 'x' })).toThrow(
    'Set DAYMARK_TOKEN to an',
  );
  const token = `daymark_api_${'0'.repeat(32)}_${'a'.repeat(43)}`;
  const process_ = spawn(process.execPath, [ENTRY], {
    env: { DAYMARK_URL: app.address, DAYMARK_TOKEN: token },
  });
  const said: Buffer[] = [];
  process_.stderr.on('data', (piece: Buffer) => said.push(piece));
  const [code] = await once(process_, 'close');
  expect(Buffer.concat(said).toString()).toContain('Daymark cannot be reached');
  expect(code).toBe(1);
});
