import type { Engine } from '../apps/server/src/ai/engine.ts';

/** The language model that AI_PROVIDER and the other variables of the server name; undefined without one. */
export async function modelOfEnvironment(): Promise<Engine | undefined> {
  if (!process.env.AI_PROVIDER) return undefined;
  const { readConfig } = await import('../apps/server/src/config.ts');
  const { isModelProvider } = await import('../apps/server/src/ai-environment.ts');
  const { openModelAt, modelInEnvironment } = await import('../apps/server/src/ai/open-engine.ts');
  const { startPlanner } = await import('../apps/server/src/ai/planner.ts');
  const config = readConfig(process.env);
  const { aiProvider: provider } = config;
  if (!provider || !isModelProvider(provider)) return undefined;
  return openModelAt(config, modelInEnvironment(config, provider), startPlanner());
}
