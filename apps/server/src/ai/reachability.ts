import type { Engine } from './engine.ts';

const FRESH_MILLISECONDS = 60_000;

/**
 * Whether an engine could be reached when it was looked at last; null before that. It never waits: what is older than a
 * minute is looked at anew behind the asker's back, so that asking us is not asking a provider.
 */
export function watchReachability(engine: Engine, signal: AbortSignal): () => boolean | null {
  let found: boolean | null = null;
  let isLooking = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    isLooking = true;
    found = await engine.isReachable(signal);
    lookedAt = performance.now();
    isLooking = false;
  };
  return () => {
    if (!isLooking && performance.now() - lookedAt > FRESH_MILLISECONDS) void look();
    return found;
  };
}

/** Which engine is active and whether it answers, for the person at the terminal. */
export function engineWords({ name, isMetered }: Engine, provider: string, answers: boolean): string {
  if (provider === 'off') return 'AI is turned off';
  if (!isMetered) return 'Plans are made on this machine by the built-in planner; no language model is asked';
  return answers
    ? `The language model ${name} (${provider}) answers`
    : `The language model ${name} (${provider}) does not answer: check AI_BASE_URL, AI_API_KEY and whether it runs`;
}
