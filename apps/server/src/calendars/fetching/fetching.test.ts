import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { CALENDAR_MAX_BYTES } from '@daymark/domain/limits';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPublic, type Resolve } from '../../http/outside.ts';
import { calendarFile } from '../../testing/calendars.ts';
import { ownPort } from '../../testing/ports.ts';
import { fetchCalendar } from './fetch-calendar.ts';

const CALENDAR = calendarFile('DTSTART:20261124T080000Z\nDTEND:20261124T093000Z');
const NONE = { etag: null, modified: null };
const NOT_REACHED =
  'The server could not be reached. Only servers of the public internet are asked, on the ports 80 and 443.';
const LOOPBACK = ['127.0.0.1'];

/** A real server on the loopback that records its requests. */
async function serve(answer: RequestListener) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, port, origin: `http://127.0.0.1:${port}` };
}

/** A resolver with a list of addresses for each name, one per look-up; the last one repeats. */
function leading(names: Record<string, string[]>): Resolve & { looked: string[] } {
  const looked: string[] = [];
  const resolve: Resolve = async (host) => {
    const times = looked.filter((one) => one === host).length;
    looked.push(host);
    const addresses = names[host];
    const address = addresses?.[times] ?? addresses?.at(-1);
    if (!address) throw new Error(`${host} is unknown`);
    return [{ address, family: address.includes(':') ? 6 : 4 }];
  };
  return Object.assign(resolve, { looked });
}

const get = (address: string, networks = LOOPBACK, resolve: Resolve = leading({}), version = NONE) =>
  fetchCalendar({ address, version: { ...NONE, ...version } }, { resolve, networks });

const send = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/calendar', ...headers }).end(CALENDAR);

const to =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

const text = (fetched: Awaited<ReturnType<typeof fetchCalendar>>) =>
  fetched === 'unchanged' ? fetched : fetched.bytes.toString();

describe('an address is asked', () => {
  test('where the operator allows it, and again only for what is new', async () => {
    const { asked, origin } = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else send(response, { etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT' });
    });
    const fetched = await get(`${origin}/mine.ics?key=secret`);
    expect(text(fetched)).toBe(CALENDAR);
    const version = { etag: '"1"', modified: 'Fri, 20 Nov 2026 12:00:00 GMT' };
    expect(fetched).toMatchObject({ version });
    expect(await fetchCalendar({ address: origin, version }, { networks: LOOPBACK })).toBe('unchanged');
    expect(asked[1]?.headers).toMatchObject({ 'if-modified-since': version.modified });
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });

  test('packed or not, and no further than three times on', async () => {
    const packed = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(CALENDAR)),
    );
    let turns = 3;
    const onward = await serve((request, response) => {
      if (request.url === '/end') send(response);
      else to(turns-- > 1 ? '/again' : '/end')(request, response);
    });
    expect(text(await get(packed.origin))).toBe(CALENDAR);
    expect(text(await get(onward.origin))).toBe(CALENDAR);
    turns = 4;
    await expect(get(onward.origin)).rejects.toThrow('leads on from address to address without an end');
  });
});

describe('a private network is not asked', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::7f00:1]/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'https://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[fd00:ec2::254]/',
  ])('at %s', async (address) => {
    await expect(get(address, [])).rejects.toThrow(NOT_REACHED);
  });

  test('by a name that leads there, alone or beside a public address', async () => {
    const resolve: Resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    await expect(get('http://both.example/', [], resolve)).rejects.toThrow(NOT_REACHED);
    const home = leading({ 'home.example': ['192.168.1.1'] });
    await expect(get('http://home.example/', LOOPBACK, home)).rejects.toThrow(NOT_REACHED);
  });

  test('by a server that leads on to it, and the connection goes where was looked, once', async () => {
    const secret = await serve((_, response) => send(response));
    const { origin, port } = await serve(to(`http://rebound.example:${secret.port}/`));
    const rebound = leading({ 'rebound.example': ['10.0.0.1'] });
    await expect(get(origin, LOOPBACK, rebound)).rejects.toThrow(NOT_REACHED);
    // The first look-up returns the loopback, which is allowed here; a second one would return another address.
    const twice = leading({ 'twice.example': ['127.0.0.1', '10.0.0.1'] });
    expect(text(await get(`http://twice.example:${secret.port}/`, LOOPBACK, twice))).toBe(CALENDAR);
    expect(twice.looked).toEqual(['twice.example']);
    expect(secret.asked).toHaveLength(1);
    expect(secret.asked[0]?.headers.host).toBe(`twice.example:${secret.port}`);
    for (const location of [
      'http://169.254.169.254/',
      'file:///etc/passwd',
      `http://a:b@127.0.0.1:${port}/`,
    ]) {
      const leads = await serve(to(location));
      await expect(get(leads.origin)).rejects.toThrow(/could not be reached|cannot be asked/);
    }
  });

  test('a port of a public server that is no port of the web is not asked either', async () => {
    const resolve = leading({ 'public.example': ['93.184.216.34'] });
    await expect(get('http://public.example:22/', [], resolve)).rejects.toThrow(NOT_REACHED);
  });
});

test('a name that is unknown, one of the inside, a closed port and a server that hangs up are told alike', async () => {
  const names = leading({ 'router.internal': ['192.168.1.1'], 'public.example': ['93.184.216.34'] });
  const silent = await serve((request) => void request.socket.destroy());
  const addresses = [
    'http://unknown.internal/',
    'http://router.internal/',
    'http://192.168.1.1/',
    'http://public.example:8080/',
    `http://127.0.0.1:${await ownPort()}/`,
    silent.origin,
  ];
  const told = await Promise.all(
    addresses.map((address) => get(address, LOOPBACK, names).catch((error: Error) => error.message)),
  );
  expect(told).toEqual(addresses.map(() => NOT_REACHED));
});

test.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
  ],
  ...['100.127.255.255', '0.0.0.0', '255.255.255.255', '224.0.0.1', '240.0.0.1', '192.0.0.192', '192.0.2.1'],
  ...[
    '198.18.0.1',
    '203.0.113.1',
    '168.63.129.16',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::8.8.8.8',
    '64:ff9b::808:808',
  ],
  ...[
    '64:ff9b:1::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '2002:7f00:1::',
  ],
  ...['2001::1', '2001:db8::1', '3fff::1', '100::1', '4000::1', 'localhost', ''],
])('%j is not', (address) => {
  expect(isPublic(address)).toBe(false);
});

describe('whatever a server answers', () => {
  const MEGABYTES = 64;
  test.each<[string, RequestListener, string]>([
    ['an error', (_, response) => void response.writeHead(404).end(), 'answers with an error (404)'],
    [
      'more than a calendar has',
      (_, response) => void response.writeHead(200).end(Buffer.alloc(CALENDAR_MAX_BYTES + 1)),
      'larger than 1 MB',
    ],
    [
      'little that unpacks to much',
      (_, response) =>
        void response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(MEGABYTES * CALENDAR_MAX_BYTES))),
      'larger than 1 MB',
    ],
    [
      'what is packed otherwise',
      (_, response) => void response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
      'packs the calendar in a way that is not known here',
    ],
    [
      'what claims to be packed',
      (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no'),
      'could not be reached',
    ],
    ['nothing at all', (request) => void request.socket.destroy(), 'could not be reached'],
    ['no address to go on to', (_, response) => void response.writeHead(302).end(), 'leads on from address'],
  ])('%s is told in words', async (_what, answer, message) => {
    const { origin } = await serve(answer);
    const failure = await get(`${origin}/secret-path.ics`).catch((error: Error) => error.message);
    expect(failure).toContain(message);
    expect(failure).not.toContain('secret');
  });
});
