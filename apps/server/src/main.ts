import { ConfigError } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { configForStart } from './listening.ts';
import { keepHeapSmall } from './small-heap.ts';
import { type Running, startDaymark } from './start.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

// Addresses and codes must not get into a stored log. The flag is for development, whose output may go through a pipe.
const hasReader = process.stdout.isTTY || process.argv.includes('--show-mails');

const isForThePerson = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof EmbeddedDatabaseError;

/** Ctrl-C, a supervisor, and a closed terminal. */
const STOPPING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops in order, once: Ctrl-C arrives twice, from the terminal and from the launcher. During the start it stops
 * afterwards, because the start may already have started the database.
 */
function stopOnSignals(starting: Promise<Running>): void {
  let isStopping = false;
  const stop = async () => {
    // The error of a failed start is reported elsewhere.
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

/**
 * Continues when nobody reads the output any more. Otherwise the failed write would end the process without stopping it
 * in order.
 */
function goOnWithoutOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

keepHeapSmall();
goOnWithoutOutput();
try {
  const config = await configForStart();
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
