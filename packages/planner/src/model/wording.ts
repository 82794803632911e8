import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';

const NAME_MAX = 120;
const QUESTION_MAX = 1_000;

// Control characters and bidi controls can make a line look different from what it says.
const UNSEEN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A model's text as one line of at most so many characters; null if nothing in it is visible. */
function asLine(text: string | null, most: number): string | null {
  if (text === null) return null;
  const line = text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  if (!SEEN.test(line)) return null;
  if (line.length <= most) return line;
  const cut = line
    .slice(0, most - 1)
    .toWellFormed()
    .replace('\uFFFD', '');
  const atWord = cut.lastIndexOf(' ') > most / 2 ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${atWord.trimEnd()}…`;
}

export const titleFrom = (text: string | null): string | null => asLine(text, SUBTASK_TITLE_MAX_LENGTH);
export const nameFrom = (text: string | null): string | null => asLine(text, NAME_MAX);
export const questionFrom = (text: string | null): string | null => asLine(text, QUESTION_MAX);
