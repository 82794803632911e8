import { createServer } from 'node:net';
import { type Config, ConfigError, examineEnvironment } from './config.ts';

type Listening = Pick<Config, 'host' | 'port'>;

const NOT_OURS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN'];

/** A `ConfigError` if the address or the port is to blame, else the error itself. */
export function explainListening(error: unknown, { host, port }: Listening): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is in use: stop what listens there, or set PORT to another.`);
  if (error.code === 'EACCES')
    return new ConfigError(`Port ${port} may not be used by this account: set PORT to one above 1023.`);
  if (NOT_OURS.includes(String(error.code)))
    return new ConfigError(`${host} is not an address of this machine: set HOST to one that is.`);
  return error;
}

/** Tries to listen, for a moment. */
async function tryListening(listening: Listening): Promise<void> {
  const server = createServer((socket) => void socket.destroy());
  const listened = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listening.port, listening.host, resolve);
  });
  await listened;
  await new Promise((resolve) => server.close(resolve));
}

/**
 * The configuration of a start that will listen. Whatever stands against it (wrong and missing variables, a port that is
 * taken) is said together, before anything is made. Throws `ConfigError`.
 */
export async function configForStart(environment?: Record<string, string | undefined>): Promise<Config> {
  const { config, problems } = examineEnvironment(environment);
  const sentences = problems.map(({ text }) => text);
  const isNamed = problems.some(({ variable }) => ['HOST', 'PORT'].includes(variable));
  if (!isNamed)
    await tryListening(config).catch((error: unknown) => {
      const explained = explainListening(error, config);
      if (!(explained instanceof ConfigError)) throw error;
      sentences.push(explained.message);
    });
  if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
  return config;
}
