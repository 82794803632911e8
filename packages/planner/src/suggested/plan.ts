import { asLeft } from '../breakdown/break-down.ts';
import { bindMilestones } from '../breakdown/milestones.ts';
import { connectStated } from '../breakdown/order.ts';
import { remarkWords } from '../breakdown/remark-words.ts';
import { assumptionsFor, questionsFor, quoted } from '../breakdown/remarks.ts';
import { sceneOf } from '../breakdown/scene.ts';
import { readBrief } from '../brief/read.ts';
import { tongueIn } from '../brief/tongue.ts';
import { present } from '../present.ts';
import type { Plan, PlanRequest, Remark, SuggestedTask } from '../shape.ts';
import { type Grounded, groundedDrafts } from './drafts.ts';
import { givenIn } from './words.ts';

export interface Suggestion {
  tasks: readonly SuggestedTask[];
  /** Who suggests, as it is named on screen. */
  engine: string;
  /** How many could not even be read. */
  unread: number;
}

const MOST_GUESSED = 3;

function remarksOn(
  { guessed, uncovered, dropped }: Grounded,
  words: ReturnType<typeof remarkWords>,
): Remark[] {
  const named = guessed
    .slice(0, MOST_GUESSED)
    .map((title, at) => ({ id: `guess-${at}`, text: words.guessed(title) }));
  return [
    ...named,
    ...(uncovered.length > 0 ? [{ id: 'uncovered', text: words.leftOut(quoted(uncovered)) }] : []),
    ...(dropped > 0 ? [{ id: 'dropped', text: words.dropped(dropped) }] : []),
  ];
}

/**
 * A plan of what a language model suggests: held against the brief, ordered by what it says, and dated by the scheduler
 * like our own. A suggestion that does not hold is left out, and how many is said.
 */
export function planSuggested(request: PlanRequest, { tasks, engine, unread }: Suggestion): Plan {
  const brief = readBrief(request);
  const scene = sceneOf(request, brief);
  const { tongue } = tongueIn(`${request.name}. ${request.description}`);
  const grounded = groundedDrafts(tasks, scene, givenIn(request, brief, tongue));
  const { drafts } = grounded;
  connectStated(drafts, scene);
  bindMilestones(drafts, scene);
  const spread = asLeft(drafts, scene);
  const remarks = remarksOn({ ...grounded, dropped: grounded.dropped + unread }, remarkWords(scene.language));
  const plan = present(request, brief, {
    drafts: spread,
    assumptions: [...assumptionsFor(scene, spread), ...remarks],
    questions: questionsFor(scene, spread),
  });
  return { ...plan, engine };
}
