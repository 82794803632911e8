import { CHAT_PROJECT_MIN_LETTERS, CHAT_PROJECT_MIN_MESSAGES } from './limits.ts';

/** Why no project can be made of a conversation yet: it has too few messages, or too few words. */
export type ConversationProblem = 'too-few-messages' | 'too-brief';

/**
 * What is missing for a project to be made of these messages, or null.
 *
 * Source: the specification's minimums of 2 messages and 100 characters in all.
 */
export function conversationProblem(messages: readonly { content: string }[]): ConversationProblem | null {
  if (messages.length < CHAT_PROJECT_MIN_MESSAGES) return 'too-few-messages';
  const letters = messages.reduce((sum, { content }) => sum + content.trim().length, 0);
  return letters < CHAT_PROJECT_MIN_LETTERS ? 'too-brief' : null;
}
