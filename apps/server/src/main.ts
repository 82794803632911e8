import { ConfigError, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { keepHeapSmall } from './small-heap.ts';
import { type Running, startDaymark } from './start.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

// A log that is kept is no place for addresses and codes; the flag is for development, whose output may go through a pipe.
const hasReader = process.stdout.isTTY || process.argv.includes('--show-mails');

const isForThePerson = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof EmbeddedDatabaseError;

/** Ctrl-C, a supervisor, and the terminal that is closed. */
const STOPPING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops in order, once: Ctrl-C arrives twice, from the terminal and from the launcher that passes signals on. What is still
 * starting is stopped when it has started, since it may have started the database.
 */
function stopOnSignals(starting: Promise<Running>): void {
  let isStopping = false;
  const stop = async () => {
    // Why a start failed is told by whoever waits for it.
    const running = await starting.catch(() => undefined);
    await running?.stop();
  };
  for (const signal of STOPPING_SIGNALS)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(
        () => process.exit(),
        (error: unknown) => {
          process.stderr.write(`Daymark did not stop cleanly: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
}

/** Goes on when nobody reads the output any more: a write fails then, which would end the process without stopping it. */
function goOnWithoutOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

keepHeapSmall();
goOnWithoutOutput();
try {
  const config = readConfig();
  const starting = startDaymark(config, say, hasReader ? say : undefined);
  stopOnSignals(starting);
  const running = await starting;
  if (process.argv.includes('--demo')) {
    const { populateDemo } = await import('./demo.ts');
    say(await populateDemo(running));
  }
  say(`Daymark is ready at ${config.port === 0 ? running.address : config.publicUrl}`);
} catch (error) {
  if (!isForThePerson(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
