import { readAnswered } from './answers/read-answered.ts';
import { breakDown } from './breakdown/break-down.ts';
import { present } from './present.ts';
import type { Plan, PlanRequest } from './shape.ts';

export type * from './shape.ts';

/** From a written brief to dated tasks. Pure and deterministic; answers with a plan for any text and never throws. */
export function planProject(request: PlanRequest): Plan {
  const brief = readAnswered(request);
  return present(request, brief, breakDown(request, brief));
}
