import type { Words } from './words/words.ts';

/** What an answer is about. */
export interface Topic {
  about: keyof Words['asks'] | 'other';
  /** Whose date was asked for, where it has a name: "the manuscript". */
  what: string;
  /** The question itself. */
  question: string;
}

export const NO_TOPIC: Topic = { about: 'other', what: '', question: '' };

/** In this order: "when does it begin" asks for a start, and not for an end. */
const ORDER = [
  'name',
  'start',
  'milestones',
  'hours',
  'budget',
  'priority',
  'excluded',
  'goal',
  'due',
] as const;

/** What the last question of a message asks for. */
export function topicOf(message: string, words: Words): Topic {
  const question = message
    .match(/[^.!?\n]+\?/g)
    ?.at(-1)
    ?.trim()
    .slice(0, 300);
  if (!question) return NO_TOPIC;
  const bare = question.replace(/\?$/, '');
  const what = words.askedOf.map((one) => one.exec(bare)?.groups?.what).find((one) => one !== undefined);
  const asked = ORDER.find((one) => words.asks[one].test(bare)) ?? 'other';
  // "When should the new colleague begin?" does not ask when the work begins.
  const about = asked === 'start' && what !== undefined && !words.asksOfWork.test(what) ? 'due' : asked;
  return { about, what: what?.trim() ?? '', question: bare };
}
