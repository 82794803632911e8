import type { Turn } from '../engine.ts';
import type { LookUp } from '../facts.ts';
import { hasMeaning, type Moment, type ParsedText, read } from './read.ts';
import { isClear, type Understood } from './sureness.ts';
import { thingsNear } from './things-near.ts';

/** As many earlier messages of the person may name what "it" is. */
const REMEMBERED = 3;

const READ_CHARACTERS = 300;

/** What the last earlier message of the person that names anything names, if that is one thing. */
export async function namesBefore(
  turns: readonly Turn[],
  lookUp: LookUp,
  moment: Moment,
): Promise<ParsedText['names']> {
  const earlier = turns.slice(0, -1).filter(({ sender }) => sender === 'user');
  for (const { content } of earlier.slice(-REMEMBERED).toReversed()) {
    const text = content.slice(0, READ_CHARACTERS);
    const { names } = read(text, await thingsNear(lookUp, text, moment.language), moment);
    if (names.length > 0) return names.length === 1 ? names : [];
  }
  return [];
}

/** Requests about a thing that is seldom named again. */
const ABOUT_IT = new Set(['howLong', 'whenDone', 'breakDown']);

const SOME_OTHER = /\b(?:first|second|third|last|other|one)\b/i;

/** Whether a request is about a thing that was named before: "smaller", "how long will it take", "mark it as done". */
export function refersBack(one: Understood): boolean {
  if (!isClear(one) || one.parsed.names.length > 0) return false;
  return ABOUT_IT.has(one.is) || (hasMeaning(one.parsed, 'it') && !SOME_OTHER.test(one.parsed.text));
}
