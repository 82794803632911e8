import type { Engine } from './engine.ts';

/** Which engine is active and whether it answers, for the person at the terminal. */
export function engineWords({ name, isMetered }: Engine, provider: string, answers: boolean): string {
  if (provider === 'off') return 'AI is turned off';
  if (!isMetered) return 'Plans are made on this machine by the built-in planner; no language model is asked';
  return answers
    ? `The language model ${name} (${provider}) answers`
    : `The language model ${name} (${provider}) does not answer: check AI_BASE_URL, AI_API_KEY and whether it runs`;
}
