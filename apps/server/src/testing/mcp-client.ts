import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './harness.ts';

/** Both current versions of the protocol, as the official client speaks them. */
export const VERSIONS = ['legacy', { pin: '2026-07-28' }] as const;

export async function connectMcp(
  app: Pick<TestApp, 'address'>,
  token: string,
  mode: (typeof VERSIONS)[number] = VERSIONS[1],
) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`${app.address}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

export type Connection = Awaited<ReturnType<typeof connectMcp>>;

export async function call(client: Connection, name: string, input: object = {}) {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: { ...input } });
  const [first] = content as { text: string }[];
  return { isError: isError ?? false, text: first?.text ?? '', structuredContent };
}

/** The result of a tool that did what it was asked: the same as text and as structured content. */
export async function done(client: Connection, name: string, input: object = {}) {
  const { isError, text, structuredContent } = await call(client, name, input);
  expect([isError, text]).toEqual([false, text]);
  expect(JSON.parse(text)).toEqual(structuredContent);
  return JSON.parse(text);
}
