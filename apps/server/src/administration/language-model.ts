import type { LanguageModel, ModelServer } from '@daymark/contract/language-model';
import { needsKey } from '@daymark/domain/language-models';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import {
  findConnectedModel,
  forgetConnectedModel,
  type ModelConnection,
  saveConnectedModel,
} from '../ai/connected-model.ts';
import type { AiContext } from '../ai/context.ts';
import { listOllamaModels } from '../ai/ollama.ts';
import { modelInEnvironment } from '../ai/open-engine.ts';
import { isModelProvider } from '../ai-environment.ts';
import type { Config } from '../config.ts';
import { AppError, invalid } from '../http/errors.ts';

/** The variables that are set, if they decide. */
function variablesOf({ aiProvider, aiModel, aiBaseUrl, aiApiKey }: Config): string[] {
  if (aiProvider === undefined) return [];
  const set = { AI_PROVIDER: aiProvider, AI_MODEL: aiModel, AI_BASE_URL: aiBaseUrl, AI_API_KEY: aiApiKey };
  return Object.entries(set).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

/** The model in use, with its key; undefined with the built-in planner, or if AI is turned off. */
export async function modelInUse({ config, db, secrets }: AiContext) {
  const { aiProvider } = config;
  if (aiProvider === undefined) return findConnectedModel(db, secrets);
  if (!isModelProvider(aiProvider)) return undefined;
  return { ...modelInEnvironment(config, aiProvider), isKeyLost: false };
}

export async function readLanguageModel(context: AiContext): Promise<LanguageModel> {
  const { config } = context;
  const used = await modelInUse(context);
  const model = used && {
    provider: used.provider,
    address: used.address,
    name: used.model,
    briefs: used.briefs ?? null,
    hasKey: used.key !== null,
    isKeyLost: used.isKeyLost,
  };
  return { model: model ?? null, isOff: config.aiProvider === 'off', variables: variablesOf(config) };
}

export function assertOwnerDecides({ config }: AiContext): void {
  const [variable] = variablesOf(config);
  if (variable !== undefined)
    throw new AppError(
      'conflict',
      t`${variable} decides this. To choose here, remove it where Daymark is started, and start it again.`,
    );
}

type Place = z.output<typeof ModelServer>;

/** The place with its key. The stored key is only used for the place that it was given for. */
export async function withKey({ db, secrets }: AiContext, { provider, address, key }: Place) {
  const stored = key === undefined ? await findConnectedModel(db, secrets) : undefined;
  const isSame = stored?.provider === provider && stored.address === address;
  const known = key ?? (isSame ? stored.key : null);
  if (known === null && needsKey(provider)) throw invalid('key', t`Please enter the key of this provider`);
  return { provider, address, key: known };
}

/** From now on this model reads and answers: on this node at once, on others within seconds. */
export async function connectModel(
  context: AiContext,
  { model, briefs, ...place }: Place & Pick<ModelConnection, 'model' | 'briefs'>,
): Promise<LanguageModel> {
  const { db, secrets, engines, log } = context;
  assertOwnerDecides(context);
  await saveConnectedModel(db, secrets, { ...(await withKey(context, place)), model, briefs });
  engines.lookAgain();
  log.info({ provider: place.provider, model }, 'the owner connected a language model');
  return readLanguageModel(context);
}

export async function disconnectModel(context: AiContext): Promise<LanguageModel> {
  const { db, engines, log } = context;
  assertOwnerDecides(context);
  await forgetConnectedModel(db);
  engines.lookAgain();
  log.info('the owner disconnected the language model');
  return readLanguageModel(context);
}

/** The Ollama of this machine. It is not asked if the environment decides. */
export async function findNearby({ config, signal }: AiContext) {
  const { aiProvider, ollamaUrl } = config;
  const models = aiProvider === undefined ? await listOllamaModels(ollamaUrl, signal) : undefined;
  return { ollama: models ? { address: `${ollamaUrl}/v1`, models } : null };
}
