import { routes } from '@daymark/contract/routes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../testing/harness.ts';

const Served = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

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
