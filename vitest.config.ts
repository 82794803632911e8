import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

// The web tests run in a browser and have their own: apps/web/vitest.config.ts.

/** Property tests of a run share one seed, which `npm test` prints; `--long` runs them in full. */
const setupFiles = ['./scripts/test/properties.ts'];

/** `name.long.test.ts` holds what only the long run tests: all cases of what `name.test.ts` samples, or what takes long. */
const LEFT_OUT = process.env.DAYMARK_TEST_LONG ? [] : ['**/*.long.test.*'];

/** For a fresh clone. */
const KEPT = './scripts/test/keep-library.mjs';

const exclude = ['**/node_modules/**', ...LEFT_OUT];

/**
 * When a test is taken to hang. It says nothing about speed: on a machine with other work, or while other tests keep the
 * database busy, one takes many times as long as alone. In full, a property takes minutes.
 */
const HANGING_MILLISECONDS = process.env.DAYMARK_TEST_LONG ? 1_200_000 : 180_000;

/** The document of the API is that of a process with one server: another one before it would have named its schemas. */
const ALONE = 'apps/server/src/http/documents.test.ts';

/** Which languages of the library are read: others before it would have read them all. */
const UNREAD = 'packages/planner/src/library/languages-read.test.ts';

const WORKERS = 3;

/**
 * What leans on the connection and on the statements: through a pooler each transaction has another connection (part of the
 * long run), in a cluster each statement a node to be found (`npm run test:cluster`).
 */
const JOURNEYS = [
  'rolling-restart.long',
  'administration/people',
  'auth/{limits,log-in,password-reset,sends,sessions,sign-up,abandoned-sign-ups,api-tokens,passkeys,provider,two-step}',
  'avatars/avatars',
  'calendars/calendars',
  'change-requests/change-requests',
  'chats/{chats,proposals,sending}',
  'client-links/{client-links,client-notes}',
  'clients/clients',
  'enquiries/enquiries',
  'exports/exports',
  'idempotency/idempotency',
  'imports/imports',
  'start-jobs',
  'mail/mail',
  'mcp/oauth',
  'plans/{proposals,templates,undoing}',
  'projects/{projects,milestones,trash,search,two-tabs}',
  'promises/promises',
  'published-calendars/{addresses,contents}',
  'push-devices/push-devices',
  'quotes/quotes',
  'reminders/{digest,digest.long,task-reminders,unsubscribing}',
  'replans/replans',
  'subtasks/{adding,agenda,counters,generating,many,series,subtasks}',
  'timers/{time-entries,timers}',
  'timesheets/timesheets',
  'users/account',
  'waits/{following,waits}',
  'webhooks/{sending,webhooks}',
].map((name) => `apps/server/src/${name}.test.ts`);

const server = {
  globalSetup: [KEPT, './apps/server/src/testing/global-setup.ts'],
  setupFiles,
  testTimeout: HANGING_MILLISECONDS,
  hookTimeout: HANGING_MILLISECONDS,
  // A loaded machine may take its time over what comes in the end.
  expect: { poll: { timeout: 60_000, interval: 20 } },
};

export default defineConfig({
  test: {
    // The server's tests mostly wait for their database: more of them than processors run side by side.
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/**/*.test.ts',
            'apps/web/vite/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'e2e/**/*.test.ts',
          ],
          exclude: [...exclude, UNREAD],
          // The files of a worker share what they import: each would take seconds to read the library again.
          isolate: false,
          globalSetup: [KEPT],
          setupFiles,
          testTimeout: HANGING_MILLISECONDS,
        },
      },
      { test: { name: 'pure-alone', include: [UNREAD], setupFiles, testTimeout: HANGING_MILLISECONDS } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...exclude, ALONE],
          // The files of a worker share what they import: each would take seconds to load the whole server again.
          isolate: false,
          ...server,
        },
      },
      { test: { name: 'pooled', include: JOURNEYS, isolate: false, ...server } },
      {
        test: {
          name: 'cluster',
          include: [...JOURNEYS, 'apps/server/src/testing/cluster/every-operation.ts'],
          isolate: false,
          ...server,
          globalSetup: [KEPT, './apps/server/src/testing/cluster-setup.ts'],
        },
      },
      // Not a suite: `npm run release:keep` writes the files that the suite then holds every later version against.
      { test: { name: 'release', include: ['apps/server/src/testing/releases/keep-release.ts'], ...server } },
      { test: { name: 'server-alone', include: [ALONE], ...server } },
    ],
  },
});
