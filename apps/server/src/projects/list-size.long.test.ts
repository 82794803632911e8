import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { PERSON, POPULATION, populate } from '../../../../bench/population.ts';
import { startTestApp } from '../testing/harness.ts';

test('a list of 50 projects with 20 subtasks each takes at most 40 kB', async () => {
  const app = await startTestApp();
  const pool = new Pool(app.database);
  await populate({ pool }, { ...POPULATION, otherUsers: 0 });
  await pool.end();
  const { token } = (await app.client().auth.logIn({ body: PERSON })).data;

  const response = await fetch(`${app.address}/api/projects?limit=50`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.text();

  expect(JSON.parse(body)).toMatchObject({ count: 50 });
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(40_000);
});
