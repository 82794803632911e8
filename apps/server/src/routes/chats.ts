import type { Routes } from '@daymark/contract/routes';
import { allowanceOf } from '../ai/allowance.ts';
import { createChatProject, draftChatProject } from '../chats/project-draft.ts';
import { acceptProposal, dismissProposal } from '../chats/proposals.ts';
import { propose } from '../chats/proposing.ts';
import { sendMessage } from '../chats/sending.ts';
import {
  beginChat,
  beginChatWith,
  bringChatBack,
  chatsOf,
  conversation,
  removeChat,
  renameChat,
} from '../chats/service.ts';
import { suggestionsFor } from '../chats/suggestions.ts';
import type { Handlers } from './mount.ts';

export const chatHandlers: Handlers<Routes['chats']> = {
  list: (_input, context) => chatsOf(context),
  suggestions: (_input, context) => suggestionsFor(context),
  allowance: (_input, context) => allowanceOf(context, context.engine),
  create: ({ body }, context) => beginChat(context, body.title),
  createWithSuggestion: ({ body }, context) => beginChatWith(context, body.suggestion),
  get: ({ params, query }, context) => conversation(context, params.id, query.before),
  send: ({ params, body }, context) => sendMessage(context, params.id, body),
  rename: ({ params, body }, context) => renameChat(context, params.id, body.title),
  delete: ({ params }, context) => removeChat(context, params.id),
  restore: ({ params }, context) => bringChatBack(context, params.id),
  draftProject: ({ params }, context) => draftChatProject(context, params.id),
  createProject: ({ params, body }, context) => createChatProject(context, params.id, body?.project),
  propose: ({ params, body }, context) => propose(context, params.id, body),
  acceptProposal: ({ params }, context) => acceptProposal(context, params),
  dismissProposal: ({ params }, context) => dismissProposal(context, params),
};
