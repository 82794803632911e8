import type { Engine, Usage } from '../engine.ts';
import type { Planner } from '../planner.ts';
import { answerBuiltIn } from './answer.ts';
import { readProjectBuiltIn } from './read-project.ts';

/** It reads no tokens: there is nothing to count. */
export const NO_USAGE: Usage = { inputTokens: null, outputTokens: null };

/** Daymark's own engine: no network, no model. */
export const builtInEngine = (planner: Planner): Engine => ({
  name: 'built-in assistant',
  plannerName: 'built-in planner',
  isMetered: false,
  answer: (request, follow) =>
    answerBuiltIn(request, follow, (asked, signal) => readProjectBuiltIn(planner, asked, signal)),
  // It takes a moment and costs nothing: who calls it off by then, or loses the connection, has a plan.
  async breakDown(request, { onPiece }) {
    const plan = await planner.plan(request);
    for (const { title } of plan.tasks) onPiece({ title });
    return { ...plan, usage: NO_USAGE };
  },
  readProject: (request, signal) => readProjectBuiltIn(planner, request, signal),
  isReachable: async () => true,
});
