import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewModel } from '@daymark/contract/language-model';
import { onTestFinished } from 'vitest';
import type { FaultServer } from './fault-server.ts';
import { planning, planOf, stating } from './sayings.ts';

export const KEY = 'sk-not-to-be-told-4711';

/** What a model says of any brief: one task. */
export const oneTask = () => ({
  text: planOf(
    [stating(1, 'task', 'paint two coats', { title: 'Paint' })],
    [planning(2, 1, 'Paint two coats', 4)],
  ),
});

/** What the owner enters for a model at the far end. */
export const placeOf = (
  { baseUrl }: Pick<FaultServer, 'baseUrl'>,
  fields: Partial<NewModel> = {},
): NewModel => ({
  ...{ provider: 'openai-compatible', address: baseUrl, key: KEY, model: 'm' },
  ...fields,
});

/**
 * A server that answers every request in one way, and if wanted those beside the list of models with another status,
 * until the end of the test.
 */
export async function startAnswering(
  status: number,
  headers: Record<string, string>,
  body: string,
  others = status,
) {
  const asked: string[] = [];
  const http = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/v1/models' ? status : others, headers).end(body);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return { asked, host: `127.0.0.1:${(http.address() as AddressInfo).port}` };
}

export const JSON_TYPE = { 'content-type': 'application/json' };
