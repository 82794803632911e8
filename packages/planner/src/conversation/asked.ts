import type { Words } from './words/words.ts';

/** What an answer is about. */
export interface Topic {
  about: keyof Words['asks'] | 'other';
  /** Whose date was asked for, where it has a name: "the manuscript". */
  what: string;
  /** The question itself. */
  question: string;
}

const NO_TOPIC: Topic = { about: 'other', what: '', question: '' };

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

const MOST_QUESTIONS = 3;

/** What the questions of a message ask for, the last one last; never empty. */
export function topicsOf(message: string, words: Words): Topic[] {
  const questions = message.match(/[^.!?\n]+\?/g)?.slice(-MOST_QUESTIONS) ?? [];
  return questions.length === 0 ? [NO_TOPIC] : questions.map((question) => topicOf(question, words));
}

function topicOf(asked: string, words: Words): Topic {
  const question = asked.trim().slice(0, 300).replace(/\?$/, '');
  const what = words.askedOf.map((one) => one.exec(question)?.groups?.what).find((one) => one !== undefined);
  const first = ORDER.find((one) => words.asks[one].test(question)) ?? 'other';
  // "When should the new colleague begin?" does not ask when the work begins.
  const about = first === 'start' && what !== undefined && !words.asksOfWork.test(what) ? 'due' : first;
  return { about, what: what?.trim() ?? '', question };
}
