import {
  BRIEFS_BY,
  MODEL_ADDRESS_MAX_LENGTH,
  MODEL_KEY_MAX_LENGTH,
  MODEL_NAME_MAX_LENGTH,
  MODEL_PROVIDERS,
  needsAddress,
} from '@daymark/domain/language-models';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { PlanningEvent } from './plans.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';
import { line } from './text.ts';
import { Day } from './values.ts';

const PROVIDER = t`The provider is one of ${MODEL_PROVIDERS.join(', ')}`;
const ADDRESS = t`Please enter an address such as http://localhost:11434/v1`;
const BARE_ADDRESS = t`Please use an address without a user, a password or anything behind its path`;
const KEY = t`A key has only letters, digits and signs, without spaces`;

/** The base of the model's API. A private address is allowed: the model may run on a machine of the owner. */
const Address = z
  .string({ error: ADDRESS })
  .max(MODEL_ADDRESS_MAX_LENGTH, ADDRESS)
  .refine((text) => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? ''), ADDRESS)
  .refine((text) => {
    const url = URL.parse(text.trim());
    return !url?.username && !url?.password && !/[?#]/.test(text);
  }, BARE_ADDRESS)
  .overwrite((text) => (URL.parse(text.trim())?.href ?? text).replace(/\/+$/, ''));

const place = {
  provider: z.enum(MODEL_PROVIDERS, { error: PROVIDER }),
  /** Null for the provider's own. */
  address: Address.nullable().default(null),
  /** Left out, it is the stored one if provider and address are still the same; null is none. */
  key: z
    .string({ error: KEY })
    .max(MODEL_KEY_MAX_LENGTH, KEY)
    .regex(/^[\x21-\x7e]+$/, KEY)
    .nullable()
    .optional(),
};

const hasAddress = ({ provider, address }: { provider: string; address: string | null }): boolean =>
  address !== null || !MODEL_PROVIDERS.some((one) => one === provider && needsAddress(one));

const ADDRESS_MISSING = { path: ['address'], error: ADDRESS };

/** A server of language models. */
export const ModelServer = z.object(place).refine(hasAddress, ADDRESS_MISSING);
export type ModelServer = z.input<typeof ModelServer>;

export const NewModel = z
  .object({
    ...place,
    model: line(MODEL_NAME_MAX_LENGTH, t`Please choose a model`),
    /** Whether it reads briefs whole or is only asked for the steps of their lines; null for the usual choice. */
    briefs: z.enum(BRIEFS_BY).nullable().default(null),
  })
  .refine(hasAddress, ADDRESS_MISSING);
export type NewModel = z.input<typeof NewModel>;

/** The language model of this server. Its key is in no answer. */
export const LanguageModel = shape('LanguageModel', {
  /** Null while the built-in planner is used, or AI is turned off. */
  model: z
    .object({
      provider: z.enum(MODEL_PROVIDERS),
      address: z.string().nullable(),
      name: z.string(),
      briefs: z.enum(BRIEFS_BY).nullable(),
      hasKey: z.boolean(),
      /** Whether its key was encrypted with the secret of another data folder, and has to be entered again. */
      isKeyLost: z.boolean(),
    })
    .nullable(),
  isOff: z.boolean(),
  /** The environment variables that decide this; empty if the owner does. */
  variables: z.array(z.string()),
});
export type LanguageModel = z.output<typeof LanguageModel>;

export const FoundModels = shape('FoundModels', {
  /** Null if the server has no list, or could not be asked. */
  models: z.array(z.string()).nullable(),
  /** The address under which the list was found; the given one with `/v1` behind it if that was missing. */
  address: z.string().nullable(),
  /** Why the server could not be asked, in a sentence or two. */
  problem: z.string().nullable(),
});
export type FoundModels = z.output<typeof FoundModels>;

/** What a model made of a sample. */
export const ModelTest = shape('ModelTest', {
  isPlanned: z.boolean(),
  /** What happened, and how to mend it, in a sentence or two. */
  said: z.string(),
  seconds: z.number(),
  /** The sample. */
  brief: z.string(),
  tasks: z.array(
    z.object({ ref: z.string(), title: z.string(), dueDate: Day.nullable(), estimatedHours: z.number() }),
  ),
});
export type ModelTest = z.output<typeof ModelTest>;

export const languageModelRoutes = {
  get: route({
    endpoint: paths.languageModel.get,
    access: 'owner',
    summary: 'The language model of this server, and what decides it',
    answer: data(LanguageModel),
  }),
  connect: route({
    endpoint: paths.languageModel.connect,
    access: 'owner',
    summary: 'Connect a language model: from now on it reads briefs and answers in chats, on every node',
    body: NewModel,
    refusals: ['conflict'],
    answer: data(LanguageModel),
  }),
  disconnect: route({
    endpoint: paths.languageModel.disconnect,
    access: 'owner',
    summary: 'Disconnect the language model and forget its key: the built-in planner is used again',
    refusals: ['conflict'],
    answer: data(LanguageModel),
  }),
  nearby: route({
    endpoint: paths.languageModel.nearby,
    access: 'owner',
    summary:
      'The Ollama on the machine of this server, if there is one; never asked if the environment decides',
    answer: data(
      z.object({ ollama: z.object({ address: z.string(), models: z.array(z.string()) }).nullable() }),
    ),
  }),
  list: route({
    endpoint: paths.languageModel.list,
    access: 'owner',
    summary: 'The models that a server has, as it lists them',
    body: ModelServer,
    refusals: ['conflict', 'too_many_attempts'],
    answer: data(FoundModels),
  }),
  test: route({
    endpoint: paths.languageModel.test,
    access: 'owner',
    summary: 'Let a model read and plan a sample; null for the one in use. Nothing is stored',
    body: z.object({ model: NewModel.nullable() }),
    events: PlanningEvent,
    refusals: ['conflict', 'too_many_attempts'],
    answer: data(ModelTest),
  }),
} as const;
