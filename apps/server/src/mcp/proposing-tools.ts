import type { Client } from '@daymark/contract/client';
import { ApiError } from '@daymark/contract/client';
import type { ProposedAction } from '@daymark/contract/proposals';
import { StepMinutes } from '@daymark/contract/steps';
import {
  CHAT_MESSAGE_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  HOURS_MAX,
  PROPOSALS_MAX_COUNT,
  SUBTASK_TITLE_MAX_LENGTH,
} from '@daymark/domain/limits';
import { DEPTHS } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { ToolCaller } from './caller.ts';
import { Offer, OfferOfPlan, Priority, Status } from './results.ts';
import { tool } from './tool.ts';

/** The title of the chat in which a person finds what other programs proposed. */
const chatTitle = () => t`Proposals from other programs`;

const newChat = async (api: Client): Promise<string> =>
  (await api.chats.create({ body: { title: chatTitle() } })).data.chat.id;

/** The chat for proposals. A token that may not read begins a new one each time. */
async function chatFor({ api, scopes }: ToolCaller): Promise<string> {
  if (!scopes.includes('read')) return newChat(api);
  const known = (await api.chats.list()).data.find(({ title }) => title === chatTitle());
  return known?.id ?? newChat(api);
}

type Action = z.input<typeof ProposedAction>;

/** Adds proposals to the chat, in a new one if it is full. */
async function proposed(caller: ToolCaller, content: string, actions: Action[]) {
  const { api } = caller;
  const body = { content, actions };
  const add = async (id: string) => ({ id, ...(await api.chats.propose({ params: { id }, body })).data });
  const { id, message, leftOut } = await add(await chatFor(caller)).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.failure?.code === 'conflict') return add(await newChat(api));
    throw error;
  });
  return {
    proposals: message.proposals.map((one) => ({ id: `${id}.${one.id}`, effect: one.effect })),
    leftOut,
    next: 'Nothing has changed. The person accepts these in Daymark under Chats, or with the tool accept if you have it: ask them first.',
  };
}

const Day = z.iso.date();
const Title = z.string().min(1).max(SUBTASK_TITLE_MAX_LENGTH);
const Hours = z.number().min(0).max(HOURS_MAX);
const Id = z.uuid();
const Depth = z
  .enum(DEPTHS)
  .describe(
    'How finely: as-written (the words of the brief alone), balanced (usual) or detailed (short steps)',
  );
const STEPS_MAX_COUNT = 25;

/** What can be proposed, in fewer words than the API has for it. */
const Change = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('add_task'),
    projectId: Id,
    title: Title,
    dueDate: Day.optional(),
    estimatedHours: Hours.optional(),
    priority: Priority.optional(),
  }),
  z.strictObject({
    do: z.literal('change_task'),
    taskId: Id,
    title: Title.optional(),
    dueDate: Day.nullable().optional(),
    estimatedHours: Hours.nullable().optional(),
    priority: Priority.optional(),
    status: Status.optional(),
  }),
  z.strictObject({
    do: z.literal('change_project'),
    projectId: Id,
    name: z.string().min(1).max(SUBTASK_TITLE_MAX_LENGTH).optional(),
    brief: z.string().max(DESCRIPTION_MAX_LENGTH).optional(),
    dueDate: Day.optional(),
    priority: Priority.optional(),
  }),
  z
    .strictObject({ do: z.literal('plan_again'), projectId: Id, depth: Depth.optional() })
    .describe('Plan a project from its brief anew; what the person touched stays'),
  z
    .strictObject({
      do: z.literal('break_down_task'),
      taskId: Id,
      depth: Depth.optional(),
      steps: z
        .array(
          z.strictObject({
            title: Title.describe('Begins with its verb, without the title of the task'),
            minutes: StepMinutes,
          }),
        )
        .min(2)
        .max(STEPS_MAX_COUNT)
        .optional()
        .describe('In order. Left out: the steps that Daymark knows for such a task'),
    })
    .describe('Replace an open task by named steps, each with its own day'),
  z
    .strictObject({ do: z.literal('repair_plan'), projectId: Id.nullable().default(null) })
    .describe('Move what no longer fits to days on which it does; null for all projects'),
  z.strictObject({
    do: z.literal('take_days_off'),
    name: z.string().min(1).max(60),
    firstDay: Day,
    lastDay: Day,
    hoursOff: Hours.optional().describe('Only these hours of a single day, in quarters of an hour'),
  }),
]);

function actionOf(change: z.output<typeof Change>): Action {
  switch (change.do) {
    case 'add_task': {
      const { do: _, projectId, ...subtask } = change;
      return { kind: 'create-subtask', projectId, subtask };
    }
    case 'change_task': {
      const { do: _, taskId, ...fields } = change;
      return { kind: 'change-subtask', subtaskId: taskId, change: fields };
    }
    case 'change_project': {
      const { do: _, projectId, brief, ...fields } = change;
      const description = brief === undefined ? {} : { description: brief };
      return { kind: 'change-project', projectId, change: { ...fields, ...description } };
    }
    case 'plan_again':
      return { kind: 'break-down', projectId: change.projectId, depth: change.depth };
    case 'break_down_task': {
      const { do: _, taskId, ...how } = change;
      return { kind: 'break-down-subtask', subtaskId: taskId, ...how };
    }
    case 'repair_plan':
      return { kind: 'replan', projectId: change.projectId };
    case 'take_days_off': {
      const { do: _, ...dayOff } = change;
      return { kind: 'add-day-off', dayOff };
    }
  }
}

export const PROPOSING_TOOLS = [
  tool({
    name: 'plan_brief',
    title: 'Plan a brief',
    description:
      'Turn the brief of a new project into dated tasks, and propose the project. A brief says in plain words what is to be done, for whom, in what order, how long things take and who has to be waited for. Changes nothing.',
    scope: 'propose',
    input: z.object({
      name: z.string().min(1).max(SUBTASK_TITLE_MAX_LENGTH),
      brief: z.string().min(1).max(DESCRIPTION_MAX_LENGTH),
      startDate: Day.optional().describe('YYYY-MM-DD; today if left out'),
      dueDate: Day,
      depth: Depth.optional(),
    }),
    output: OfferOfPlan,
    run: async ({ name, brief, startDate, dueDate, depth }, caller) => {
      const project = { name, description: brief, startDate: startDate ?? caller.today, dueDate, depth };
      const { plan, tasks } = (await caller.api.planPreviews.show({ body: project })).data;
      const offer = await proposed(caller, t`A new project, “${name}”:`, [
        { kind: 'create-project', project: { ...project, generateAISubtasks: true } },
      ]);
      return {
        ...offer,
        plan: {
          fits: plan.feasible,
          neededHours: plan.neededHours,
          availableHours: plan.availableHours,
          assumptions: plan.assumptions,
          questions: plan.questions,
          waits: plan.waits ?? [],
        },
        tasks,
      };
    },
  }),
  tool({
    name: 'propose_change',
    title: 'Propose a change',
    description:
      'Propose changes of tasks, projects and plans, each with its effect in words. Changes nothing until it is accepted.',
    scope: 'propose',
    input: z.object({
      why: z
        .string()
        .min(1)
        .max(CHAT_MESSAGE_MAX_LENGTH)
        .describe('What the person reads with the proposals'),
      changes: z.array(Change).min(1).max(PROPOSALS_MAX_COUNT),
    }),
    output: Offer,
    run: ({ why, changes }, caller) => proposed(caller, why, changes.map(actionOf)),
  }),
];
