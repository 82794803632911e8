import { usualBriefs } from '@daymark/domain/language-models';
import { t } from '@daymark/words/t';
import { type AiProvider, isModelProvider } from '../ai-environment.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Secrets } from '../secrets.ts';
import { builtInEngine } from './builtin/engine.ts';
import { type ConnectedModel, findConnectedModel, type ModelConnection } from './connected-model.ts';
import type { Engine } from './engine.ts';
import type { Planner } from './planner.ts';

const refusing = (name: string, isMetered: boolean, message: string): Engine => {
  const refuse = async () => {
    throw new AppError('ai_unavailable', message);
  };
  return {
    name,
    plannerName: name,
    isMetered,
    answer: refuse,
    read: refuse,
    readMail: refuse,
    readProject: refuse,
    isReachable: async () => false,
  };
};

const OFF = refusing('none', false, t`AI is turned off on this server`);

const withoutKey = (name: string) =>
  refusing(
    name,
    true,
    t`The key of the language model cannot be read on this server. Its owner can enter it again in the settings.`,
  );

/** The engines that a request uses from its beginning to its end. */
export interface Engines {
  provider: AiProvider;
  /** The chosen engine; it refuses everything if AI is turned off. */
  engine: Engine;
  /** The engine that a user may choose if that one fails; it also refuses everything if AI is turned off. */
  builtIn: Engine;
}

/** The engines of this server, which its owner may exchange while it runs. */
export interface EngineSource {
  /** As they were at most two seconds ago on every node. */
  current: () => Promise<Engines>;
  /** As far as this node knows, for pages and probes, which do not wait for the database. */
  known: () => Engines;
  /** After a change on this node. */
  lookAgain: () => void;
}

/** Where the environment says the model is. */
export const modelInEnvironment = (
  config: Config,
  provider: ModelConnection['provider'],
): ModelConnection => ({
  provider,
  address: config.aiBaseUrl ?? null,
  model: config.aiModel ?? '',
  key: config.aiApiKey ?? null,
  briefs: config.aiBriefs ?? null,
});

/** A language model as an engine. The SDKs of models are only loaded if one is used. */
export async function openModelAt(
  config: Config,
  { provider, address, model, key, briefs }: ModelConnection,
  planner: Planner,
): Promise<Engine> {
  const { openModelEngine } = await import('./model/engine.ts');
  const its = { aiModel: model, aiBaseUrl: address ?? undefined, aiApiKey: key ?? undefined };
  return openModelEngine({ ...config, ...its }, provider, {
    planner,
    briefs: briefs ?? usualBriefs(address),
  });
}

const unchanging = (engines: Engines): EngineSource => ({
  current: async () => engines,
  known: () => engines,
  lookAgain: () => {},
});

const FRESH_MILLISECONDS = 2_000;

/** The engines by the setting of the owner. It is only read for requests, so that an idle database stays idle. */
function followSetting({ config, db, secrets, planner }: EngineServices): EngineSource {
  const builtIn = builtInEngine(planner);
  let engines: Engines = { provider: 'builtin', engine: builtIn, builtIn };
  let openedFrom = JSON.stringify(undefined);
  let askedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const open = async (model: ConnectedModel | undefined): Promise<Engines> => {
    if (!model) return { provider: 'builtin', engine: builtIn, builtIn };
    const { provider, isKeyLost } = model;
    const engine = isKeyLost ? withoutKey(model.model) : await openModelAt(config, model, planner);
    return { provider, engine, builtIn };
  };
  const look = async (): Promise<void> => {
    const startedAt = performance.now();
    const own = Promise.resolve().then(async () => {
      const model = await findConnectedModel(db, secrets);
      const from = JSON.stringify(model);
      const opened = from === openedFrom ? engines : await open(model);
      // A change of this node meanwhile is read by another look.
      if (looking !== own) return;
      [engines, openedFrom, askedAt] = [opened, from, startedAt];
    });
    looking = own;
    try {
      await own;
    } finally {
      if (looking === own) looking = undefined;
    }
  };
  const isFresh = () => performance.now() - askedAt < FRESH_MILLISECONDS;
  return {
    current: async () => {
      if (!isFresh()) await (looking ?? look());
      return engines;
    },
    known: () => {
      if (!isFresh() && !looking) look().catch(() => {});
      return engines;
    },
    lookAgain: () => {
      askedAt = Number.NEGATIVE_INFINITY;
      looking = undefined;
    },
  };
}

export interface EngineServices {
  config: Config;
  db: Database;
  secrets: Secrets;
  planner: Planner;
}

/** Opens the engines of this server: those that the environment names, else the owner's choice. */
export async function openEngines(services: EngineServices): Promise<EngineSource> {
  const { config, planner } = services;
  const { aiProvider } = config;
  if (aiProvider === undefined) {
    const source = followSetting(services);
    await source.current();
    return source;
  }
  if (aiProvider === 'off') return unchanging({ provider: aiProvider, engine: OFF, builtIn: OFF });
  const builtIn = builtInEngine(planner);
  const engine = isModelProvider(aiProvider)
    ? await openModelAt(config, modelInEnvironment(config, aiProvider), planner)
    : builtIn;
  return unchanging({ provider: aiProvider, engine, builtIn });
}
