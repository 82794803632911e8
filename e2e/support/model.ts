import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FarEnd extends AsyncDisposable {
  url: string;
  /** What it does with whatever is asked next. */
  behave: (behaviour: Behaviour) => void;
  /** How many requests are being answered. */
  busy: () => number;
}

/** It answers, stays silent after its first words, or is out of order. */
type Behaviour = 'answers' | 'falls silent' | 'fails';

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'pilot-1',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

function say(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === 'fails') {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"out of order"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
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
    await text(request);
    say(response, behaviour);
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
