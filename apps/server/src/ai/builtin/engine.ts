import type { Engine, Usage } from '../engine.ts';
import type { Planner } from '../planner.ts';
import { answerBuiltIn } from './answer.ts';
import { readProjectBuiltIn } from './read-project.ts';

/** It reads no tokens: there is nothing to count. */
export const NO_USAGE: Usage = { inputTokens: null, outputTokens: null };

/** Daymark's own engine: no network, no model. */
export const builtInEngine = (planner: Planner): Engine => ({
  name: 'built-in assistant',
  isMetered: false,
  answer: (request, follow) =>
    answerBuiltIn(request, follow, (asked, signal) => readProjectBuiltIn(planner, asked, signal)),
  async breakDown(request, { onPiece, signal }) {
    const plan = await planner.plan(request);
    signal.throwIfAborted();
    for (const { title } of plan.tasks) onPiece({ title });
    return { ...plan, usage: NO_USAGE };
  },
  readProject: (request, signal) => readProjectBuiltIn(planner, request, signal),
  isReachable: async () => true,
});
