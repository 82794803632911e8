import { ConfigError, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { keepHeapSmall } from './small-heap.ts';
import { startDaymark } from './start.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const isForThePerson = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof EmbeddedDatabaseError;

/** Stops in order, once: Ctrl-C arrives twice, from the terminal and from the launcher that passes signals on. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Daymark did not stop cleanly: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
}

keepHeapSmall();
try {
  const config = readConfig();
  const running = await startDaymark(config, say);
  stopOnSignals(running.stop);
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
