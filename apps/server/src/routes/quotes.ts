import type { quoteRoutes } from '@daymark/contract/quotes';
import { changeQuote, draftQuote, noteAnswer, quotesOf, removeDraft, sendQuote } from '../quotes/service.ts';
import type { Handlers } from './mount.ts';

export const quoteHandlers: Handlers<typeof quoteRoutes> = {
  list: ({ params }, context) => quotesOf(context, params.projectId),
  create: ({ params, body }, context) => draftQuote(context, params.projectId, body),
  change: ({ params, body, ifVersion }, context) => changeQuote(context, params.id, body, ifVersion),
  send: ({ params, ifVersion }, context) => sendQuote(context, params.id, ifVersion),
  answer: ({ params, body }, context) => noteAnswer(context, params.id, body),
  delete: ({ params }, context) => removeDraft(context, params.id),
};
