import { withSteps } from '@daymark/planner/breakdown/expand';
import type { Engine, Usage } from '../engine.ts';
import type { Planner } from '../planner.ts';
import { answerBuiltIn } from './answer.ts';
import { learnOn } from './catalogue.ts';
import { readProjectBuiltIn } from './read-project.ts';

/** It uses no tokens. */
export const NO_USAGE: Usage = { inputTokens: null, outputTokens: null };

/** The built-in engine: no network, no model. */
export const builtInEngine = (planner: Planner): Engine => ({
  name: 'built-in assistant',
  plannerName: 'built-in planner',
  isMetered: false,
  prepare: (language) => {
    const goOn = (): void => {
      if (learnOn(language)) setImmediate(goOn);
    };
    setImmediate(goOn);
  },
  answer: (request, follow) => answerBuiltIn(request, follow),
  async read(request, { onPiece, ...caller }) {
    const reading = await planner.read(request, caller);
    for (const one of withSteps(reading).statements) if (one.kind === 'task') onPiece({ title: one.title });
    return { reading, usage: NO_USAGE };
  },
  readProject: (request, caller) => readProjectBuiltIn(planner, request, caller),
  isReachable: async () => true,
});
