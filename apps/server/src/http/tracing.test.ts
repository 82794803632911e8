import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf, makeBackupFolder } from '../backups/testing/databases.ts';
import { readConfig } from '../config.ts';
import { startDaymark } from '../start.ts';
import { copyDatabase } from '../testing/databases.ts';
import { longTest } from '../testing/long-run.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** A collector that records what it receives. */
async function startCollector() {
  const exports: Export[] = [];
  const paths = new Set<string>();
  const server = createServer(async (request, response) => {
    paths.add(`${request.method} ${request.url}`);
    exports.push((await json(request)) as Export);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const resources = () => exports.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    paths,
    exports,
    resources,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

const attributesOf = ({ attributes }: Pick<ReceivedSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('requests and their statements are traced to a collector, without a word of what people sent', async () => {
  const collector = await startCollector();
  const config = readConfig({
    PORT: '0',
    DATA_DIR: makeBackupFolder(),
    DATABASE_URL: addressOf(await copyDatabase()),
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  const { address, stop } = await startDaymark(config, () => {});
  const traceId = '0af7651916cd43dd8448eb211c80319c';

  await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    body: JSON.stringify({ email: 'secret-person@example.com', password: 'Secret-orbit-42!' }),
  });
  await stop();

  expect([...collector.paths]).toEqual(['POST /v1/traces']);
  expect(attributesOf(collector.resources()[0]?.resource ?? { attributes: [] })).toMatchObject({
    'service.name': 'daymark',
  });
  const request = collector.spans().find(({ name }) => name === 'POST /api/auth/login');
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(attributesOf(request ?? { attributes: [] })).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/auth/login',
    'http.response.status_code': 401,
  });
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.map((span) => attributesOf(span)['db.query.text'])).toContainEqual(
    expect.stringContaining('logins'),
  );
  // The queries that the queue makes twice a second belong to no request.
  expect(collector.spans().filter(({ traceId: id }) => id !== traceId)).toEqual([]);
  expect(JSON.stringify(collector.exports)).not.toMatch(/secret-person|Secret-orbit/);
});

longTest('a collector that is away keeps nobody waiting', async () => {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: makeBackupFolder(),
    DATABASE_URL: addressOf(await copyDatabase()),
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  const { address, stop } = await startDaymark(config, () => {});

  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  await stop();
});
