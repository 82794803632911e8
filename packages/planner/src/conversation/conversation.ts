import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Tongue } from '../brief/tongue.ts';
import type { Topic } from './asked.ts';
import type { Words } from './words/words.ts';

export interface Turn {
  sender: 'user' | 'assistant';
  content: string;
}

export interface ConversationRequest {
  turns: readonly Turn[];
  /** The person's own day: "in six weeks" counts from it. */
  today: Day;
  /** BCP 47; decides the order of day and month in dates such as 3/4/2027. */
  locale: string;
}

/** A project as a person described it in a conversation. */
export interface ConversationProject {
  name: string;
  /** The person's own words put together. */
  description: string;
  startDate: Day;
  dueDate: Day;
  milestones: { name: string; dueDate: Day }[];
  priority: Priority;
  category: string;
  tags: string[];
  /** What nobody said, in the person's language. */
  assumptions: string[];
}

/** What every part of the reader works from: the person's language and day. */
export interface Setting {
  tongue: Tongue;
  words: Words;
  today: Day;
  locale: string;
}

/** A sentence of the person's. */
export interface Statement {
  /** As it stands now: what is corrected later is changed in it. */
  text: string;
  turn: number;
  isQuestion: boolean;
  /** A greeting, thanks or the weather. */
  isChatter: boolean;
  /** It says that something said before is different. */
  corrects: boolean;
  /** What the assistant asked before, which gives a short answer its meaning. */
  topic: Topic;
  /** It begins with a yes. */
  agrees: boolean;
  /** It begins with a no. */
  declines: boolean;
  /** The first words of an answer. */
  isFirst: boolean;
}
