import { isModelProvider } from '../ai-environment.ts';
import type { Config } from '../config.ts';
import { AppError } from '../http/errors.ts';
import { builtInEngine } from './builtin/engine.ts';
import type { Engine } from './engine.ts';
import type { Planner } from './planner.ts';

async function refuse(): Promise<never> {
  throw new AppError('ai_unavailable', 'AI is turned off on this server');
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
  /** The one that the operator chose; it refuses everything when AI is turned off. */
  engine: Engine;
  /** What a person may choose instead when that one fails; refuses too when AI is turned off. */
  builtIn: Engine;
}

/** Opens what answers and reads on this server. */
export async function openEngines(config: Config, planner: Planner): Promise<Engines> {
  if (config.aiProvider === 'off') return { engine: OFF, builtIn: OFF };
  const builtIn = builtInEngine(planner);
  if (!isModelProvider(config.aiProvider)) return { engine: builtIn, builtIn };
  // Only who asks a model pays for what speaks to one.
  const { openModelEngine } = await import('./model/engine.ts');
  return { engine: openModelEngine(config, config.aiProvider, { planner }), builtIn };
}
