import { ANSWER_ID_MAX_LENGTH } from '@daymark/domain/limits';
import { wordsOf } from '../brief/words.ts';

const ROOM = ANSWER_ID_MAX_LENGTH - 30;

/**
 * What a question or an assumption is known by: its topic and the words that it is about, without numbers. The same brief
 * gives the same names, and so does one in which a number or a day has changed.
 */
function nameOf(topic: string, words: string): string {
  const about = wordsOf(words).filter((word) => !/\d/.test(word));
  return `${topic}:${about.join('-').slice(0, ROOM)}`;
}

/** A name for each text of a list; where several are alike, the first has the plain one. */
export function namesFor(topic: string, texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const name = nameOf(topic, text);
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return nth === 1 ? name : `${name}:${nth}`;
  });
}
