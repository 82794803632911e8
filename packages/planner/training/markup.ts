import type { Language } from '@daymark/language/token';
import type { Label } from '../src/read/learned/labels.ts';

/** What a labelled clause may be, by the letter that marks it in the data. */
export const LETTERS: Readonly<Record<string, Label>> = {
  t: 'task',
  r: 'repeat',
  e: 'event',
  w: 'wait',
  a: 'availability',
  o: 'theirs',
  d: 'done',
  x: 'excluded',
  l: 'later',
  m: 'modifier',
  h: 'lead',
  q: 'open',
  n: 'note',
};

/**
 * What a clause may say of when there is time: none on these days, on these alone, on these too, so much at most, days with
 * so much at most, from when at all; `other` is more than one of these, or times of the day.
 */
export const TIMES = ['off', 'only', 'also', 'limit', 'both', 'start', 'other'] as const;
export type Times = (typeof TIMES)[number];

/** A clause of a labelled brief: `text.slice(start, end)`, without the spaces around it. */
export interface LabelledClause {
  start: number;
  end: number;
  label: Label;
  /** What an availability says, where that was marked too: `{a.off}`. */
  times: Times | null;
}

export interface LabelledBrief {
  id: string;
  author: string;
  language: Language;
  name: string;
  text: string;
  clauses: LabelledClause[];
}

const HEAD = /^@ (\S+) \| [^|]+ \| (.+)$/;

/** Reads a file of labelled briefs, each with a tag in front of every clause. Throws with the brief that is not well formed. */
export function readMarkup(file: string, author: string, language: Language): LabelledBrief[] {
  return file
    .split(/^(?=@ )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [, id, name] = HEAD.exec(head) ?? [];
      if (!id || !name) throw new Error(`"${head.slice(0, 60)}" is not "@ id | manner | name"`);
      const clauses: LabelledClause[] = [];
      let text = '';
      for (const [, letter = '', said, words = ''] of lines
        .join('\n')
        .trim()
        .matchAll(/\{(\w)(?:\.(\w+))?\}([^{]*)/g)) {
        const label = LETTERS[letter];
        if (!label || words.trim() === '') throw new Error(`${id}: {${letter}} marks no clause`);
        const start = text.length + words.length - words.trimStart().length;
        text += words;
        clauses.push({
          start,
          end: text.trimEnd().length,
          label,
          times: TIMES.find((one) => one === said) ?? null,
        });
      }
      return { id, author, language, name: name.trim(), text: text.trimEnd(), clauses };
    });
}
