import type { ErrorCode } from '@daymark/contract/errors';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { translateErrors } from './error-answers.ts';
import { AppError } from './errors.ts';
import { refuseUndocumented } from './undocumented.ts';

test('a test that meets a refusal which its route does not list is told which, and where to list it', async () => {
  const app = Fastify();
  translateErrors(app);
  refuseUndocumented(app);
  const config = { operation: 'boats.sink', refusals: new Set<ErrorCode>(['not_found']) };
  app.get('/:code', { config }, ({ url }) => {
    throw new AppError(url === '/listed' ? 'not_found' : 'conflict', 'No');
  });

  expect((await app.inject('/listed')).statusCode).toBe(404);
  const undocumented = await app.inject('/other');
  expect(undocumented.statusCode).toBe(500);
  expect(undocumented.json()).toMatchObject({
    code: 'internal',
    message: 'boats.sink answers conflict, which its route does not list under refusals',
  });
});
