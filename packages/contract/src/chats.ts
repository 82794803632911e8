import {
  CHAT_MESSAGE_MAX_LENGTH,
  CHAT_PAGE_MESSAGES,
  CHAT_TITLE_MAX_LENGTH,
  PROPOSALS_MAX_COUNT,
} from '@daymark/domain/limits';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { Plan, PlanFailure, PlanningEvent } from './plans.ts';
import { NewProject, Project } from './projects.ts';
import { Proposal, ProposedAction } from './proposals.ts';
import { Reading } from './readings.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { Subtask } from './subtasks.ts';
import { line, text } from './text.ts';
import { ById, Id, Instant, identity } from './values.ts';

export const Chat = shape('Chat', { ...identity, title: z.string(), createdAt: Instant, updatedAt: Instant });
export type Chat = z.output<typeof Chat>;

export const ChatMessage = shape('ChatMessage', {
  ...identity,
  chatId: Id,
  content: z.string(),
  sender: z.enum(['user', 'assistant']),
  type: z.literal('text'),
  /** The displayed name of the engine that answered; null for a user's message. */
  engine: z.string().nullable(),
  /** Whether the user stopped the answer before its end. */
  isStopped: z.boolean(),
  proposals: z.array(Proposal),
  createdAt: Instant,
});
export type ChatMessage = z.output<typeof ChatMessage>;

/** A suggestion to begin a conversation with, made from the state of the user's projects. */
export const ChatSuggestion = shape('ChatSuggestion', {
  id: z.string(),
  title: z.string(),
  prompt: z.string(),
});
export type ChatSuggestion = z.output<typeof ChatSuggestion>;

/** How many requests to a language model the user has left today; nulls if they are not counted. */
export const AiAllowance = shape('AiAllowance', {
  engine: z.string(),
  limit: z.int().nullable(),
  left: z.int().nullable(),
  resetsAt: Instant.nullable(),
});
export type AiAllowance = z.output<typeof AiAllowance>;

/** The events of an answer while it is written. */
export const ChatEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('begun'), engine: z.string() }),
    /** More text, to append to the answer. */
    z.object({ type: z.literal('text'), text: z.string() }),
  ])
  .meta({ id: 'ChatEvent' });
export type ChatEvent = z.output<typeof ChatEvent>;

/** The events while a project is read out of a conversation. */
export const DraftEvent = shape('DraftEvent', {
  type: z.literal('progress'),
  step: z.enum(['reading', 'planning', 'writing']),
});
export type DraftEvent = z.output<typeof DraftEvent>;

/** The events while a project is made of a conversation: its steps, and the tasks as they are found. */
export const ChatProjectEvent = z.union([DraftEvent, PlanningEvent]).meta({ id: 'ChatProjectEvent' });
export type ChatProjectEvent = z.output<typeof ChatProjectEvent>;

/** A project as a conversation describes it. The user can review and change it before it is created. */
export const ProjectDraft = shape('ProjectDraft', {
  project: NewProject,
  subtasks: z.array(
    z.object({ title: z.string(), description: z.string(), estimatedHours: z.number().nullable() }),
  ),
  assumptions: z.array(z.string()),
  engine: z.string(),
});
export type ProjectDraft = z.output<typeof ProjectDraft>;

const Title = line(CHAT_TITLE_MAX_LENGTH);
const Content = text(CHAT_MESSAGE_MAX_LENGTH)
  .overwrite((content) => content.trim())
  .refine((content) => !isBlank(content), t`This field is required`);

const oneChat = data(z.object({ chat: Chat }));
const oneProposal = data(z.object({ proposal: Proposal }));
const ByProposal = z.object({ id: Id, proposalId: Id });

export const chatRoutes = {
  list: route({
    endpoint: paths.chats.list,
    access: 'read',
    summary: 'The chats, the last used first',
    answer: envelope({ data: z.array(Chat), count: z.int() }),
  }),
  suggestions: route({
    endpoint: paths.chats.suggestions,
    access: 'read',
    summary: 'What could be asked now, from how the projects stand',
    answer: data(z.object({ suggestions: z.array(ChatSuggestion) })),
  }),
  allowance: route({
    endpoint: paths.chats.allowance,
    access: 'read',
    summary: 'Who answers, and how many requests are left today',
    answer: data(AiAllowance),
  }),
  create: route({
    endpoint: paths.chats.create,
    access: 'propose',
    summary: 'Begin a chat',
    status: 201,
    creates: true,
    body: z.object({ title: Title }),
    refusals: ['conflict', 'ai_unavailable'],
    answer: oneChat,
  }),
  createWithSuggestion: route({
    endpoint: paths.chats.createWithSuggestion,
    access: 'propose',
    summary: 'Begin a chat with a suggestion; `initialMessage` is to be sent as its first message',
    status: 201,
    creates: true,
    body: z.object({ suggestion: z.object({ title: Title, prompt: Content }) }),
    refusals: ['conflict', 'ai_unavailable'],
    answer: data(z.object({ chat: Chat, initialMessage: z.string(), redirect: z.string() })),
  }),
  get: route({
    endpoint: paths.chats.get,
    access: 'read',
    summary: `A chat with its latest messages, or the ${CHAT_PAGE_MESSAGES} before one of them`,
    params: ById,
    query: z.object({ before: Id.optional() }),
    answer: data(z.object({ chat: Chat, messages: z.array(ChatMessage), hasEarlier: z.boolean() })),
  }),
  send: route({
    endpoint: paths.chats.send,
    access: 'propose',
    summary: 'Say something and be answered; what fails leaves nothing behind',
    status: 201,
    creates: true,
    params: ById,
    body: z.object({
      content: Content,
      /** A message of the user to send again: it and everything after it are replaced. */
      replaces: Id.optional(),
    }),
    events: ChatEvent,
    refusals: ['conflict', 'ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: data(
      z.object({ userMessage: ChatMessage, assistantMessage: ChatMessage, allowance: AiAllowance }),
    ),
  }),
  rename: route({
    endpoint: paths.chats.rename,
    access: 'write',
    summary: 'Change the title of a chat',
    params: ById,
    body: z.object({ title: Title }),
    answer: oneChat,
  }),
  delete: route({
    endpoint: paths.chats.delete,
    access: 'write',
    summary: 'Delete a chat; it can be restored for 30 days',
    params: ById,
    answer: oneChat,
  }),
  restore: route({
    endpoint: paths.chats.restore,
    access: 'write',
    summary: 'Restore a deleted chat',
    params: ById,
    refusals: ['conflict'],
    answer: oneChat,
  }),
  draftProject: route({
    endpoint: paths.chats.draftProject,
    access: 'propose',
    summary: 'Read a project out of a chat, to be looked at before it is made; nothing is written',
    params: ById,
    events: DraftEvent,
    refusals: ['invalid_input', 'ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: data(z.object({ draft: ProjectDraft })),
  }),
  createProject: route({
    endpoint: paths.chats.createProject,
    access: 'write',
    summary: 'Make a project of a chat: of the draft that is sent, or of what the chat says',
    status: 201,
    creates: true,
    params: ById,
    body: z.object({ project: NewProject.optional() }).nullish(),
    events: ChatProjectEvent,
    refusals: ['conflict', 'ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: data(
      z.object({
        project: Project,
        subtasks: z.array(Subtask),
        plan: z.union([Plan, PlanFailure]).nullable(),
        reading: Reading.nullable(),
        /** The change to undo to remove the plan and keep the project; null if there is none. */
        changeId: Id.nullable(),
      }),
    ),
  }),
  propose: route({
    endpoint: paths.chats.propose,
    access: 'propose',
    summary: 'Add proposals to a chat, for somebody to accept; nothing else is written',
    status: 201,
    creates: true,
    params: ById,
    body: z.object({
      /** What is said with them. */
      content: Content,
      actions: z.array(ProposedAction).min(1).max(PROPOSALS_MAX_COUNT),
    }),
    refusals: ['conflict', 'invalid_input', 'overloaded'],
    /** Without the proposals that name something that is not there, or that would change nothing. */
    answer: data(z.object({ message: ChatMessage, leftOut: z.int() })),
  }),
  acceptProposal: route({
    endpoint: paths.chats.acceptProposal,
    access: 'write',
    summary: 'Do what the assistant proposed, once',
    params: ByProposal,
    refusals: ['conflict', 'ai_unavailable', 'overloaded'],
    answer: oneProposal,
  }),
  dismissProposal: route({
    endpoint: paths.chats.dismissProposal,
    access: 'write',
    summary: 'Decline what the assistant proposed',
    params: ByProposal,
    refusals: ['conflict'],
    answer: oneProposal,
  }),
} as const;
