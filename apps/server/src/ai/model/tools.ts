import { ProposedAction } from '@daymark/contract/proposals';
import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { type JSONSchema7, jsonSchema, type ToolSet, tool } from 'ai';
import type { AnswerRequest } from '../engine.ts';
import { TOPICS, type Topic } from '../facts.ts';

const text: JSONSchema7 = { type: 'string' };
const day: JSONSchema7 = { type: 'string', description: 'YYYY-MM-DD' };
const texts: JSONSchema7 = { type: 'array', items: text };
const priority: JSONSchema7 = { type: 'string', enum: [...PRIORITIES] };
const status: JSONSchema7 = { type: 'string', enum: [...STATUSES] };
const hours: JSONSchema7 = { type: 'number' };

const milestones: JSONSchema7 = {
  type: 'array',
  items: { type: 'object', required: ['name', 'dueDate'], properties: { name: text, dueDate: day } },
};

const project = {
  name: text,
  description: text,
  startDate: day,
  dueDate: day,
  priority,
  category: text,
  tags: texts,
};
const subtask = { title: text, description: text, status, priority, dueDate: day, estimatedHours: hours };

interface Proposed {
  kind: string;
  projectId?: unknown;
  subtaskId?: unknown;
}

const PROPOSE = jsonSchema<Proposed>({
  type: 'object',
  required: ['kind'],
  properties: {
    kind: {
      type: 'string',
      enum: ['create-project', 'change-project', 'create-subtask', 'change-subtask', 'break-down'],
      description:
        'create-project needs project; change-project projectId and change; create-subtask projectId and subtask; change-subtask subtaskId and change; break-down projectId.',
    },
    projectId: text,
    subtaskId: text,
    project: {
      type: 'object',
      required: ['name', 'startDate', 'dueDate'],
      properties: { ...project, milestones, generateAISubtasks: { type: 'boolean' } },
    },
    subtask: { type: 'object', required: ['title'], properties: subtask },
    change: {
      type: 'object',
      description: 'Only what changes. "Completed" as status completes.',
      properties: { ...project, ...subtask, progress: { type: 'integer' }, actualHours: hours },
    },
  },
});

const LOOK_UP = jsonSchema<{ topic: Topic; words?: string | null }>({
  type: 'object',
  required: ['topic'],
  properties: {
    topic: { type: 'string', enum: [...TOPICS] },
    words: {
      type: 'string',
      description:
        'Names what the topic is about where it is one thing; for done the first and the last day, as YYYY-MM-DD YYYY-MM-DD.',
    },
  },
});

/** More at once is no help but a flood. */
const ACTIONS_MAX = 5;
const LOOK_UPS_MAX = 12;

const idsOf = ({ projectId, subtaskId }: Proposed): string[] =>
  [projectId, subtaskId].filter((id) => typeof id === 'string');

/** Only the ids that were looked up, or stand in the conversation, may be acted on. */
const isKnown = (input: Proposed, seen: readonly string[]): boolean =>
  idsOf(input).every((id) => seen.some((one) => one.includes(id)));

export interface Toolbox {
  tools: ToolSet;
  actions: ProposedAction[];
}

/** What a model may do in a conversation: look up, and propose. Nothing of it writes. */
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
