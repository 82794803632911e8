import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from './e2e/support/free-port.ts';
import { launchOptions } from './scripts/test/chromium.ts';

// The workers read this file again and must see the same server: what is chosen once goes to them by the environment.
process.env.DAYMARK_JOURNEYS_PORT ??= String(await findFreePort());
process.env.DAYMARK_JOURNEYS_DATA ??= join(tmpdir(), `daymark-journeys-${process.env.DAYMARK_JOURNEYS_PORT}`);
// A journey is about one day: in the evening of Europe it is set in the morning of Japan.
const hourInLondon = new Date().toLocaleString('en-GB', { timeZone: 'Europe/London', hour: 'numeric' });
process.env.DAYMARK_JOURNEYS_TIMEZONE ??= Number(hourInLondon) < 21 ? 'Europe/London' : 'Asia/Tokyo';

const baseURL = `http://127.0.0.1:${process.env.DAYMARK_JOURNEYS_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  // Those of e2e/long are for the long run only: DAYMARK_TEST_LONG=1 also runs one of them alone.
  testMatch: process.env.DAYMARK_TEST_LONG ? 'e2e/**/*.spec.ts' : 'e2e/*.spec.ts',
  // The journeys share one server, as people do, and each signs up users of its own.
  fullyParallel: true,
  // They often wait, for mails, timers and the network to be quiet: more of them than processors run side by side.
  workers: 3,
  // A loaded machine may take its time; what never comes fails all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // None passes at a second try (decision 0253).
  retries: 0,
  use: {
    baseURL,
    timezoneId: process.env.DAYMARK_JOURNEYS_TIMEZONE,
    launchOptions: launchOptions(),
    // Requests, console and actions of what fails. A copy of the page at each action, or a film of it, would take a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Every person of the journeys would fetch the whole app for a later visit; e2e/installed.spec.ts makes that visit.
    serviceWorkers: 'block',
    // Nothing moves while it is looked for or clicked on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node scripts/daymark.mjs start',
    url: `${baseURL}/api/ready`,
    // In a fresh clone it builds the web app first.
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: process.env.DAYMARK_JOURNEYS_PORT,
      DATA_DIR: process.env.DAYMARK_JOURNEYS_DATA,
      LOG_LEVEL: 'warn',
      // So that each person of the journeys can come from a network of their own, as people do.
      TRUST_PROXY: 'on',
      // The receivers of webhooks stand on this machine.
      WEBHOOK_NETWORKS: '127.0.0.1',
      // So does the push service, which speaks HTTPS as all of them.
      NODE_EXTRA_CA_CERTS: join(import.meta.dirname, 'apps/server/src/testing/loopback-cert.pem'),
    },
  },
});
