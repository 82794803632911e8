import { CHAT_PROJECT_MIN_CHARACTERS, CHAT_PROJECT_MIN_MESSAGES } from './limits.ts';

/** Why a conversation cannot become a project yet: too few messages, or too few words. */
export type ConversationProblem = 'too-few-messages' | 'too-brief';

/**
 * What these messages lack to become a project, or null.
 *
 * Source: the specification's minimums of 2 messages and 100 characters in all.
 */
export function conversationProblem(messages: readonly { content: string }[]): ConversationProblem | null {
  if (messages.length < CHAT_PROJECT_MIN_MESSAGES) return 'too-few-messages';
  const letters = messages.reduce((sum, { content }) => sum + content.trim().length, 0);
  return letters < CHAT_PROJECT_MIN_CHARACTERS ? 'too-brief' : null;
}

const GENERIC_TITLE =
  /^(?:(?:my |a )?(?:new )?(?:chat|conversation)|untitled|neuer chat|neue unterhaltung)(?: \d+)?$/i;

/** Whether a chat's title says nothing about its subject. */
export const isGenericTitle = (title: string): boolean => GENERIC_TITLE.test(title.trim());

const GREETING =
  /^(?:hi|hello|hey|hallo|moin|servus|good (?:morning|afternoon|evening|day)|guten (?:morgen|tag|abend))(?: (?:there|daymark|all|zusammen))?[\s!.,:)]*$/i;

/** Whether a message is only a greeting. A greeting does not become the chat's title. */
export const isGreeting = (content: string): boolean => GREETING.test(content.trim());

const TITLE_CHARACTERS = 48;

/** The title of a chat that begins with this text: its first line, cut between words. */
export function titleFrom(content: string): string {
  const line = (content.trim().split('\n', 1)[0] ?? '').replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_CHARACTERS) return line;
  const cut = line.slice(0, TITLE_CHARACTERS + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, TITLE_CHARACTERS);
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
}
