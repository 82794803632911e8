// `npm run bench digests`: the digests of 10,000 people whose morning is at the same minute, from one node to a mail server.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { DatabaseConnection } from '../apps/server/src/db/database.ts';
import { listProcessesOf } from '../apps/server/src/db/embedded/processes.ts';
import { POPULATION } from './population.ts';
import { countProcessor } from './processor.ts';
import { atTheEnd, bench, fill, freePort, makeFolder, startOn, withDatabase } from './stage.ts';

const LONGEST_RUN_MILLISECONDS = 1_200_000;
const PEOPLE = 10_000;
const WANTED_SECONDS = 300;

/** A mail server that only counts. */
async function startCounting() {
  const reached = new Set<string>();
  const counts = { mails: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.on('end', () => {
        counts.mails++;
        for (const { address } of envelope.rcptTo) reached.add(address);
        done();
      });
      stream.resume();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  atTheEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, reached, counts };
}

const everyDayIsWorked = async (pool: DatabaseConnection['pool']) =>
  void (await pool.query(`update users set weekdays = '{1,2,3,4,5,6,7}'`));

/** Everybody's digest is due, and the job of this minute begins. */
const letMorningCome = async ({ pool }: DatabaseConnection) => {
  await pool.query(
    `insert into daily_mails (user_id, kind, at, next_at)
    select id, 'digest', '00:00', now() from users where email <> 'bench@example.com' limit $1`,
    [PEOPLE],
  );
  await pool.query(`insert into pgboss.job (name) values ('daily-mails')`);
};

async function run(): Promise<void> {
  const mailServer = await startCounting();
  const dataDir = makeFolder();
  const port = await freePort();
  await (await startOn(dataDir, port)).stop();
  await fill(dataDir, { ...POPULATION, otherUsers: PEOPLE }, everyDayIsWorked);
  const app = await startOn(dataDir, port, { SMTP_URL: mailServer.url });
  await withDatabase(dataDir, letMorningCome);
  const { pid } = app;
  const postgresql = () => listProcessesOf(join(dataDir, 'database/cluster'));
  const processorOf = countProcessor({ node: pid, postgresql });
  const began = performance.now();
  const { reached, counts } = mailServer;
  let before = -1;
  while (reached.size < PEOPLE && reached.size !== before) {
    before = reached.size;
    // Whoever has nothing to read today gets none: it is over when no more come.
    for (let tries = 0; tries < 30 && reached.size === before; tries++) await delay(1_000);
    console.log(`${reached.size} digests after ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const memory = app.memory()?.most ?? null;
  // On a machine with other work it tells what the seconds hide.
  const processor = processorOf(1_000_000);
  const report = {
    people: reached.size,
    mails: counts.mails,
    seconds,
    processorSeconds: processor && { node: processor.node, postgresql: processor.postgresql },
    megabytes: memory,
  };
  console.log(JSON.stringify(report, null, 2));
  if (counts.mails !== reached.size) throw new Error('Somebody got two digests.');
  if (seconds > WANTED_SECONDS) throw new Error(`It took ${seconds} s, and ${WANTED_SECONDS} s is wanted.`);
}

await bench(LONGEST_RUN_MILLISECONDS, run);
