import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser, type TestUser } from '../testing/people.ts';
import { gif } from './testing/bytes.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const SENDER = join(import.meta.dirname, 'testing/send-hostile-files.ts');
const MEMORY_MAX_BYTES = 150_000_000;
const PEOPLE = 6;

const Outcomes = z.array(
  z.object({ what: z.string(), came: z.string(), asItShould: z.boolean(), message: z.string().optional() }),
);

const address = () => `${app.address}/api/users/avatar`;

/** Uploads them from another process. */
async function sendHostileFiles(people: readonly TestUser[]) {
  const tokens = people.map(({ token }) => token);
  const { stdout } = await promisify(execFile)(process.execPath, [SENDER, address(), ...tokens]);
  return Outcomes.parse(JSON.parse(stdout));
}

/** The peak memory of this process during the work, above its present use. */
async function memoryTaken(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  await work();
  clearInterval(watch);
  return most - before;
}

test('a hundred hostile files crash nothing, are answered in words, and take little memory', async () => {
  const people: TestUser[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await makeUser(app));
  await people[0]?.api.avatars.upload({ body: { avatar: new File([gif({})], 'me.gif') } });
  app.clock.advance({ minutes: 61 });

  let outcomes: z.output<typeof Outcomes> = [];
  const taken = await memoryTaken(async () => {
    outcomes = await sendHostileFiles(people);
  });

  expect(outcomes.length).toBeGreaterThanOrEqual(80);
  expect(outcomes.filter(({ asItShould }) => !asItShould)).toEqual([]);
  expect(taken).toBeLessThan(MEMORY_MAX_BYTES);
  expect((await fetch(`${app.address}/api/health`)).status).toBe(200);
});
