import { ProposedAction } from '@daymark/contract/proposals';
import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import type { AnswerRequest } from '../engine.ts';
import { TOPICS } from '../facts.ts';
import { LOOK_UP, PROPOSE, type Proposed } from './tool-forms.ts';

/** More proposals at once would not help the user. */
const ACTIONS_MAX = 5;
const LOOK_UPS_MAX = 12;

const Linked = z.object({
  dependsOn: z.array(z.string()).catch([]),
  lags: z.array(z.object({ id: z.string() })).catch([]),
  milestoneId: z.string().nullish().catch(null),
});

/** Every id in an action, including those of dependencies. */
function idsOf({ projectId, subtaskId, subtask, change }: Proposed): string[] {
  const linked = [subtask, change].flatMap((one) => Linked.safeParse(one).data ?? []);
  return [
    projectId,
    subtaskId,
    ...linked.flatMap(({ dependsOn, lags, milestoneId }) => [
      ...dependsOn,
      ...lags.map(({ id }) => id),
      milestoneId,
    ]),
  ].filter((id) => typeof id === 'string');
}

/** Only ids that were looked up or that are in the conversation are allowed. */
const isKnown = (input: Proposed, seen: readonly string[]): boolean =>
  idsOf(input).every((id) => seen.some((one) => one.includes(id)));

export interface Toolbox {
  tools: ToolSet;
  actions: ProposedAction[];
}

/** The tools of a model in a conversation: look-ups and proposals. None of them writes. */
export function toolsFor({ lookUp, turns }: AnswerRequest): Toolbox {
  const actions: ProposedAction[] = [];
  const seen = turns.map(({ content }) => content);
  let lookUps = 0;
  const lookUpTool = tool({
    description: 'Looks up how the person’s own projects stand.',
    inputSchema: LOOK_UP,
    execute: async ({ topic, words }) => {
      if (!TOPICS.includes(topic))
        return { error: `There is no topic of this name. There are: ${TOPICS.join(', ')}` };
      if (++lookUps > LOOK_UPS_MAX) return { error: 'That is enough: answer with what you know.' };
      const facts = await lookUp(topic, String(words ?? '').slice(0, 200));
      seen.push(JSON.stringify(facts));
      return facts;
    },
  });
  const proposeTool = tool({
    description: 'Offers an action to the person, who accepts or declines it. It is not carried out now.',
    inputSchema: PROPOSE,
    execute: async (input) => {
      if (actions.length >= ACTIONS_MAX)
        return { error: `At most ${ACTIONS_MAX} actions can be proposed at once.` };
      if (!isKnown(input, seen)) return { error: 'This id is not one that was looked up: look it up first.' };
      const read = ProposedAction.safeParse(input);
      if (!read.success) {
        const [issue] = read.error.issues;
        return { error: `Not proposed. ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}` };
      }
      actions.push(read.data);
      return { proposed: true };
    },
  });
  return { tools: { look_up: lookUpTool, propose: proposeTool }, actions };
}
