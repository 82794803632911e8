import type { KindOfWork } from '@daymark/planner/breakdown/nearest-kind';
import type { ReadRequest } from '../engine.ts';
import { MATERIAL } from './prompts.ts';
import { depthAsked, workdaysIn } from './read-brief-prompt.ts';

/** One short question, for models that do not follow many rules. */
export const STEP_RULES = `You break a project into daily tasks. ${MATERIAL}

"lines" are its pieces of work, with numbers. For each line that takes more than two hours, list its steps in the order in which they are done: one sitting of 0.5 to 4 hours each. If there are no lines, list 6 to 12 steps of the whole project with line 0.
- "title": a verb and what it produces, in the language of the lines: "Write the texts of the about page". Never "continue" or "work on".
- "hours": your guess for one person. Where a line has hours, its steps add up to them.
- "waitDays": 0 for work. For time that passes between two steps (an answer, a delivery, paint that dries): the days, with hours 0.
- Then at most four tasks with line 0: what everybody forgets and the project fails without.
- All together about as many as "workdays", at most 12 a line ("detailed": 25).
- "kindOfProject" is how others do it: take what fits.
Name no days, people or companies that are not there.`;

/** Most characters of the brief beside its lines, and most steps of the nearest kind. */
const BRIEF_MAX_LENGTH = 1_500;
const KIND_STEPS_MAX = 15;

export const stepsMaterial = (
  request: ReadRequest,
  lines: readonly { title: string; hours: number | null }[],
  kind: KindOfWork | null,
): string =>
  JSON.stringify({
    name: request.name,
    brief: request.description.slice(0, BRIEF_MAX_LENGTH),
    lines: lines.map(({ title, hours }, at) => ({ line: at + 1, title, ...(hours !== null && { hours }) })),
    workdays: workdaysIn(request),
    depth: depthAsked(request),
    ...(kind && { kindOfProject: { name: kind.name, steps: kind.steps.slice(0, KIND_STEPS_MAX) } }),
  });
