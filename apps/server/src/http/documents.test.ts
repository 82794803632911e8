import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../testing/harness.ts';
import { lintOpenApi, OpenApi, operationsOf } from '../testing/openapi-rules.ts';

const Served = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const DOCS = join(import.meta.dirname, '../../../../docs');
const read = () => OpenApi.parse(JSON.parse(readFileSync(join(DOCS, 'openapi.json'), 'utf8')));

const operations = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, route]): [string, Route] => [
    `${feature}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    route,
  ]),
);

test('docs/openapi.json says what the server answers; npm run generate writes it anew', async () => {
  const { address } = await startTestApp();
  const served = Served.parse(await (await fetch(`${address}/api/openapi.json`)).json());
  await expect(`${JSON.stringify(served, null, 2)}\n`).toMatchFileSnapshot('../../../../docs/openapi.json');

  const documented = Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const endpoints = Object.values(routes).flatMap((table) =>
    Object.values(table).map(({ endpoint }) => endpoint),
  );
  expect(documented.toSorted()).toEqual(
    endpoints.map((endpoint) => endpoint.replace(' ', ' /api').replace(/:(\w+)/g, '{$1}')).toSorted(),
  );
});

test('the page that reads them is served with a policy of its own', async () => {
  const { address } = await startTestApp();
  const response = await fetch(`${address}/api/docs/static/index.html`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('linters find nothing in it: each operation has an id, a server, whom it is for, and all that it names', () => {
  const document = read();
  expect(lintOpenApi(document)).toEqual([]);
  const byId = new Map(operationsOf(document).map((one) => [one.operationId, one]));
  for (const [id, { access }] of operations)
    expect([id, byId.get(id)?.security]).toEqual([
      id,
      access === 'public'
        ? []
        : access === 'session' || access === 'owner'
          ? [{ session: [] }]
          : [{ session: [] }, { apiToken: [access] }],
    ]);
});

test('what linters look for is found', () => {
  const document = read();
  const [methods = {}] = Object.values(document.paths);
  const [[method, operation] = ['', undefined]] = Object.entries(methods);
  if (!operation) throw new Error('There is no operation');
  const { security: _, operationId: __, ...bare } = operation;
  const broken = {
    ...document,
    servers: [],
    paths: { ...document.paths, '/api/x/{id}/': { [method]: { ...bare, tags: ['unknown'] } } },
    components: {
      ...document.components,
      schemas: { ...document.components.schemas, Unused: { type: 'array', enum: [1, 1] } },
    },
  };
  expect(lintOpenApi(broken).map((one) => one.split(':')[0])).toEqual([
    'operation-operationId',
    'operation-tag-defined',
    'security-defined',
    'path-parameters-defined',
    'no-empty-servers',
    'path-form',
    'no-unused-components',
    'schemas',
    'schemas',
  ]);
});

test('a request needs a body, and in it each field, exactly where the server does', () => {
  const byId = new Map(operationsOf(read()).map((one) => [one.operationId, one]));
  for (const [id, { body, upload }] of operations) {
    const isNeeded = upload !== undefined || (body !== undefined && !body.safeParse(undefined).success);
    expect([id, byId.get(id)?.requestBody?.required ?? false]).toEqual([id, isNeeded]);
  }
});

const Fields = z.looseObject({ $ref: z.string().optional(), required: z.array(z.string()).default([]) });

test('the requests that docs/automation.md shows have what a generated client asks for', () => {
  const document = read();
  const page = readFileSync(join(DOCS, 'automation.md'), 'utf8');
  const examples = [...page.matchAll(/^curl (?:-X (\w+) )?.*?(?:-d '(.*?)' )?"\$DAYMARK([^"?]+)/gm)];
  expect(examples.length).toBeGreaterThan(5);
  for (const [line, method = 'GET', sent, path = ''] of examples) {
    const asPattern = (one: string) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`);
    const operation = operationsOf(document)
      .filter((one) => one.method.toUpperCase() === method && asPattern(one.path).test(path))
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
    expect(operation, line).toBeDefined();
    const { requestBody, parameters = [] } = operation ?? {};
    expect(parameters.filter((one) => one.required && one.in !== 'path')).toEqual([]);
    if (!sent) {
      expect(requestBody?.required ?? false, line).toBe(false);
      continue;
    }
    const schema = Fields.parse(requestBody?.content['application/json']?.schema);
    const named = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
    const { required } = named ? Fields.parse(named) : schema;
    expect(Object.keys(JSON.parse(sent)), line).toEqual(expect.arrayContaining(required));
  }
});
