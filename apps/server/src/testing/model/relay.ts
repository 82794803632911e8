/**
 * Stands in for a language model whose answers are written by hand or by a program. It has the protocol of OpenAI's
 * chat completions, writes each request into a folder, waits for an answer file and streams it.
 *
 *   node apps/server/src/testing/model/relay.ts FOLDER [PORT]
 *   AI_PROVIDER=openai-compatible AI_MODEL=by-hand AI_BASE_URL=http://127.0.0.1:4011/v1 AI_TIMEOUT_SECONDS=280 npm start
 *
 * Request 1 becomes FOLDER/0001.ask.md (all messages as text, with the JSON schema of the answer if there is one) and
 * FOLDER/0001.ask.json (the raw request). Write the answer to FOLDER/0001.answer.txt; write it under another name first
 * and rename it, so that it is complete when it is found. Until then the connection is kept alive.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { framesOf, piecesOf } from './protocols.ts';

const DEFAULT_PORT = 4_011;
const LOOKS_EVERY_MILLISECONDS = 250;
const SIGN_OF_LIFE_LOOKS = 20;

interface Body {
  messages?: { role?: string; content?: unknown }[];
  response_format?: { json_schema?: { schema?: unknown } };
  tools?: { function?: { name?: string; parameters?: unknown } }[];
  tool_choice?: { function?: { name?: string } } | string;
}

const asText = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content, null, 2);

/** The tool that must be called, if the answer is to be its input. */
const forcedTool = ({ tool_choice: choice }: Body): string | undefined =>
  typeof choice === 'object' ? choice.function?.name : undefined;

/** The request in a readable form. */
function asMarkdown(body: Body): string {
  const tool = body.tools?.find((one) => one.function?.name === forcedTool(body));
  const schema = body.response_format?.json_schema?.schema ?? tool?.function?.parameters;
  const messages = (body.messages ?? []).map(({ role, content }) => `# ${role}\n\n${asText(content)}\n`);
  const form = schema
    ? `# The answer\n\nOne JSON object of this schema and nothing else:\n\n${JSON.stringify(schema)}\n`
    : '';
  return [...messages, form].join('\n');
}

const name = (count: number, kind: string): string => `${String(count).padStart(4, '0')}.${kind}`;

/** The number of the last request in the folder. */
async function lastIn(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).map((file) => Number.parseInt(file, 10)).filter(Number.isFinite);
  return Math.max(0, ...numbers);
}

async function answerOf(file: string, response: ServerResponse): Promise<string | undefined> {
  for (let looks = 1; !existsSync(file); looks++) {
    if (response.destroyed) return undefined;
    if (looks % SIGN_OF_LIFE_LOOKS === 0) response.write(': still waiting\n\n');
    await pause(LOOKS_EVERY_MILLISECONDS);
  }
  return readFile(file, 'utf8');
}

export interface Relay {
  baseUrl: string;
  stop: () => Promise<void>;
}

/** Starts it on the loopback interface; port 0 takes any free one. */
export async function startRelay(folder: string, port = DEFAULT_PORT): Promise<Relay> {
  await mkdir(folder, { recursive: true });
  let count = await lastIn(folder);
  const relay = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request);
    if (!request.url?.endsWith('/chat/completions')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ data: [{ id: 'by-hand' }] }));
    }
    const body: Body = JSON.parse(text);
    const mine = ++count;
    await writeFile(join(folder, name(mine, 'ask.json')), text);
    await writeFile(join(folder, name(mine, 'ask.md')), asMarkdown(body));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': waiting\n\n');
    const answer = await answerOf(join(folder, name(mine, 'answer.txt')), response);
    if (answer === undefined) return;
    const tool = forcedTool(body);
    const said = tool ? { tool, input: answer } : { text: answer };
    const frames = framesOf('chat-completions', said, 'stop');
    response.end([...frames.begin, ...piecesOf(answer).map(frames.piece), ...frames.end].join(''));
  };
  const http = createServer((request, response) => {
    relay(request, response).catch(() => response.destroy());
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const { port: listening } = http.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${listening}/v1`,
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

if (import.meta.main) {
  const [folder, port] = process.argv.slice(2);
  if (!folder) throw new Error('Say in which folder: node relay.ts FOLDER [PORT]');
  const { baseUrl } = await startRelay(folder, port === undefined ? DEFAULT_PORT : Number(port));
  process.stdout.write(`Listening at ${baseUrl}; requests and answers lie in ${folder}\n`);
}
