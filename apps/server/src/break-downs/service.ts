import type { BreakDownWish } from '@daymark/contract/break-downs';
import type { AiContext } from '../ai/context.ts';
import { proposeSteps } from './proposing.ts';
import { writeSteps } from './writing.ts';

/** Proposes the steps of an open subtask, or replaces it by those that are given. */
export async function breakDownSubtask(context: AiContext, id: string, { steps, ...wish }: BreakDownWish) {
  if (!steps) return { ...(await proposeSteps(context, id, wish)), written: null };
  return context.once(async (trx) => {
    const written = await writeSteps(context, trx, { id, steps });
    return { steps, source: 'person' as const, questions: [], written };
  });
}
