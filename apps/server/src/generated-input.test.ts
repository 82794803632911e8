import type { ErrorCode } from '@daymark/contract/errors';
import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLyingProvider } from './auth/testing/lying-provider.ts';
import { refusalsOf } from './http/answer-schema.ts';
import { complaintAbout, openConnections, transcriptOf } from './testing/generated/asking.ts';
import { openFor } from './testing/generated/callers.ts';
import { type Recipe, recipesFor, requestFrom } from './testing/generated/requests.ts';
import { isEndless, keepsControls, spotsThat } from './testing/generated/schemas.ts';
import { everyRow, hostileTraces } from './testing/generated/traces.ts';
import { openTestApp, type TestApp } from './testing/harness.ts';
import { makeOwner, type Owner } from './testing/owner.ts';
import { wrongCounters } from './testing/people.ts';

const operations = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, route]): [string, Route] => [`${feature}.${name}`, route]),
);

/** Cases for each operation: 2,000 in the long run. */
const CASES = (fc.readConfigureGlobal().numRuns ?? 100) > 100 ? 2_000 : 200;

let app: TestApp;
let close: () => Promise<void>;
let provider: Awaited<ReturnType<typeof startLyingProvider>>;
let connections: ReturnType<typeof openConnections>;
let bystander: Owner;
let before: Awaited<ReturnType<typeof everyRow>>;

/** The numbers of answers by operation and status. A valid request is one without a deliberate error. */
const tallies = new Map<string, Map<string, number>>();

const shown = (operation: string): string =>
  [...(tallies.get(operation) ?? [])]
    .toSorted()
    .map(([answer, times]) => `${answer} ×${times}`)
    .join('  ');

beforeAll(async () => {
  provider = await startLyingProvider();
  ({ app, close } = await openTestApp({ config: { provider: provider.settings } }));
  connections = openConnections(app.address);
  bystander = await makeOwner(app);
  before = await everyRow(app, bystander.userId);
});
afterAll(async () => {
  connections.close();
  await close();
  await provider.stop();
});

function count(operation: string, answer: string): void {
  const tally = tallies.get(operation) ?? new Map<string, number>();
  tallies.set(operation, tally.set(answer, (tally.get(answer) ?? 0) + 1));
}

/**
 * Refusals of a valid request whose preconditions earlier ones have used up: its session, the rows that it names, a
 * limit.
 */
const WORN: ErrorCode[] = ['unauthenticated', 'not_found', 'conflict', 'too_many_attempts'];

/** Sends the request of a recipe. Throws with the whole conversation if the contract does not permit the answer. */
async function tryOut(operation: string, route: Route, recipe: Recipe, opened: ReturnType<typeof openFor>) {
  const { attempt, caller } = await opened.next();
  const asked = await requestFrom(route, attempt, recipe, caller);
  const answer = await connections.send(asked);
  const { departure } = recipe;
  const name = answer.failure?.code ?? String(answer.status);
  count(operation, departure.of === 'nothing' ? `orderly ${name}` : name);
  if (departure.of === 'nothing' && WORN.some((code) => code === answer.failure?.code)) opened.renew();
  const complaint = complaintAbout(route, departure, answer);
  if (!complaint) return;
  const { requestId } = answer.failure ?? {};
  const logged = app.lines.filter((line) => requestId && line.includes(requestId)).join('');
  throw new Error(
    [`${operation} ${complaint}`, transcriptOf(asked, answer), logged, `So far: ${shown(operation)}`].join(
      '\n\n',
    ),
  );
}

/** Fast-check's own message contains the whole recipe, up to a megabyte; the conversation is enough. */
const tell = async ({ failed, seed, numRuns, errorInstance: cause }: fc.RunDetails<[Recipe]>) => {
  if (failed) throw new Error(`Request ${numRuns}; DAYMARK_TEST_SEED=${seed} asks the same again`, { cause });
};

describe('the contract', () => {
  test('gives every text a length and every list a bound', () => {
    const endless = operations.flatMap(([operation, { body, query, params }]) =>
      [body, query, params].flatMap((schema) =>
        schema ? spotsThat(isEndless, schema).map((spot) => `${operation}: ${spot}`) : [],
      ),
    );
    expect(endless).toEqual([]);
  });

  test('keeps no control character; of a password only the hash is kept', () => {
    const keeping = operations.flatMap(([operation, { body }]) =>
      body ? spotsThat(keepsControls, body).map((spot) => `${operation}: ${spot}`) : [],
    );
    expect(keeping.filter((spot) => !/password$/i.test(spot))).toEqual([]);
  });
});

describe('whatever is sent is answered as documented', () => {
  test.concurrent.each(operations)('%s', { timeout: CASES * 1_000 }, async (operation, route) => {
    const opened = openFor(app, operation, bystander, CASES / 20);
    await fc.assert(
      fc.asyncProperty(recipesFor(route, opened.hasOwnBody), (recipe) =>
        tryOut(operation, route, recipe, opened),
      ),
      { numRuns: CASES, asyncReporter: tell },
    );
  });
});

describe('afterwards', () => {
  test('every operation has also succeeded', async ({ annotate }) => {
    const asked = operations.filter(([operation]) => tallies.has(operation));
    const unseen = ([operation, route]: (typeof operations)[number]) =>
      [...refusalsOf(route)].filter((code) => !shown(operation).includes(code)).join(', ');
    await annotate(asked.map((one) => `${one[0]}: ${shown(one[0])}, never ${unseen(one)}`).join('\n'));
    const failed = asked.map(([operation]) => operation).filter((name) => !/orderly 2\d\d/.test(shown(name)));
    expect(failed.map((operation) => `${operation}: ${shown(operation)}`)).toEqual([]);
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
