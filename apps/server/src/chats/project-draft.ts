import type { ChatProjectEvent, DraftEvent } from '@daymark/contract/chats';
import { NewProject } from '@daymark/contract/projects';
import { type ConversationProblem, conversationProblem } from '@daymark/domain/chats';
import type { Reading } from '@daymark/domain/reading';
import { withSteps } from '@daymark/planner/breakdown/expand';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { withAllowance } from '../ai/allowance.ts';
import type { AiContext } from '../ai/context.ts';
import type { Engine, ReadProject } from '../ai/engine.ts';
import { madeFromOf, withinBounds } from '../ai/reading.ts';
import { AppError, notFound } from '../http/errors.ts';
import type { AtWork } from '../http/event-stream.ts';
import { createProject } from '../plans/service.ts';
import { type Conversation, findConversation } from './conversation-store.ts';

type Context = AiContext & AtWork<DraftEvent>;

const PROBLEMS: Record<ConversationProblem, string> = {
  'too-few-messages': t`Not enough conversation content to create a project. Please have a more detailed discussion first.`,
  'too-brief': t`The conversation is too brief to extract meaningful project information. Please provide more details about your project idea.`,
};

const noProject = () =>
  new AppError(
    'invalid_input',
    t`Unable to extract project information from the conversation. Please provide more specific project details in your chat.`,
  );

const BUSY_SECONDS = 120;

/** Replaces the engine's error about its queue by one about this request. */
function explained(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'overloaded') return error;
  return new AppError(
    'overloaded',
    t`The AI service is currently overloaded. Please try again in a few minutes.`,
    { retryAfterSeconds: error.details.retryAfterSeconds ?? BUSY_SECONDS, cause: error },
  );
}

async function conversationOf({ db, userId }: Context, id: string): Promise<Conversation> {
  const conversation = await findConversation(db, { userId, id });
  if (!conversation) throw notFound('Chat');
  return conversation;
}

async function read(
  context: Context,
  engine: Engine,
  { turns, locale }: Conversation,
): Promise<ReadProject | undefined> {
  const { today, timezone } = context;
  try {
    return await withAllowance(context, 'extraction', engine, () =>
      engine.readProject({ turns, today, timezone, locale }, context),
    );
  } catch (error) {
    throw explained(error);
  }
}

const MINUTES_AN_HOUR = 60;

/** The tasks of a Reading, as they are shown before they have days. */
function tasksOf(reading: Reading | null) {
  return (reading ? withSteps(reading).statements : []).flatMap((one) => {
    if (one.kind !== 'task') return [];
    const { effort, parts } = one;
    const times = effort?.per === 'part' ? (parts?.count ?? 1) : 1;
    const hours = effort?.unit === 'minutes' ? (effort.amount * times) / MINUTES_AN_HOUR : null;
    return [{ title: one.title, description: '', estimatedHours: hours }];
  });
}

/** A project that the chat describes, validated like one that was typed. */
async function draftFrom(context: Context, id: string) {
  const { engine, emit } = context;
  const conversation = await conversationOf(context, id);
  const problem = conversationProblem(conversation.turns);
  if (problem) throw new AppError('invalid_input', PROBLEMS[problem]);
  emit({ type: 'progress', step: 'reading' });
  const found = await read(context, engine, conversation);
  const project = found && NewProject.safeParse(found.project).data;
  if (!found || !project) throw noProject();
  const reading = found.reading && withinBounds(found.reading, project.description);
  return {
    // The Reading of these words is used for the plan. Without dates, only a language model's Reading is kept.
    project: {
      ...project,
      ...(reading && { asRead: { madeFrom: madeFromOf(project), frame: '', reading } }),
    },
    subtasks: tasksOf(reading),
    assumptions: found.assumptions,
    engine: engine.name,
  };
}

/** Reads a project out of a chat without writing anything. */
export const draftChatProject = async (context: Context, id: string) => ({
  draft: await draftFrom(context, id),
});

/**
 * Creates the project that the user has reviewed, or if none is given, the one that the chat describes. If it is
 * aborted during reading, nothing is created; during planning, the project is created without a plan.
 */
export async function createChatProject(
  context: AiContext & AtWork<ChatProjectEvent>,
  id: string,
  draft: z.output<typeof NewProject> | undefined,
) {
  const { emit, signal, once } = context;
  if (draft) await conversationOf(context, id);
  const project = draft ?? (await draftFrom(context, id)).project;
  if (!draft) signal.throwIfAborted();
  if (project.generateAISubtasks) emit({ type: 'progress', step: 'planning' });
  return createProject(
    {
      ...context,
      once: (write, how) => {
        emit({ type: 'progress', step: 'writing' });
        return once(write, how);
      },
    },
    project,
  );
}
