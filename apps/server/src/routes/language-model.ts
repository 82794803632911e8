import type { languageModelRoutes } from '@daymark/contract/language-model';
import {
  connectModel,
  disconnectModel,
  findNearby,
  readLanguageModel,
} from '../administration/language-model.ts';
import type { Handlers } from './mount.ts';

/** The SDKs of models are only loaded if one is used. */
const trial = () => import('../administration/model-trial.ts');

export const languageModelHandlers: Handlers<typeof languageModelRoutes> = {
  get: (_, context) => readLanguageModel(context),
  connect: ({ body }, context) => connectModel(context, body),
  disconnect: (_, context) => disconnectModel(context),
  nearby: (_, context) => findNearby(context),
  list: async ({ body }, context) => (await trial()).listOfModels(context, body),
  test: async ({ body }, context) => (await trial()).tryModel(context, body),
};
