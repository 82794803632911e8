import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Daymark <daymark@localhost>'),
  AI_PROVIDER: z.enum(['builtin', 'off']).default('builtin'),
  TRUST_PROXY: z.string().default('off'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

const EXPECTED: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/daymark',
  PUBLIC_URL: 'an address such as https://daymark.example.com',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender such as Daymark <daymark@example.com>',
  AI_PROVIDER: 'builtin or off',
  TRUST_PROXY: 'off, on, a number of proxies, or their addresses',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
};

/** A setting that cannot be used; the message names the variable and what it expects. */
export class ConfigError extends Error {}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  aiProvider: 'builtin' | 'off';
  trustProxy: boolean | number | string;
  logLevel: string;
}

function proxiesFrom(value: string): boolean | number | string {
  if (['off', 'false', '0', ''].includes(value)) return false;
  if (['on', 'true'].includes(value)) return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

const defaultDataDir = () => (process.getuid?.() === 0 ? '/var/lib/daymark' : join(process.cwd(), 'data'));

/** Reads the environment; the only place that does. Throws `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '');
    throw new ConfigError(
      `${name} is set to a value that Daymark cannot use: it expects ${EXPECTED[name] ?? 'another value'}.`,
    );
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR ?? defaultDataDir());
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    aiProvider: values.AI_PROVIDER,
    trustProxy: proxiesFrom(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
  };
}

/** Makes the data folder, closed to others when it is new. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The data folder ${dataDir} cannot be made (${reason}): set DATA_DIR to a folder that can be written.`,
    );
  }
}
