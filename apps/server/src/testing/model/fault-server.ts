import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Asked,
  contentOf,
  errorFrame,
  framesOf,
  PATHS,
  piecesOf,
  readRequest,
  type Said,
  wholeOf,
} from './protocols.ts';

/** The behaviours of the fake language model. */
export const MODES = [
  'fine',
  'slow',
  'a word at a time',
  'fenced',
  'thinking',
  'malformed',
  'some invalid',
  'stops midway',
  'no structured output',
  'no schema',
  'no tools',
  'prose',
  'empty',
  'too long',
  'silent',
  'silent midway',
  'cut off',
  'ends early',
  'garbled',
  'error event',
  'not streamed',
  'wrong content type',
  'redirected',
  'endless',
  'huge',
  '400',
  '401',
  '404',
  '429',
  '500',
  '529',
] as const;
export type Mode = (typeof MODES)[number];

export const RETRY_AFTER_SECONDS = 3_600;

/** Between two pieces: a little, and as long as a small machine takes over a word. */
const SLOW_MILLISECONDS = { slow: 4, 'a word at a time': 40 };

const STATUS_MODES: Partial<Record<Mode, number>> = {
  '400': 400,
  '401': 401,
  '404': 404,
  '429': 429,
  '500': 500,
  '529': 529,
};

/** Requests that a less capable server refuses because of their content. */
const CANNOT: Partial<Record<Mode, (asked: Asked) => boolean>> = {
  'no structured output': ({ format, tools }) => format === 'schema' || tools.length > 0,
  'no schema': ({ format, forcedTool }) => format === 'schema' || forcedTool === 'json',
  'no tools': ({ tools }) => tools.length > 0,
};

const UNWILLING: ReadonlySet<Mode> = new Set(['prose', 'empty']);

/** These faults of a text also apply to the input of a tool. */
const SPOILT_IN_TOOLS: ReadonlySet<Mode> = new Set(['malformed', 'some invalid', 'stops midway']);

const isJson = (content: string): boolean => /^\s*\{/.test(content);

/** The content as a model in this mode writes it. */
function inMode(mode: Mode, content: string): string {
  if (mode === 'empty') return '';
  if (mode === 'prose') return 'I would rather talk about it: it is a fine project, and there is much to do.';
  if (mode === 'fenced' && isJson(content))
    return `Here it is:\n\n\`\`\`json\n${content}\n\`\`\`\nAnything else?`;
  if (mode === 'thinking') return `<think>Let me see: {"title": "a thought"} and [more].</think>\n${content}`;
  if (mode === 'malformed' && isJson(content))
    return content
      .replaceAll('"title":', 'title: ')
      .replaceAll('}]', '},]')
      .replaceAll(':true', ':True')
      .replaceAll(':false', ':False');
  if (mode === 'some invalid')
    return content.replace('"statements":[', '"statements":[{"title":"","n":1},{"quote":7,"amount":"long"},');
  if (mode === 'stops midway' && isJson(content)) return content.slice(0, Math.ceil(content.length / 2));
  return content;
}

export interface FaultServer {
  baseUrl: string;
  /** The requests since the start. */
  asked: Asked[];
  mode: Mode;
  /** Decides the answer to a request. */
  say: (asked: Asked) => Said;
  /** Requests whose client disconnected before the end of the answer. */
  abandoned: number;
  stop: () => Promise<void>;
}

async function writeAll(response: ServerResponse, frames: readonly string[], waits: number): Promise<void> {
  for (const frame of frames) {
    if (response.destroyed) return;
    if (!response.write(frame)) await once(response, 'drain').catch(() => undefined);
    if (waits > 0) await pause(waits);
  }
}

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));

const refusal = (status: number) => ({
  error: { type: 'error', code: String(status), message: `Refused with ${status}` },
});

/** Writes until the client disconnects. */
async function writeForever(response: ServerResponse, frame: string): Promise<void> {
  while (!response.destroyed) {
    if (!response.write(frame.repeat(50)))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    await pause(1);
  }
}

async function stream(server: FaultServer, asked: Asked, response: ServerResponse): Promise<void> {
  const { mode } = server;
  const wanted = server.say(asked);
  // A model that does not fill in forms writes text instead.
  const said = UNWILLING.has(mode) ? { text: contentOf(wanted) } : wanted;
  const isTool = 'tool' in said;
  const content = isTool && !SPOILT_IN_TOOLS.has(mode) ? said.input : inMode(mode, contentOf(said));
  const spoken: Said = isTool ? { ...said, input: content } : { text: content };
  const frames = framesOf(asked.protocol, spoken, mode === 'too long' ? 'length' : 'stop');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = piecesOf(content);
  const first = pieces.slice(0, Math.ceil(pieces.length * 0.75)).map(frames.piece);
  if (mode === 'endless') {
    await writeAll(response, frames.begin, 0);
    return writeForever(response, frames.piece('and then so on '));
  }
  if (mode === 'huge')
    return void response.end(
      frames.begin.join('') + frames.piece('x'.repeat(12_000_000)) + frames.end.join(''),
    );
  if (mode === 'silent midway') return writeAll(response, [...frames.begin, ...first], 0);
  if (mode === 'cut off') {
    await writeAll(response, [...frames.begin, ...first], 1);
    return void response.destroy();
  }
  if (mode === 'ends early') {
    await writeAll(response, [...frames.begin, ...first], 0);
    return void response.end();
  }
  if (mode === 'error event') {
    await writeAll(response, [...frames.begin, ...first, errorFrame(asked.protocol)], 0);
    return void response.end();
  }
  const waits = mode === 'slow' || mode === 'a word at a time' ? SLOW_MILLISECONDS[mode] : 0;
  await writeAll(response, [...frames.begin, ...pieces.map(frames.piece), ...frames.end], waits);
  response.end();
}

async function answer(
  server: FaultServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { mode } = server;
  const status = STATUS_MODES[mode];
  const protocol = PATHS[request.url ?? ''];
  if (request.url?.startsWith('/v1/models')) return json(response, status ?? 200, { data: [{ id: 'm' }] });
  if (!protocol) return json(response, 404, refusal(404));
  const asked = readRequest(protocol, await readText(request), request.headers);
  server.asked.push(asked);
  response.on('close', () => {
    if (!response.writableFinished) server.abandoned++;
  });
  if (mode === 'silent') return;
  if (status === 429)
    return json(response, 429, refusal(429), { 'retry-after': String(RETRY_AFTER_SECONDS) });
  if (status) return json(response, status, refusal(status));
  if (CANNOT[mode]?.(asked)) return json(response, 400, refusal(400));
  if (mode === 'redirected') return void response.writeHead(307, { location: '/elsewhere' }).end();
  if (mode === 'wrong content type')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please log in</h1>');
  if (mode === 'garbled')
    return void response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end('data: {"choices": [oops\n\n');
  if (mode === 'not streamed') return json(response, 200, wholeOf(protocol, contentOf(server.say(asked))));
  await stream(server, asked, response);
}

/** One of the three fakes: a language model's server, over real HTTP. The caller must stop it. */
export async function startFaultServer(say: FaultServer['say'], port = 0): Promise<FaultServer> {
  const http = createServer((request, response) => {
    answer(server, request, response).catch(() => response.destroy());
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const { port: listening } = http.address() as AddressInfo;
  const server: FaultServer = {
    baseUrl: `http://127.0.0.1:${listening}/v1`,
    asked: [],
    mode: 'fine',
    say,
    abandoned: 0,
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
