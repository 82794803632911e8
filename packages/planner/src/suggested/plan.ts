import { asking, yesNoAsk } from '../answers/asks.ts';
import { readAnswered } from '../answers/read-answered.ts';
import { asLeft } from '../breakdown/break-down.ts';
import { bindMilestones } from '../breakdown/milestones.ts';
import { connectStated } from '../breakdown/order.ts';
import { questionsFor, waitForAnswers, withAnswerDrafts } from '../breakdown/questions.ts';
import { remarkWords } from '../breakdown/remark-words.ts';
import { assumptionsFor, quoted } from '../breakdown/remarks.ts';
import { noteSaidDays } from '../breakdown/said-days.ts';
import { sceneOf } from '../breakdown/scene.ts';
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
  request: PlanRequest,
  words: ReturnType<typeof remarkWords>,
): Remark[] {
  const named = guessed
    .map(({ id, title }) => asking(request, id, words.guessed(title), yesNoAsk(true)))
    .filter(({ answer }, at) => at < MOST_GUESSED || answer !== undefined);
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
  const brief = readAnswered(request);
  const scene = sceneOf(request, brief);
  const { tongue } = tongueIn(`${request.name}. ${request.description}`);
  const grounded = groundedDrafts(tasks, scene, givenIn(request, brief, tongue));
  const { drafts } = grounded;
  withAnswerDrafts(drafts, scene);
  noteSaidDays(drafts);
  connectStated(drafts, scene);
  waitForAnswers(drafts, scene);
  bindMilestones(drafts, scene);
  const spread = asLeft(drafts, scene);
  const dropped = grounded.dropped + unread;
  const remarks = remarksOn({ ...grounded, dropped }, request, remarkWords(scene.language));
  const plan = present(request, brief, {
    drafts: spread,
    assumptions: [...assumptionsFor(scene, spread), ...remarks],
    questions: questionsFor(scene, spread),
  });
  return { ...plan, engine };
}
