import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { fetchCalendar } from '../../calendars/fetching/fetch-calendar.ts';
import type { Resolve } from '../../http/outside.ts';
import { failure } from '../failure.ts';
import { startTestApp } from '../harness.ts';
import { makeUser } from '../people.ts';
import type { PublishedFailure } from './published-failure.ts';

const NONE = { etag: null, modified: null };
const KEY = 'sk-the-operators-own-key';

/** A foreign server that records its requests. */
async function elsewhere(answer: RequestListener) {
  const asked: { url: string; headers: string }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: JSON.stringify(request.headers) });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, port: (server.address() as AddressInfo).port };
}

export const OUTWARD: readonly PublishedFailure[] = [
  {
    cwe: 918,
    name: 'the server asks inside its own network, led there by an address, a redirect or a name that changes',
    async holds() {
      const inside = await elsewhere((_, response) => response.end('secret'));
      const leading = await elsewhere((_, response) =>
        response.writeHead(302, { location: `http://rebound.example:${inside.port}/` }).end(),
      );
      const looked: string[] = [];
      const resolve: Resolve = async (host) => {
        looked.push(host);
        return [{ address: '10.0.0.1', family: 4 }];
      };
      const ask = (address: string, networks: string[] = []) =>
        fetchCalendar({ address, version: NONE }, { resolve, networks });
      for (const address of [`http://127.0.0.1:${inside.port}/`, 'http://169.254.169.254/', 'http://[::1]/'])
        await expect(ask(address)).rejects.toThrow('could not be reached');
      const redirected = ask(`http://127.0.0.1:${leading.port}/`, ['127.0.0.1']);
      await expect(redirected).rejects.toThrow('could not be reached');
      expect(looked).toEqual(['rebound.example']);
      expect(inside.asked).toEqual([]);
    },
  },
  {
    cwe: 522,
    name: 'the key of the language model goes to a server that a person or a redirect names',
    async holds() {
      const thief = await elsewhere((_, response) => response.end('{}'));
      const model = await elsewhere((request, response) =>
        response.writeHead(307, { location: `http://127.0.0.1:${thief.port}${request.url}` }).end(),
      );
      const app = await startTestApp({
        config: {
          aiProvider: 'openai-compatible',
          aiModel: 'm',
          aiApiKey: KEY,
          aiBaseUrl: `http://127.0.0.1:${model.port}/v1`,
        },
      });
      const user = await makeUser(app);
      const { chat } = (await user.api.chats.create({ body: { title: 'A' } })).data;
      const body = { content: 'Hello', baseUrl: `http://127.0.0.1:${thief.port}`, apiKey: 'x', model: 'y' };
      await failure(user.api.chats.send({ params: { id: chat.id }, body }));
      expect(model.asked.length).toBeGreaterThan(0);
      expect(thief.asked).toEqual([]);
      for (const path of ['/ready', '/chats', '/users/settings', '/chats/allowance']) {
        const response = await fetch(`${app.address}/api${path}`, {
          headers: { authorization: `Bearer ${user.token}` },
        });
        expect(await response.text()).not.toContain(KEY);
      }
      expect(app.lines.join('')).not.toContain(KEY);
    },
  },
];
