import type { ErrorCode } from '@daymark/contract/errors';
import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLyingProvider } from '../../auth/testing/lying-provider.ts';
import { refusalsOf } from '../../http/answer-schema.ts';
import { openTestApp, type TestApp } from '../harness.ts';
import { isLong } from '../long-run.ts';
import { makeOwner, type Owner } from '../owner.ts';
import { wrongCounters } from '../people.ts';
import { folderWithBackup } from '../server-things.ts';
import { complaintAbout, openConnections, transcriptOf } from './asking.ts';
import { openFor } from './callers.ts';
import { openingFor, type Recipe, recipesFor, requestFrom } from './requests.ts';
import { everyRow, hostileTraces } from './traces.ts';

export const operations = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, route]): [string, Route] => [`${feature}.${name}`, route]),
);

/** Cases for each operation: 15, and 200 in the long run (decision 0032). */
const CASES = isLong ? 200 : 15;

/** What reads a file, plans, or writes all that a person has takes as long as dozens of other requests: a third of the cases. */
const COSTLY = new Set([
  ...['imports.preview', 'imports.create', 'calendars.uploadFeed', 'exports.account'],
  ...['changeRequests.read', 'changeRequests.accept', 'readings.get', 'readings.correct', 'chats.send'],
  ...['subtasks.generate', 'planProposals.propose', 'visitorPlans.show'],
]);

const casesOf = (operation: string): number => (COSTLY.has(operation) ? Math.ceil(CASES / 3) : CASES);

/** For all cases: those of a dozen other operations are tried at the same time, by this and by other files. */
const HANGING_MILLISECONDS = Math.max(300_000, CASES * 5_000);

/** So many files share the operations: the files of a suite run side by side, and all in one would outlast the others. */
export const PARTS = 3;

/** What a request can have used up: its session, what it names, a place in a project, how often it may be made. */
const WORN: ErrorCode[] = ['unauthenticated', 'not_found', 'conflict', 'too_many_attempts'];

/** How often each operation answered how; an orderly request is one without anything wrong on purpose. */
function makeTally() {
  const tallies = new Map<string, Map<string, number>>();
  return {
    count: (operation: string, answer: string) => {
      const tally = tallies.get(operation) ?? new Map<string, number>();
      tallies.set(operation, tally.set(answer, (tally.get(answer) ?? 0) + 1));
    },
    isTried: (operation: string) => tallies.has(operation),
    shown: (operation: string): string =>
      [...(tallies.get(operation) ?? [])]
        .toSorted()
        .map(([answer, times]) => `${answer} ×${times}`)
        .join('  '),
  };
}

/** Runs one piece of work after the other. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}

interface Trial {
  operation: string;
  route: Route;
  app: TestApp;
  opened: ReturnType<typeof openFor>;
  connections: ReturnType<typeof openConnections>;
  tally: ReturnType<typeof makeTally>;
  inTurn: ReturnType<typeof oneByOne>;
}

/** Asks as the recipe says. Throws with the whole conversation when the answer is none that the contract knows. */
async function tryOut(trial: Trial, recipe: Recipe) {
  const { operation, route, app, opened, connections, tally, inTurn } = trial;
  const ask = async () => {
    const { attempt, caller } = await opened.next();
    const asked = await requestFrom(route, attempt, recipe, caller);
    return { asked, answer: await connections.send(asked) };
  };
  // A server has one owner, and each of these requests needs to be made by them.
  const { asked, answer } = await (route.access === 'owner' ? inTurn(ask) : ask());
  const { departure } = recipe;
  const name = answer.failure?.code ?? String(answer.status);
  tally.count(operation, departure.of === 'nothing' ? `orderly ${name}` : name);
  if (departure.of === 'nothing' && WORN.some((code) => code === answer.failure?.code)) opened.renew();
  const complaint = complaintAbout(route, departure, answer);
  if (!complaint) return;
  const { requestId } = answer.failure ?? {};
  const logged = app.lines.filter((line) => requestId && line.includes(requestId)).join('');
  const soFar = `So far: ${tally.shown(operation)}`;
  throw new Error([`${operation} ${complaint}`, transcriptOf(asked, answer), logged, soFar].join('\n\n'));
}

/** Fast-check's own message shows the whole recipe, which can be a megabyte; the conversation is enough. */
const tell = async ({ failed, seed, numRuns, errorInstance: cause }: fc.RunDetails<[Recipe]>) => {
  if (failed) throw new Error(`Request ${numRuns}; DAYMARK_TEST_SEED=${seed} asks the same again`, { cause });
};

/** Every so many-th operation, from the part's own on, over a server of the file's own, and what is left behind. */
export function tryOperations(part: number): void {
  const own = operations.filter((_, index) => index % PARTS === part - 1);
  const tally = makeTally();
  const inTurn = oneByOne();
  const backups = folderWithBackup();
  let app: TestApp;
  let close: () => Promise<void>;
  let provider: Awaited<ReturnType<typeof startLyingProvider>>;
  let connections: ReturnType<typeof openConnections>;
  let bystander: Owner;
  let before: Awaited<ReturnType<typeof everyRow>>;

  beforeAll(async () => {
    provider = await startLyingProvider();
    ({ app, close } = await openTestApp({
      keepsEngine: true,
      config: { provider: provider.settings, backupDir: backups.folder },
    }));
    connections = openConnections(app.address);
    bystander = await makeOwner(app);
    before = await everyRow(app, bystander.userId);
  });
  afterAll(async () => {
    connections.close();
    await close();
    await provider.stop();
    backups.remove();
  });

  describe('whatever is sent is answered as documented', () => {
    test.concurrent.each(own)('%s', { timeout: HANGING_MILLISECONDS }, async (operation, route) => {
      const opened = openFor(app, [operation, route], bystander, Math.ceil(casesOf(operation) / 20));
      const trial = { operation, route, app, opened, connections, tally, inTurn };
      await fc.assert(
        fc.asyncProperty(recipesFor(route, opened.hasOwnBody), (recipe) => tryOut(trial, recipe)),
        {
          numRuns: casesOf(operation),
          asyncReporter: tell,
          examples: [[openingFor(route, opened.hasOwnBody)]],
        },
      );
    });
  });

  describe('afterwards', () => {
    test('every operation has also succeeded', async ({ annotate }) => {
      const asked = own.filter(([operation]) => tally.isTried(operation));
      const unseen = ([operation, route]: (typeof operations)[number]) =>
        [...refusalsOf(route)].filter((code) => !tally.shown(operation).includes(code)).join(', ');
      await annotate(
        asked.map((one) => `${one[0]}: ${tally.shown(one[0])}, never ${unseen(one)}`).join('\n'),
      );
      const failed = asked
        .map(([operation]) => operation)
        .filter((name) => !/\b2\d\d ×/.test(tally.shown(name)));
      const told = failed.map((operation) => `${operation}: ${tally.shown(operation)}`);
      expect(told, told.join('\n')).toEqual([]);
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
}
