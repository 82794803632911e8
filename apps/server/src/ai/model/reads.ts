import type { BriefsBy } from '@daymark/domain/language-models';
import { ModelFailure } from './failure.ts';
import { newAbilities } from './ladder.ts';
import { readBriefByModel } from './read-brief.ts';
import { readStepsByModel } from './read-steps.ts';

type Read = typeof readBriefByModel;

/** It answered, but not in the form. */
const isBeyondIt = (error: unknown): boolean =>
  error instanceof ModelFailure && (error.reason === 'unreadable' || error.reason === 'broke off');

/** Enough for one short question. */
const SHORT_LADDER = { rungs: () => ['schema', 'prompt'] as const, stay: () => {} };

/**
 * How a model reads briefs: as a whole, or only their steps. One that fails at the whole is asked for the steps, and for an
 * hour for nothing else.
 */
export function newReads(briefs: BriefsBy): { read: Read } {
  const abilities = newAbilities();
  return {
    read: async (asking, request, how) => {
      if (briefs === 'steps' || !abilities.takes()) return readStepsByModel(asking, request, how);
      try {
        return await readBriefByModel(asking, request, how);
      } catch (error) {
        if (!isBeyondIt(error)) throw error;
        const ladder = SHORT_LADDER;
        const read = await readStepsByModel(asking, request, { ...how, ladder }).catch(() => undefined);
        asking.signal.throwIfAborted();
        if (!read) throw error;
        abilities.refuses();
        return read;
      }
    },
  };
}
