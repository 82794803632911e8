// Published failures of similar products, by class. None of them happens here.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { ACCOUNTS } from '../testing/published-failures/accounts.ts';
import { DATA } from '../testing/published-failures/data.ts';
import { OUTWARD } from '../testing/published-failures/outward.ts';
import { REQUESTS } from '../testing/published-failures/requests.ts';

const ALL = [...ACCOUNTS, ...DATA, ...OUTWARD, ...REQUESTS];

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());
// Resets the limits before each test.
beforeEach(() => sql`delete from limits`.execute(app.db));

test.each(ALL)('CWE-$cwe: $name', ({ holds }) => holds(app));

test('they are at least twenty classes', () => {
  expect(new Set(ALL.map(({ cwe }) => cwe)).size).toBeGreaterThanOrEqual(20);
});
