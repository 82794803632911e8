import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** Raw replacements for parts of a request; none of them comes from a schema. */

export interface RawBody {
  bytes: string | Buffer;
  headers: Record<string, string>;
}

/** Incompressible text, which an index cannot store in less space. */
const noise = (length: number): string => createHash('shake256', { outputLength: length / 2 }).digest('hex');

const JSON_TYPE = { 'content-type': 'application/json' };

const asJson = (bytes: string | Buffer): RawBody => ({ bytes, headers: JSON_TYPE });
const asType = (type: string, bytes: string | Buffer = '{"name":"x"}'): RawBody => ({
  bytes,
  headers: { 'content-type': type },
});

const part = (name: string, content: string) =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${content}\r\n`;

const MULTIPART = 'multipart/form-data; boundary=cut';

export const RAW_BODIES: readonly RawBody[] = [
  ...['', ' ', 'null', 'true', '0', '""', '[]', '[{}]', '{', '{"name":', '{"name":"x"}}', "{'a':1}"].map(
    asJson,
  ),
  ...['{"a":NaN}', '{"a":1e999}', '{"a":-0}', '{"a":01}', '{"a":"\\ud800"}', '{"a":"\\u0000"}', '//'].map(
    asJson,
  ),
  ...['{"name":"a","name":"b"}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}'].map(
    asJson,
  ),
  ...['[', '{"a":'].map((opening) => asJson(opening.repeat(100_000))),
  asJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  asJson(`{"name":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`),
  asJson(`\ufeff{"name":"x"}`),
  asJson(Buffer.from('{"name":"\xff\xfe"}', 'latin1')),
  asJson(Buffer.from('{"name":"x"}', 'utf16le')),
  asJson(`{"name":"${'x'.repeat(1_048_576)}"}`),
  asType('application/x-www-form-urlencoded', 'name=x'),
  ...['text/plain', 'application/json; charset=utf-16', 'application/jsonp', 'json', ';;'].map((type) =>
    asType(type),
  ),
  ...['application/merge-patch+json', 'APPLICATION/JSON', 'x/y; a=b, '.repeat(50)].map((type) =>
    asType(type),
  ),
  asType(MULTIPART, `${part('avatar', 'no image')}--cut--\r\n`),
  asType(MULTIPART, part('avatar', 'cut off')),
  asType(MULTIPART, 'no part at all'),
  asType('multipart/form-data', part('avatar', 'no boundary')),
  asType(MULTIPART, `${part('__proto__', 'x').repeat(200)}--cut--`),
  { bytes: '{"name":"x"}', headers: {} },
  { bytes: '{"name":"x"}', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
  { bytes: gzipSync('{"name":"x"}'), headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
  { bytes: gzipSync('{"name":"x"}'), headers: JSON_TYPE },
];

const words = (text: string): string[] => text.split(' ');

/** In the address as they are: many cannot be decoded. */
export const RAW_SEGMENTS: readonly string[] = [
  ...words('% %zz %c3%28 %00 %ff %ed%a0%80 ..%2f..%2fetc a%2Fb %2e%2e %5c %F0%9F%92%A9 0 -1 null undefined'),
  ...words('__proto__ constructor * :id 1%27%20or%20%271%27=%271 %20 ; stats trash %E2%80%AE %0d%0aa:b'),
  ...['01910e3c-7a00-7000-8000-00000000000', 'x'.repeat(99), 'x'.repeat(101), 'x'.repeat(5_000)],
];

export const RAW_QUERIES: readonly string[] = [
  ...words(
    '&&& = =&= % page=% page=%zz page=%00 page=%ff page=1&page=2 page[]=1 page[a]=1 page=+1 page=%2B1',
  ),
  ...words(
    'page=1e1 page=0x1 page= page limit=100000 limit=-1 limit=1.5 page=1;limit=2 ?page=1 sortBy=__proto__',
  ),
  ...words(
    '__proto__=1 __proto__[a]=1 constructor[prototype][a]=1 toString=1 hasOwnProperty=1 sortBy=constructor',
  ),
  ...words('status=Pending&status=Completed groupBy=toString groupBy=hasOwnProperty query=a&query=b'),
  ...['', `a=${'x'.repeat(7_000)}`, 'a&'.repeat(3_000), `page=${'9'.repeat(400)}`],
];

const named = (name: string, values: readonly string[]) => values.map((value) => ({ [name]: value }));

const VERSIONS = [
  '',
  '*',
  '"1"',
  '1',
  'W/"1"',
  '"999999999"',
  '"-1"',
  '1, 2',
  noise(3_000),
  '"\xff"',
  '00000000001',
];
const KEYS = [
  '',
  'one',
  'one',
  noise(254),
  'x'.repeat(256),
  'a b',
  '\xff',
  '"quoted"',
  "'; drop table users; --",
];
const TOKENS = [
  '',
  ' ',
  ` ${noise(7_000)}`,
  ' daymark_',
  ` daymark_${'0'.repeat(32)}_${'A'.repeat(43)}`,
  ' \xff\xfe',
];
const FORWARDED = [
  `${'1.2.3.4, '.repeat(500)}nobody`,
  noise(6_000),
  '\xff%00, ::ffff:999.1.1.1%eth0, [::1]:80',
];

export const RAW_HEADERS: readonly Record<string, string>[] = [
  ...named('if-match', VERSIONS),
  ...named('idempotency-key', KEYS),
  ...named('authorization', ['Basic YTpi', ...TOKENS.map((token) => `Bearer${token}`)]),
  ...named('x-forwarded-for', FORWARDED),
  ...named('accept', ['text/event-stream', 'image/png;q=2, */*;q=nan']),
  { 'accept-encoding': 'gzip;q=1e9, br, zstd, *;q=-1' },
  { 'user-agent': `\x80\x9f\xff${noise(6_000)}` },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
  { 'x-request-id': noise(3_000) },
  { 'x-http-method-override': 'DELETE' },
  { expect: '100-continue' },
  { 'x-long': 'x'.repeat(20_000) },
];
