import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  API_TOKEN_REQUESTS_A_MINUTE,
  WEBHOOK_DELIVERIES_SHOWN,
  WEBHOOK_RETRY_HOURS,
  WEBHOOK_WAITING_MAX_COUNT,
} from '@daymark/domain/limits';
import { WEBHOOK_EVENTS } from '@daymark/domain/webhooks';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeApiToken } from './testing/api-tokens.ts';
import { eventually } from './testing/eventually.ts';
import { openTestApp, type TestApp } from './testing/harness.ts';
import { addSubtask, makeProject, makeUser } from './testing/people.ts';
import { makeWebhook, RECEIVING, startReceiver } from './testing/webhooks.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/automation.md'), 'utf8');
const EXAMPLES = [...PAGE.matchAll(/^curl .*$/gm)].map(([line]) => line);

let app: TestApp;
let close: () => Promise<void>;
let variables: Record<string, string>;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ config: RECEIVING }));
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  const task = await addSubtask(user, project.id, { title: 'Gallery', dueDate: '2026-11-24' });
  const { secret } = await makeApiToken(app, user);
  variables = { DAYMARK: app.address, TOKEN: secret, PROJECT: project.id, TASK: task.id };
});
afterAll(() => close());

/** The words of a line as a shell takes them: in single quotes as they are, else with the values of variables. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, plain, quoted, bare]) =>
      plain ?? (quoted ?? bare ?? '').replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? ''),
  );

/** What curl would send. */
function requestOf(line: string) {
  const [command, ...words] = wordsOf(line);
  expect(command).toBe('curl');
  const headers = new Headers();
  const request: { address: string; init: RequestInit } = { address: '', init: { headers } };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) request.address = word;
    else {
      const value = words[++at] ?? '';
      if (word === '-X') request.init.method = value;
      else if (word === '-d') request.init.body = value;
      else if (word === '-H') headers.append(...(value.split(/: (.*)/) as [string, string]));
      else throw new Error(`The test does not know ${word}`);
    }
  }
  return request;
}

test.each(EXAMPLES)('docs/automation.md: %s', async (line) => {
  const { address, init } = requestOf(line);
  const response = await fetch(address, init);
  expect(await response.json()).toMatchObject({ success: true });
  expect(response.ok).toBe(true);
});

test('the examples did what the page says, and its figures are those of the product', async () => {
  expect(EXAMPLES.length).toBeGreaterThan(5);
  expect(PAGE).toContain(`may make ${API_TOKEN_REQUESTS_A_MINUTE} requests a minute`);
  const { data } = await app
    .client(variables.TOKEN)
    .subtasks.list({ params: { projectId: variables.PROJECT ?? '' } });
  expect(data.map(({ title, status }) => [title, status])).toEqual(
    expect.arrayContaining([
      ['Gallery', 'Completed'],
      ['Send the invoice', 'Pending'],
    ]),
  );
  expect(data).toHaveLength(2);
});

/** The blocks of a language on the page. */
const blocksOf = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block ?? '');

test('the example that checks a webhook takes a real delivery, and nothing that was changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-example-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'example.mjs');
  writeFileSync(file, blocksOf('js')[0] ?? '');
  const { isFromDaymark } = await import(pathToFileURL(file).href);
  const user = await makeUser(app);
  const receiver = await startReceiver();
  const { webhook, secret } = await makeWebhook(user, receiver.address);
  await user.api.webhooks.test({ params: { id: webhook.id } });
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  vi.setSystemTime(app.clock.now());
  const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
  expect([
    isFromDaymark(secret, headers, body),
    isFromDaymark(secret, headers, `${body} `),
    isFromDaymark(other, headers, body),
  ]).toEqual([true, false, false]);
  vi.setSystemTime(app.clock.now().getTime() + 301_000);
  expect(isFromDaymark(secret, headers, body)).toBe(false);
  vi.useRealTimers();
});

test('the page names every type of event, and what a webhook does in figures', () => {
  const told = PAGE.slice(PAGE.indexOf('## Webhooks'), PAGE.indexOf('## Assistants'));
  const named = [...told.matchAll(/`((?:project|task|plan|wait|time)\.\w+)`/g)].map(([, type]) => type);
  expect(named.toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted());
  expect(told).toContain(`for ${WEBHOOK_RETRY_HOURS}\nhours`);
  expect(told).toContain(`The last ${WEBHOOK_DELIVERIES_SHOWN} deliveries`);
  expect(told).toContain(`has ${WEBHOOK_WAITING_MAX_COUNT} deliveries waiting`);
});

test('an assistant with the settings of the page has the tools that the page names', async () => {
  const { secret } = await makeApiToken(app, await makeUser(app));
  const filled = (text: string) =>
    JSON.parse(text.replace('https://daymark.example.com', app.address).replace('daymark_api_…', secret));
  const [overHttp, overInput] = blocksOf('json')
    .filter((block) => block.includes('mcpServers'))
    .map((block) => filled(block).mcpServers.daymark);
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const requestInit = { headers: overHttp.headers };
  await client.connect(new StreamableHTTPClientTransport(new URL(overHttp.url), { requestInit }));
  const names = (await client.listTools()).tools.map(({ name }) => `\`${name}\``);
  await client.close();
  expect(names).toHaveLength(10);
  for (const name of names) expect(PAGE).toContain(name);
  expect(overInput.args.at(-1)).toBe('mcp');
  expect(Object.keys(overInput.env)).toEqual(['DAYMARK_URL', 'DAYMARK_TOKEN']);
});
