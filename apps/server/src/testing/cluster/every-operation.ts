import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOwnerOf } from '../../users/owner.ts';
import { ROWS } from '../authorization-rows.ts';
import { openTestApp, type TestApp } from '../harness.ts';
import { makeOwner, type Owner } from '../owner.ts';
import { folderWithBackup } from '../server-things.ts';

const backups = folderWithBackup();
let app: TestApp;
let close: () => Promise<void>;
/** Asks until an operation finds that an earlier one changed what it needs. */
let owner: Owner;

const newOwner = async () => {
  owner = await makeOwner(app);
  await makeOwnerOf(app.db, owner.userId);
};

beforeAll(async () => {
  ({ app, close } = await openTestApp({ keepsEngine: true, config: { backupDir: backups.folder } }));
  await newOwner();
});
afterAll(async () => {
  await close();
  backups.remove();
});

async function ask(operation: string, { endpoint }: Route) {
  const { params = {}, query = {}, body } = ROWS[operation]?.own(owner) ?? {};
  const [method = 'GET', path = ''] = endpoint.split(' ');
  const isForm = body instanceof FormData;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${app.address}/api${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      authorization: `Bearer ${owner.token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

const operations = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, route]): [string, Route] => [`${feature}.${name}`, route]),
);

test.each(operations.filter(([, route]) => route.access !== 'public'))('%s', async (operation, route) => {
  let asked = await ask(operation, route);
  // An error of the server is one whatever came before.
  if (asked.status >= 400 && asked.status < 500) {
    await newOwner();
    asked = await ask(operation, route);
  }
  expect(asked.text).not.toContain('"success":false');
  expect(asked.status).toBe(route.status ?? 200);
});
