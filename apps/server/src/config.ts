import { mkdirSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import type { BriefsBy } from '@daymark/domain/language-models';
import { z } from 'zod';
import { AI_EXPECTED, AI_VARIABLES, type AiProvider, aiProblems, wholeNumber } from './ai-environment.ts';
import {
  HOST_NAME,
  isOrigin,
  linksFrom,
  Networks,
  proxiesFrom,
  SENDER,
  SOCIAL_LINKS_MAX,
} from './environment-values.ts';
import {
  PROVIDER_EXPECTED,
  PROVIDER_VARIABLES,
  type ProviderSettings,
  providerFrom,
  providerProblems,
} from './provider-environment.ts';

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .refine((host) => (isIP(host) > 0 || HOST_NAME.test(host)) && URL.canParse(addressOf(host, 80)))
    .default('127.0.0.1'),
  DATA_DIR: z.string().regex(/\S/).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_MODE: z.enum(['session', 'transaction']).default('session'),
  EMBEDDED_POSTGRES: z.enum(['bundled', 'system']).default('bundled'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin)
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, abort: true })
    .refine((value) => new URL(value).hostname !== '')
    .optional(),
  MAIL_FROM: z.string().regex(SENDER).default('Daymark <daymark@localhost>'),
  ...AI_VARIABLES,
  OPERATOR_NAME: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,120}$/u)
    .optional(),
  OPERATOR_EMAIL: z.email().optional(),
  SOCIAL_LINKS: z
    .string()
    .optional()
    .transform((value) => (value === undefined ? [] : linksFrom(value)))
    .refine((links) => links !== undefined),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform(proxiesFrom)
    .refine((proxies) => proxies !== undefined),
  CALENDAR_NETWORKS: Networks,
  WEBHOOK_NETWORKS: Networks,
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional(),
  STOP_GRACE_SECONDS: wholeNumber(0, 300).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
    .default('1')
    .transform(Number),
  ...PROVIDER_VARIABLES,
  BACKUP_DIR: z.string().regex(/\S/).optional(),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(14),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Every variable that is read. Each is documented in docs/operating.md. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

const EXPECTED: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address or name to listen on, such as 127.0.0.1 or ::1, without a port',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/daymark',
  DATABASE_DIRECT_URL:
    'the address of the database itself behind a pooler, such as postgres://user:password@host:5432/daymark',
  DATABASE_POOL_MODE:
    'session, or transaction behind a pooler that gives each transaction another connection',
  EMBEDDED_POSTGRES: 'bundled, or system for the PostgreSQL of this machine',
  PUBLIC_URL: 'an address such as https://daymark.example.com, without a path or anything else behind it',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender such as Daymark <daymark@example.com>',
  ...AI_EXPECTED,
  OPERATOR_NAME: 'a name of at most 120 characters',
  OPERATOR_EMAIL: 'an e-mail address',
  SOCIAL_LINKS: `at most ${SOCIAL_LINKS_MAX} addresses such as https://github.com/daymark, with commas between`,
  TRUST_PROXY: 'off, on, a number of proxies, or their addresses such as 10.0.0.1, 192.168.0.0/16',
  CALENDAR_NETWORKS: 'addresses or networks such as 192.168.1.20, 10.0.0.0/8, with commas between',
  WEBHOOK_NETWORKS: 'addresses or networks such as 192.168.1.20, 10.0.0.0/8, with commas between',
  METRICS_TOKEN: 'at least 16 visible ASCII characters',
  STOP_GRACE_SECONDS: 'a whole number of seconds from 0 to 300',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an address such as http://localhost:4318',
  OTEL_TRACES_SAMPLER_ARG: 'the part of the requests to trace, from 0 to 1, such as 0.1',
  ...PROVIDER_EXPECTED,
  BACKUP_DIR: 'a folder for a backup every night',
  BACKUP_KEEP: 'a whole number of backups from 1 to 1000',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
};

/** Invalid settings. The message has a sentence for each, which names the variable and what it expects. */
export class ConfigError extends Error {}

/** What is wrong with a variable, in a sentence. */
export interface EnvironmentProblem {
  variable: string;
  text: string;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Without the connection pooler, for work that needs its own connection. */
  databaseDirectUrl: string | undefined;
  databasePoolMode: 'session' | 'transaction';
  /** Whose programs run the database in the data folder, without `databaseUrl`. */
  embeddedPostgres: 'bundled' | 'system';
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined if the environment leaves it to the owner, who may connect a model in the settings. */
  aiProvider: AiProvider | undefined;
  aiModel: string | undefined;
  aiApiKey: string | undefined;
  /** The address of the model's API. */
  aiBaseUrl: string | undefined;
  /** What the model is asked about a brief; by default by its address. */
  aiBriefs: BriefsBy | undefined;
  /** Where an Ollama is looked for. */
  ollamaUrl: string;
  /** Daily requests to a language model per user. */
  aiDailyLimit: number;
  /** For one whole request. */
  aiTimeoutSeconds: number;
  aiMaxOutputTokens: number;
  /** Who runs this server, for the public pages. */
  operatorName: string | undefined;
  operatorEmail: string | undefined;
  socialLinks: readonly string[];
  trustProxy: boolean | number | string;
  /** Networks of the operator from which imported calendars may be fetched. */
  calendarNetworks: readonly string[];
  /** Networks of the operator to which webhooks may be sent. */
  webhookNetworks: readonly string[];
  /** The token for `/metrics`; without one, only this machine may read it. */
  metricsToken: string | undefined;
  /** How long a stopping node, which is no longer ready, serves requests before the load balancer notices. */
  stopGraceSeconds: number;
  /** Where traces are sent; without it, OpenTelemetry is not even loaded. */
  tracesEndpoint: string | undefined;
  /** The share of requests that is traced. */
  tracesShare: number;
  /** The provider at which users may log in instead of with a password. */
  provider: ProviderSettings | undefined;
  /** The folder of the nightly backups; without it there are none. */
  backupDir: string | undefined;
  /** How many nightly backups are kept. */
  backupKeep: number;
  logLevel: string;
}

/** The address for a browser on this machine: "all addresses" is not one that can be opened. */
function addressOf(host: string, port: number): string {
  if (['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  const [address = ''] = host.split('%');
  return `http://${isIPv6(address) ? `[${address}]` : host}:${port}`;
}

const defaultDataDir = () => (process.getuid?.() === 0 ? '/var/lib/daymark' : join(process.cwd(), 'data'));

/** Reads the environment. No other code does. Throws `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const { config, problems } = examineEnvironment(environment);
  if (problems.length > 0) throw new ConfigError(problems.map(({ text }) => text).join('\n'));
  return config;
}

/** Everything that is wrong with the environment, and the configuration as if those variables were not set. */
export function examineEnvironment(environment: Record<string, string | undefined> = process.env): {
  config: Config;
  problems: EnvironmentProblem[];
} {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(given));
  const wrong = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
  const values = Environment.parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name))));
  const unusable = [...wrong].map((variable) => ({
    variable,
    text: `${variable} is set to a value that Daymark cannot use: it expects ${EXPECTED[variable] ?? 'another value'}.`,
  }));
  const missing = [...aiProblems(values), ...providerProblems(values)];
  // A variable that is set to a wrong value is not missing.
  const problems = [...unusable, ...missing.filter(({ variable }) => !wrong.has(variable))];
  return { config: configFrom(values), problems };
}

function configFrom(values: z.output<typeof Environment>): Config {
  const dataDir = resolve(values.DATA_DIR ?? defaultDataDir());
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePoolMode: values.DATABASE_POOL_MODE,
    embeddedPostgres: values.EMBEDDED_POSTGRES,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : addressOf(values.HOST, values.PORT),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    aiProvider: values.AI_PROVIDER,
    aiModel: values.AI_MODEL,
    aiApiKey: values.AI_API_KEY,
    aiBaseUrl: values.AI_BASE_URL,
    aiBriefs: values.AI_BRIEFS,
    ollamaUrl: values.OLLAMA_URL,
    aiDailyLimit: values.AI_DAILY_LIMIT,
    aiTimeoutSeconds: values.AI_TIMEOUT_SECONDS,
    aiMaxOutputTokens: values.AI_MAX_OUTPUT_TOKENS,
    operatorName: values.OPERATOR_NAME,
    operatorEmail: values.OPERATOR_EMAIL,
    socialLinks: values.SOCIAL_LINKS ?? [],
    trustProxy: values.TRUST_PROXY ?? false,
    calendarNetworks: values.CALENDAR_NETWORKS,
    webhookNetworks: values.WEBHOOK_NETWORKS,
    metricsToken: values.METRICS_TOKEN,
    stopGraceSeconds: values.STOP_GRACE_SECONDS,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesShare: values.OTEL_TRACES_SAMPLER_ARG,
    provider: providerFrom(values),
    backupDir: values.BACKUP_DIR ? resolve(values.BACKUP_DIR) : undefined,
    backupKeep: values.BACKUP_KEEP,
    logLevel: values.LOG_LEVEL,
  };
}

/** The server that assistants on this machine use, and the API token for it. */
export interface McpConfig {
  url: string;
  token: string;
}

const McpEnvironment = z.object({
  DAYMARK_URL: z.url({ protocol: /^https?$/, abort: true }).refine(isOrigin),
  DAYMARK_TOKEN: z.string().regex(/^daymark_api_\S+$/),
});

/** The variables of `npm run mcp`, which is no server. */
export function readMcpConfig(environment: Record<string, string | undefined> = process.env): McpConfig {
  const parsed = McpEnvironment.safeParse(environment);
  if (parsed.success)
    return { url: new URL(parsed.data.DAYMARK_URL).origin, token: parsed.data.DAYMARK_TOKEN };
  throw new ConfigError(
    parsed.error.issues.some(({ path }) => path[0] === 'DAYMARK_URL')
      ? 'Set DAYMARK_URL to the address of your Daymark, such as https://daymark.example.com.'
      : 'Set DAYMARK_TOKEN to an API token. Make one in Daymark in the settings, under Security.',
  );
}

/** Creates the data folder; a new one is only accessible to its owner. */
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
