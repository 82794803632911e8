import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOwner, type Owner } from './testing/authorization-rows.ts';
import { complaintAbout, openConnections, transcriptOf } from './testing/generated/asking.ts';
import { openFor } from './testing/generated/callers.ts';
import { type Recipe, recipesFor, requestFrom } from './testing/generated/requests.ts';
import { endlessSpotsOf } from './testing/generated/schemas.ts';
import { everyRow, hostileTraces } from './testing/generated/traces.ts';
import { openTestApp, type TestApp } from './testing/harness.ts';
import { wrongCounters } from './testing/people.ts';

const operations = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, route]): [string, Route] => [`${feature}.${name}`, route]),
);

/** Cases for each operation: 2,000 in the long run. */
const CASES = (fc.readConfigureGlobal().numRuns ?? 100) > 100 ? 2_000 : 200;

let app: TestApp;
let close: () => Promise<void>;
let connections: ReturnType<typeof openConnections>;
let bystander: Owner;
let before: Awaited<ReturnType<typeof everyRow>>;

/** How often each operation answered with each status. */
const tallies = new Map<string, Map<string, number>>();

const shown = (operation: string): string =>
  [...(tallies.get(operation) ?? [])]
    .toSorted()
    .map(([status, count]) => `${status} ×${count}`)
    .join('  ');

beforeAll(async () => {
  ({ app, close } = await openTestApp());
  connections = openConnections(app.address);
  bystander = await makeOwner(app);
  before = await everyRow(app, bystander.userId);
});
afterAll(async () => {
  connections.close();
  await close();
});

function count(operation: string, answer: string): void {
  const tally = tallies.get(operation) ?? new Map<string, number>();
  tallies.set(operation, tally.set(answer, (tally.get(answer) ?? 0) + 1));
}

/** Asks as the recipe says. Throws with the whole conversation when the answer is none that the contract knows. */
async function tryOut(operation: string, route: Route, recipe: Recipe, opened: ReturnType<typeof openFor>) {
  const { attempt, caller } = await opened.next();
  const asked = await requestFrom(route, attempt, recipe, caller);
  const answer = await connections.send(asked);
  const isOrderly = recipe.departure.of === 'nothing';
  count(operation, isOrderly ? `orderly ${answer.status}` : `${answer.status}`);
  if (isOrderly && [401, 404, 409, 429].includes(answer.status)) opened.renew();
  const complaint = complaintAbout(route, answer, {
    led: recipe.departure.of !== 'address',
    named: ['nothing', 'query', 'body'].includes(recipe.departure.of),
  });
  if (complaint)
    throw new Error(
      `${operation} ${complaint}\n\n${transcriptOf(asked, answer)}\n\nSo far: ${shown(operation)}`,
    );
}

test('every text of the contract has a length, and every list a bound', () => {
  const endless = operations.flatMap(([operation, { body, query, params }]) =>
    [body, query, params].flatMap((schema) =>
      schema ? endlessSpotsOf(schema).map((path) => `${operation}: ${path.join('.')}`) : [],
    ),
  );
  expect(endless).toEqual([]);
});

describe('whatever is sent is answered as documented', () => {
  test.concurrent.each(operations)('%s', { timeout: CASES * 1_000 }, async (operation, route) => {
    const opened = openFor(app, operation, bystander, CASES / 20);
    await fc.assert(
      fc.asyncProperty(recipesFor(route, opened.hasOwnBody), (recipe) =>
        tryOut(operation, route, recipe, opened),
      ),
      { numRuns: CASES },
    );
  });
});

describe('afterwards', () => {
  test('every operation has also succeeded', async ({ annotate }) => {
    const table = operations.map(([operation]) => `${operation}: ${shown(operation)}`);
    await annotate(table.join('\n'));
    expect(table.filter((line) => !/orderly 2\d\d/.test(line))).toEqual([]);
  });

  test('the counters are true', async () => {
    expect(await wrongCounters(app)).toEqual([]);
  });

  test('nothing of another person has changed', async () => {
    expect(await everyRow(app, bystander.userId)).toEqual(before);
  });

  test('no control character and no unknown field was kept', async () => {
    expect(await hostileTraces(app)).toEqual([]);
  });
});
