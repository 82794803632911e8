import type { Engine } from './engine.ts';

/** The name of the active engine and whether it responds, for the terminal. */
export function engineWords({ name, isMetered }: Engine, provider: string, answers: boolean): string {
  if (provider === 'off') return 'AI is turned off';
  if (!isMetered) return 'Plans are made on this machine by the built-in planner; no language model is asked';
  return answers
    ? `The language model ${name} (${provider}) answers`
    : `The language model ${name} (${provider}) does not answer: check its address, its key and whether it runs`;
}
