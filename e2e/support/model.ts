import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a model says to each of the three questions that it is asked. */
interface Words {
  answer: string;
  /** What it wants done before it answers. */
  proposal?: object;
  /** What it reads in a brief, and how it plans it. */
  said: readonly object[];
  plan: readonly object[];
  project: object;
  /** Of a plan it says the most, and goes on once this is done. */
  goOn?: Promise<void>;
}

export interface FarEnd extends AsyncDisposable {
  url: string;
  /** What it does with whatever is asked next. */
  behave: (behaviour: Behaviour) => void;
  /** How many requests are being answered. */
  busy: () => number;
}

/** It answers, stays silent after its first words, is out of order, or says what it is given to say. */
type Behaviour = 'answers' | 'falls silent' | 'fails' | Words;

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'pilot-1',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const PIECE_LETTERS = 500;
const MOST = 0.8;

/** What its server lists. */
const MODELS = ['pilot-1', 'pilot-2'];

/** In pieces, as tokens come: markup is torn apart wherever it may be. */
async function recite(response: ServerResponse, words: string, goOn?: Promise<void>): Promise<void> {
  response.write(chunk({ role: 'assistant', content: '' }));
  for (let at = 0; at < words.length; at += PIECE_LETTERS) {
    if (at > words.length * MOST) await goOn;
    response.write(chunk({ content: words.slice(at, at + PIECE_LETTERS) }));
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}

function call(response: ServerResponse, name: string, input: object): void {
  const made = { name, arguments: JSON.stringify(input) };
  response.write(chunk({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: made }] }));
  response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`);
}

async function sayWords(
  response: ServerResponse,
  asked: string,
  { answer, proposal, said, plan, project, goOn }: Words,
): Promise<void> {
  if (asked.includes('isProject')) await recite(response, JSON.stringify(project));
  else if (asked.includes('# A plan that is kept'))
    await recite(response, JSON.stringify({ said, plan }), goOn);
  else if (proposal && !asked.includes('"role":"tool"')) call(response, 'propose', proposal);
  else await recite(response, answer);
}

async function say(response: ServerResponse, behaviour: Behaviour, asked: string): Promise<void> {
  if (behaviour === 'fails') {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"out of order"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (typeof behaviour === 'object') {
    await sayWords(response, asked, behaviour);
    return;
  }
  response.write(chunk({ role: 'assistant', content: 'The flour ' }));
  response.write(chunk({ content: 'comes **first**' }));
  if (behaviour === 'answers') response.end(`${chunk({ content: '.' })}${chunk({}, 'stop')}data: [DONE]\n\n`);
}

/** What stands for a language model at the far end: a real server that speaks the protocol of chat completions. */
export async function startModel(): Promise<FarEnd> {
  let behaviour: Behaviour = 'answers';
  let busy = 0;
  const server = createServer(async (request, response) => {
    busy += 1;
    response.once('close', () => {
      busy -= 1;
    });
    if (request.url === '/v1/models') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: MODELS.map((id) => ({ id })) }));
      return;
    }
    await say(response, behaviour, await text(request));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    behave: (next) => {
      behaviour = next;
    },
    busy: () => busy,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
