import { t } from '@daymark/words/t';
import { isModelProvider } from '../ai-environment.ts';
import type { Config } from '../config.ts';
import { AppError } from '../http/errors.ts';
import { builtInEngine } from './builtin/engine.ts';
import type { Engine } from './engine.ts';
import type { Planner } from './planner.ts';

async function refuse(): Promise<never> {
  throw new AppError('ai_unavailable', t`AI is turned off on this server`);
}

const OFF: Engine = {
  name: 'none',
  plannerName: 'none',
  isMetered: false,
  answer: refuse,
  read: refuse,
  readProject: refuse,
  isReachable: async () => false,
};

export interface Engines {
  /** The engine that the operator chose; it refuses everything if AI is turned off. */
  engine: Engine;
  /** The engine that a user may choose if that one fails; it also refuses everything if AI is turned off. */
  builtIn: Engine;
}

/** Opens the engines of this server. */
export async function openEngines(config: Config, planner: Planner): Promise<Engines> {
  if (config.aiProvider === 'off') return { engine: OFF, builtIn: OFF };
  const builtIn = builtInEngine(planner);
  if (!isModelProvider(config.aiProvider)) return { engine: builtIn, builtIn };
  // The SDKs of models are only loaded if one is configured.
  const { openModelEngine } = await import('./model/engine.ts');
  return { engine: openModelEngine(config, config.aiProvider, { planner }), builtIn };
}
