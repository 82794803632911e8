import { setImmediate as nextTurn } from 'node:timers/promises';
import { withSteps } from '@daymark/planner/breakdown/expand';
import type { Engine, Usage } from '../engine.ts';
import type { Planner } from '../planner.ts';

/** It uses no tokens. */
export const NO_USAGE: Usage = { inputTokens: null, outputTokens: null };

/** The built-in engine: no network, no model. The words that it knows of every language are loaded when somebody asks. */
export const builtInEngine = (planner: Planner): Engine => ({
  name: 'built-in assistant',
  plannerName: 'built-in planner',
  isMetered: false,
  prepare: async (language) => {
    const { learnOn } = await import('./catalogue.ts');
    while (learnOn(language)) await nextTurn();
  },
  async answer(request, follow) {
    const { answerBuiltIn } = await import('./answer.ts');
    return answerBuiltIn(request, follow);
  },
  async read(request, { onPiece, ...caller }) {
    const reading = await planner.read(request, caller);
    for (const one of withSteps(reading).statements) if (one.kind === 'task') onPiece({ title: one.title });
    return { reading, usage: NO_USAGE };
  },
  async readProject(request, caller) {
    const { readProjectBuiltIn } = await import('./read-project.ts');
    return readProjectBuiltIn(planner, request, caller);
  },
  isReachable: async () => true,
});
